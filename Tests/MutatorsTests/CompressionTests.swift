import BitchatFrame
import Testing

@testable import Mutators

@Suite struct CompressionTests {
    let message = Samples.routed
    let text = [UInt8](repeating: 0x61, count: 120)

    @Test func compressesThePayloadAsItIs() {
        let results = Mutants(Recompress.self, message, count: 60).all
        #expect(!results.isEmpty)
        #expect(results.allSatisfy { payload($0) == text && decoded($0)?.originalSize == 120 && $0.count < message.count })
    }

    @Test func marksAPlainPayloadAsCompressed() {
        let results = Mutants(CompressedFlag.self, Samples.announce).all
        #expect(results.count == 2 && results.allSatisfy { $0[11] == 0x06 })
        #expect(results.contains { decoded($0)?.originalSize == 87 && $0.count == 175 })
    }

    @Test func wrapsTheBodyInZlibWhichOnlyAndroidTakes() {
        let results = Mutants(ZlibBody.self, message, count: 200).all
        #expect(results.contains { payload($0, .android) == text && payload($0, .ios) == nil })
        #expect(results.contains { payload($0, .android) == nil })
    }

    @Test func storesThePayloadRightAndWrong() {
        let results = Mutants(StoredBlock.self, message).all
        #expect(results.contains { payload($0) == text })
        #expect(results.contains { decoded($0) != nil && payload($0) == nil })
    }

    @Test func takesTheFinalMarkOff() {
        let results = Mutants(UnfinishedBody.self, message, count: 60).all
        #expect(results.allSatisfy { bytes in decoded(bytes).map { bytes[$0.body.offset] & 1 == 0 } == true })
        #expect(results.contains { payload($0, .android) == nil })
    }

    @Test func leavesSectionsOf0To4Bytes() {
        #expect(Set(Mutants(EmptyBody.self, message).all.map { Draft.number($0, 12..<16) }) == Set(0...4))
        #expect(Set(Mutants(EmptyBody.self, Samples.announce).all.map { Draft.number($0, 12..<14) }) == Set(0...2))
    }

    @Test func letsTheOriginalSizeLie() {
        let sizes = Mutants(OriginalSizeLie.self, Samples.compressed).numbers(at: 22..<24)
        #expect(sizes.isSuperset(of: [0, 1, 3, 0xFFFF]))
        let results = Mutants(OriginalSizeLie.self, message, count: 1_000).all
        let long = Set(results.compactMap { bytes in FrameDecoder.section(bytes).map { Draft.number(bytes, $0..<$0 + 4) } })
        #expect(long.isSuperset(of: [0, 119, 121, 1_179_759, 1_179_760, 1_179_761, 10_485_760, 0xFFFF_FFFF]))
        let ratios = results.compactMap { bytes -> Int? in
            guard let start = FrameDecoder.section(bytes) else { return nil }
            return Int(Draft.number(bytes, start..<start + 4)) - (bytes.count - start - 4) * 50_000
        }
        #expect(Set(ratios).isSuperset(of: [-1, 0, 1]))
    }

    @Test func cutsAndExtendsTheBody() {
        let lengths = Mutants(BodyLength.self, Samples.compressed).numbers(at: 12..<14)
        #expect(lengths == [5, 6, 7, 8, 10, 11, 12, 13, 16])
    }

    @Test func writesACompressedPayloadPlainly() {
        let results = Mutants(PlainSection.self, Samples.compressed).all
        #expect(results == [Samples.hex("01020700000199c82cc0000000023dcc8696566b1e176869")])
        #expect(Mutants(PlainSection.self, Samples.announce).all.isEmpty)
    }
}

extension FrameDecoder {
    /// Where the section of a version 2 frame with a route of two hops begins.
    static func section(_ bytes: [UInt8]) -> Int? { bytes.count > 45 && bytes[11] & 0x04 != 0 ? 41 : nil }
}
