import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

@testable import Mutators

@Suite struct TLVMutationTests {
    /// The types and values of a list as the decoder's reader walks it; nil when it overruns.
    func fields(_ bytes: [UInt8], _ width: TLVReader.LengthField = .twoBytes) -> [[UInt8]]? {
        bytes.withRawSpan { span in
            var reader = TLVReader(span.whole, width)
            var fields: [[UInt8]] = []
            do throws(DecodeError) {
                while let field = try reader.next(span) { fields.append([field.type] + span.array(field.value)) }
                return fields
            } catch { return nil }
        }
    }

    func mutants(_ mutation: any Mutation.Type, partner: [UInt8] = [], count: Int = 600) -> Mutants {
        Mutants(mutation, Samples.requestPayload, partner: partner, type: .requestSync, count: count)
    }

    var original: [[UInt8]] { fields(Samples.requestPayload) ?? [] }

    @Test func dropsOneField() {
        let results = mutants(TLVDrop.self).all
        #expect(results.count == 6 && results.allSatisfy { fields($0)?.count == 5 })
    }

    @Test func repeatsOneField() {
        for result in mutants(TLVRepeat.self).all {
            #expect(fields(result)?.count == 7)
            #expect(fields(result).map(Set.init) == Set(original))
        }
    }

    @Test func swapsAndMovesFields() {
        for mutation in [TLVSwap.self, TLVMove.self] as [any Mutation.Type] {
            let results = mutants(mutation).all
            #expect(results.count >= 15)
            #expect(results.allSatisfy { (fields($0) ?? []).sorted { $0[0] < $1[0] } == original })
        }
    }

    @Test func nestsTheListInAField() {
        let results = mutants(TLVNest.self).all
        #expect(results.contains { fields($0)?.contains([0x05] + Samples.requestPayload) == true })
        #expect(results.contains { fields($0)?.contains([0x01, 0x01, 0, 1, 7]) == true })
    }

    @Test(arguments: [
        (0x03, [1_023, 1_024, 1_025]), (0x04, [0, 2, 7, 8, 9]), (0x06, [1_018, 1_019, 1_020, 1_023, 1_024, 1_025]),
    ])
    func resizesFieldsToTheirLimits(kind: Int, lengths: [Int]) {
        let all = mutants(TLVResize.self, count: 3_000).all.flatMap { fields($0) ?? [] }.filter { Int($0[0]) == kind }
        #expect(Set(all.map { $0.count - 1 }).isSuperset(of: lengths))
    }

    @Test func letsALengthBeOneOffOrLie() {
        let nudged = mutants(TLVLengthNudge.self).all
        #expect(
            nudged.count == 12 && nudged.allSatisfy { $0.count == 67 && zip($0, Samples.requestPayload).count { $0 != $1 } == 1 })
        let lied = Set(mutants(TLVLengthLie.self).all.map { Draft.number($0, 31 - 30..<33 - 30) })
        #expect(lied.isSuperset(of: [0, 2, 63, 64, 65, 65_535]))
    }

    @Test func emptiesFieldsAndAddsEmptyOnes() {
        let results = mutants(TLVEmpty.self).all
        #expect(results.contains { fields($0)?.count == 6 && fields($0)?.contains([0x03]) == true })
        #expect(results.contains { fields($0)?.count == 7 && fields($0)?.contains([0x02]) == true })
    }

    @Test func retypesFieldsAndAddsUnknownOnes() {
        #expect(Set(mutants(TLVRetype.self, count: 2_000).all.map { $0[0] }) == Set(0...12))
        let types = Set(mutants(TLVUnknown.self).all.flatMap { fields($0) ?? [] }.map { $0[0] })
        #expect(types.isSuperset(of: [0x00, 0x07, 0x0C, 0xFF]))
    }

    @Test func writesTheOtherDialect() {
        let other = mutants(TLVRewrite.self).all.first ?? []
        #expect(fields(other, .oneByte) == original && other.count == 61)
        let announce = Mutants(TLVRewrite.self, Samples.announcePayload, type: .announce).all.first ?? []
        #expect(fields(announce, .twoBytes) == fields(Samples.announcePayload, .oneByte))
    }

    @Test func setsARivalBeside() {
        for result in mutants(TLVRival.self).all {
            let types = (fields(result) ?? []).map { $0[0] }
            #expect(types.count == 7 && types == types.sorted())
            #expect(Set(fields(result) ?? []).count == 7)
        }
    }

    @Test func setsNumbersToTheirLimits() {
        let results = mutants(TLVNumberEdge.self, count: 3_000).all
        #expect(Set(results.map { $0[3] }) == [0, 1, 6, 7, 32, 33, 63, 64, 255])
        #expect(Set(results.map { Draft.number($0, 7..<11) }).isSuperset(of: [0, 1, 0xFFFF_FFFF]))
        #expect(Set(results.map { Draft.number($0, 23..<31) }).contains(1_760_000_000_000 - 120_001))
    }

    @Test func changesValuesWithTheirLength() {
        #expect(mutants(TLVValueBytes.self).all.allSatisfy { (fields($0) ?? []).map { $0[0] } == [1, 2, 3, 4, 5, 6] })
    }

    @Test func leavesOneToThreeBytesOver() {
        #expect(mutants(TLVLeftover.self).lengths == [64, 65, 66, 68, 69, 70])
    }

    @Test func takesAFieldOfThePartner() {
        let partner: [UInt8] = [0x09, 0, 2, 0xAB, 0xCD]
        let results = mutants(TLVSplice.self, partner: partner).all
        #expect(results.allSatisfy { fields($0)?.contains([0x09, 0xAB, 0xCD]) == true })
        #expect(Set(results.map { fields($0)?.count }) == [6, 7])
    }

    @Test func readsFourByteLengthsOfFileContents() {
        let file = Draft.field(0x04, [1, 2, 3], .file)
        #expect(file == [4, 0, 0, 0, 3, 1, 2, 3])
        let walked = file.withRawSpan { TLVSpans(0..<8, .file).elements($0) }
        #expect(walked == [Element(kind: 4, whole: 0..<8, lengthField: 1..<5, body: 5..<8)])
    }

    @Test func putsBadTextIntoFields() {
        let results = mutants(TextLie.self, count: 3_000).all
        for sample in TextLie.samples { #expect(results.contains { $0.firstRange(of: sample) != nil }) }
    }

    @Test func changesAFramesPayloadWithItsLength() {
        let results = Mutants(PayloadInFrame.self, Samples.request, count: 2_000).all
        #expect(results.allSatisfy { decoded($0)?.length == $0.count && $0.suffix(64) == Samples.request.suffix(64) })
        #expect(results.contains { payload($0).flatMap { fields($0) }?.count == 7 })
        #expect(results.contains { (decoded($0)?.section.count ?? 0) > 1_025 })
    }
}
