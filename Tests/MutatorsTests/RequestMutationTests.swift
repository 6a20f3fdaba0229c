import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

@testable import Mutators

@Suite struct RequestMutationTests {
    func mutants(_ mutation: any Mutation.Type, count: Int = 1_500) -> Mutants {
        Mutants(mutation, Samples.requestPayload, type: .requestSync, count: count)
    }

    /// The value of the first field of a kind.
    func value(_ kind: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        let field = bytes.withRawSpan { TLVSpans(0..<bytes.count, .twoBytes).first(kind: kind, $0) }
        return field.map { Array(bytes[$0.body]) } ?? []
    }

    func values(_ mutation: any Mutation.Type, _ kind: UInt8) -> Set<[UInt8]> {
        Set(mutants(mutation).all.map { value(kind, $0) })
    }

    @Test func setsPToItsBounds() {
        #expect(values(RequestParameter.self, 1) == [[0], [1], [6], [32], [33], [63], [64], [255]])
    }

    @Test func setsMToExtremesAndMultiples() {
        let all = Set(mutants(RequestModulus.self).all.map { Draft.number(value(2, $0), 0..<4) })
        #expect(all.isSuperset(of: [0, 1, 2, 0xFFFF_FFFF, 0x7FFF_FFFF, 0x8000_0000]))
        #expect(Set(all.map { $0 % 128 }).isSuperset(of: [127, 0, 1]))
    }

    @Test func asksForTypesWith0To9Bytes() {
        let masks = values(RequestMask.self, 4)
        #expect(Set(masks.map(\.count)) == Set(0...9))
        #expect(masks.isSuperset(of: [[0x20, 0], [0x01], [0xFF], [0, 0xF8], [0, 0], [0, 0x02]]))
    }

    @Test func setsTheSinceTimeToEdges() {
        let times = Set(values(RequestSince.self, 5).map { Draft.number($0, 0..<8) })
        #expect(times.isSuperset(of: [0, .max, 1_760_000_000_000, 1_760_000_000_000 - 899_999, 1_760_000_120_001]))
    }

    @Test func lists59To61StreamsGoodAndBad() {
        let texts = values(TokenCount.self, 6).map { $0.split(separator: 0x2C, omittingEmptySubsequences: false) }
        #expect(Set(texts.map(\.count)) == [59, 60, 61])
        #expect(texts.contains { $0.count == 61 && $0.allSatisfy { $0.count == 16 } })
        #expect(texts.contains { $0.count == 61 && $0.dropLast().allSatisfy { $0.count == 3 } && $0.last?.count == 16 })
        #expect(texts.contains { $0.allSatisfy { $0.count == 3 } })
    }

    @Test func writesStreamsInLenientForms() {
        let texts = values(TokenForm.self, 6).map { String(decoding: $0, as: UTF8.self) }
        let wanted = [
            "45A43038A50AA502", "0x45a43038a50aa5", "  45a43038a50aa5", "45a43038a50aa5\t ", "+4+5+a+4+3+0+3+8",
            "-4-5-a-4-3-0-3-8",
            "45a43038a50aa50", "45a43038a50aa5020", "45a43038a50aa50g", "45a43038a50aa50\0", "45a43038a50aa50\u{FF11}",
            "\u{301}45a43038a50aa502",
        ]
        for form in wanted {
            #expect(texts.contains { $0.unicodeScalars.elementsEqual((form + ",08cd9b1e6948a499").unicodeScalars) })
        }
    }

    @Test func repeatsDropsAndEmptiesStreams() {
        let texts = Set(values(TokenEdit.self, 6).map { String(decoding: $0, as: UTF8.self) })
        let (one, two) = ("45a43038a50aa502", "08cd9b1e6948a499")
        #expect(
            texts.isSuperset(of: ["\(one),\(two),\(one)", one, two, "\(two),\(one)", ",\(one),\(two)", "\(one),,\(two)", ",,"]))
    }

    @Test func fitsTheTextTo1019And1024() {
        #expect(Set(values(TokenTextLength.self, 6).map(\.count)) == [1_018, 1_019, 1_020, 1_023, 1_024, 1_025])
    }

    @Test func oversizesTheFilterTo1025() {
        let results = mutants(FilterSize.self).all
        #expect(Set(results.map { value(3, $0).count }) == [0, 1, 400, 1_023, 1_024, 1_025])
        for result in results {
            let request = result.withRawSpan { try? RequestSyncPayload(decoding: $0, $0.whole) }
            #expect((request == nil) == (value(3, result).count == 1_025))
        }
    }

    @Test func changesTheBitStreamWithItsLength() {
        let results = mutants(FilterInRequest.self).all
        #expect(results.allSatisfy { value(6, $0).count == 33 })
        #expect(Set(results.map { value(3, $0).count }).isSuperset(of: [0, 1, 2, 3, 6, 1_024]))
    }

    @Test func addsFieldsThatAreNotThere() {
        let bare: [UInt8] = [1, 0, 1, 7, 2, 0, 4, 0, 0, 1, 0, 3, 0, 0]
        let results = Mutants(TokenEdit.self, bare, type: .requestSync).all
        #expect(results.allSatisfy { $0.starts(with: bare) && $0[14] == 0x06 })
    }
}
