import Testing

@testable import Mutators

@Suite struct ByteMutationTests {
    let input: [UInt8] = [10, 20, 30, 40, 50, 60]
    let partner: [UInt8] = [1, 2, 3, 4, 5]

    @Test func flipsEveryBitAlone() {
        let mutants = Mutants(BitFlip.self, [0, 0])
        #expect(mutants.all.count == 16)
        #expect(mutants.all.allSatisfy { $0.reduce(0) { $0 + $1.nonzeroBitCount } == 1 })
    }

    @Test func setsOneByte() {
        #expect(Mutants(ByteSet.self, input).all.allSatisfy { zip($0, input).count { $0 != $1 } == 1 && $0.count == 6 })
        #expect(Mutants(BoundaryByte.self, [0xAA]).bytes(at: 0) == Set(Edges.bytes))
    }

    @Test func setsBoundaryNumbersInBothByteOrders() {
        let results = Mutants(IntegerEdge.self, [9, 9], count: 900).all
        #expect(results.contains([0, 1]))
        #expect(results.contains([1, 0]))
        #expect(results.contains([0xFF, 0xFF]))
        #expect(
            Mutants(IntegerEdge.self, [UInt8](repeating: 9, count: 8), count: 2_000).all.contains(
                [0xFE] + [UInt8](repeating: 0xFF, count: 7)))
        #expect(Mutants(IntegerEdge.self, [9]).all.isEmpty)
    }

    @Test func movesNumbersBy1To16() {
        let results = Mutants(IntegerNudge.self, [0x80, 0], count: 900).numbers(at: 0..<2)
        #expect(results.isSuperset(of: [0x7FFF, 0x8001, 0x8010, 0x7FF0, 0x8100, 0x9000]))
        #expect(!results.contains(0x8011))
    }

    @Test func removesARun() {
        for result in Mutants(ByteDelete.self, input).all {
            let kept = zip(result, input).prefix { $0 == $1 }.count
            #expect(result.count < 6 && Array(result[kept...]) == Array(input.suffix(result.count - kept)))
        }
    }

    @Test func insertsUpToEightBytesAndFillsAnEmptyInputFromThePartner() {
        #expect(Mutants(ByteInsert.self, input).lengths == Set(7...14))
        #expect(Mutants(ByteInsert.self, [], partner: partner).all == [partner])
        #expect(Mutants(ByteInsert.self, [], partner: partner, limit: 3).all == [[1, 2, 3]])
    }

    @Test func repeatsFillsCopiesAndSwapsRuns() {
        #expect(Mutants(RunDuplicate.self, input).all.contains(input + input))
        #expect(Mutants(RunFill.self, input, count: 3_000).all.contains([UInt8](repeating: 0xFF, count: 6)))
        #expect(Mutants(RunCopy.self, [1, 2, 3], count: 300).all.isSuperset(of: [[1, 1, 2], [2, 2, 3], [3, 2, 3]]))
        #expect(Mutants(RunSwap.self, input).all.allSatisfy { $0.sorted() == input })
        #expect(Mutants(RunSwap.self, [1, 2]).all == [[2, 1]])
    }

    @Test func cutsAndGrowsTheEnd() {
        let cut = Mutants(TailCut.self, input)
        #expect(cut.lengths == Set(0...5))
        #expect(cut.all.allSatisfy { input.starts(with: $0) })
        let grown = Mutants(TailGrow.self, input)
        #expect(grown.lengths.isSuperset(of: [7, 16, 38]))
        #expect(grown.all.allSatisfy { $0.starts(with: input) })
    }

    @Test func takesRunsFromThePartner() {
        let results = Mutants(PartnerCopy.self, input, partner: partner, count: 6_000).all
        #expect(results.contains(input + partner))
        #expect(results.contains(Array(input[..<3]) + [3, 4, 5]))
        #expect(results.contains([1, 2, 3, 4, 5, 60]))
        #expect(Mutants(PartnerCopy.self, input).all.isEmpty)
    }
}
