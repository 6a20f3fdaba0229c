import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

@testable import Mutators

@Suite struct FilterMutationTests {
    /// P = 7, M = 384, the stream of docs/protocol.md 10.4: 77, 213, 310.
    let decoding = Samples.hex("00070000 0180".filter { $0 != " " }) + Samples.hex("4c83b000")
    /// A rate, 400 bytes, four IDs.
    let building = Samples.hex("01050190") + (0..<64).map { UInt8($0) }

    func values(_ stream: [UInt8], p: Int = 7) -> [Int64] {
        stream.withRawSpan { GCSFilter(p: p, m: .max, $0, $0.whole).values }
    }

    @Test func setsParametersToTheirBounds() {
        #expect(Mutants(FilterParameter.self, decoding).bytes(at: 1).isSuperset(of: [0, 1, 6, 32, 33, 64, 255]))
        let moduli = Mutants(FilterModulus.self, decoding, count: 2_000).numbers(at: 2..<6)
        #expect(moduli.isSuperset(of: [0, 1, 2, 0xFFFF_FFFF]))
        #expect(Mutants(FilterMode.self, decoding).all == [[1] + decoding.dropFirst(), [2] + decoding.dropFirst()])
    }

    @Test func endsReadingAtAnySum() {
        let sums = Mutants(FilterSum.self, decoding).numbers(at: 2..<6)
        #expect(sums.isSuperset(of: [76, 77, 78, 212, 213, 214, 309, 310, 311]))
    }

    @Test func runsOnesAndZeros() {
        let results = Mutants(BitRun.self, [0xAA, 0xAA], count: 1_000).all
        #expect(results.contains([0xFF, 0xFF]) && results.contains([0, 0]) && results.contains([0xAB, 0xEA]))
    }

    @Test func shiftsByOneBit() {
        #expect(Mutants(BitShift.self, [0x0F, 0x00]).all.isSuperset(of: [[0x1E, 0x00], [0x07, 0x80]]))
    }

    @Test func writesStepsOf1And2ToTheP() {
        let results = Mutants(ValueWrite.self, [0, 0, 0, 0], parameter: 7, count: 2_000).all
        #expect(results.contains { values($0).first == 128 })
        #expect(results.contains { values($0).first == 129 })
        #expect(results.contains { values($0).first == 256 })
    }

    @Test func cutsAndExtendsTheStream() {
        let stream = Array(decoding[6...])
        #expect(Mutants(StreamCut.self, stream, parameter: 7).lengths == [0, 1, 2, 3])
        let tails = Mutants(StreamTail.self, stream, parameter: 7).all
        #expect(tails.isSuperset(of: [stream + [0], stream + [0, 0], stream + [0xFF], stream + [0xFF, 0xFF, 0xFF, 0xFF]]))
    }

    @Test func runsQuotientsBeyondAWord() {
        let results = Mutants(UnaryOverflow.self, [0, 0], parameter: 7).all
        #expect(
            results.isSuperset(of: [[0xFF, 0xFF], [UInt8](repeating: 0xFF, count: 9), [UInt8](repeating: 0xFF, count: 1_024)]))
    }

    @Test func writesFreshStreamsThatDecode() {
        let counts = Set(Mutants(StreamFresh.self, [0], parameter: 7).all.map { values($0).count })
        #expect(counts == Set(1...12))
    }

    @Test func fitsTheStreamTo1024() {
        let streams = Set(Mutants(FilterExtent.self, decoding).lengths.map { $0 - 6 })
        #expect(streams.isSuperset(of: [0, 1_023, 1_024, 1_025]))
    }

    @Test func keepsTheHeadWhenTheStreamChanges() {
        #expect(Mutants(FilterStream.self, decoding).all.allSatisfy { $0.starts(with: decoding.prefix(6)) })
    }

    @Test func changesIDsWhole() {
        #expect(Mutants(IDDrop.self, building).lengths == [52])
        #expect(Mutants(IDRepeat.self, building).lengths == [84])
        #expect(Mutants(IDInsert.self, building).lengths == [84])
        #expect(Mutants(IDSwap.self, building).all.count == 6)
        let partner = [1, 0, 0, 0] + [UInt8](repeating: 0xEE, count: 16)
        #expect(Mutants(IDSplice.self, building, partner: partner).all.allSatisfy { $0.count { $0 == 0xEE } == 16 })
    }

    @Test func setsBudgetsAndCounts() {
        let budgets = Mutants(BuildBudget.self, building, count: 1_500).numbers(at: 2..<4)
        #expect(budgets.isSuperset(of: [0, 1, 2, 399, 401, 1_023, 1_024, 1_025, 65_535]))
        #expect(Mutants(BuildRate.self, building).bytes(at: 1).count > 40)
        let counts = Set(Mutants(IDCount.self, building, count: 1_500).lengths.map { ($0 - 4) / 16 })
        #expect(counts.isSuperset(of: [354, 355, 356]))
    }

    @Test func drawsByTheModeByte() {
        #expect(Mutants(FilterMutations.self, decoding).all.allSatisfy { $0[0] & 1 == 0 || $0[1...] == decoding[1...] })
        #expect(Mutants(FilterMutations.self, building, count: 300).all.contains { ($0.count - 4) / 16 == 5 })
    }
}
