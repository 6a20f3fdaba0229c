import Testing

@testable import Fuzzing

/// Leaving out parts of a list keeps what matters and nothing else.
@Suite struct ListReductionTests {
    @Test func keepsOnlyTheElementsThatMatter() throws {
        let smallest = try ListReduction.smallest(Array(0..<50)) { $0.contains(7) && $0.contains(31) }
        #expect(smallest == [7, 31])
    }

    @Test func keepsTheOrder() throws {
        let smallest = try ListReduction.smallest([5, 1, 4, 2, 3]) { list in
            guard let one = list.firstIndex(of: 4), let other = list.firstIndex(of: 3) else { return false }
            return one < other
        }
        #expect(smallest == [4, 3])
    }

    @Test func keepsAListOfWhichNothingCanGo() throws {
        #expect(try ListReduction.smallest([1, 2, 3]) { _ in false } == [1, 2, 3])
    }

    @Test func emptiesAListOfWhichAllCanGo() throws {
        #expect(try ListReduction.smallest([1, 2, 3]) { _ in true } == [])
        #expect(try ListReduction.smallest([Int]()) { _ in true } == [])
    }

    @Test func setsToZeroWhatDoesNotMatter() throws {
        #expect(try ListReduction.plainest([1, 2, 3, 4, 5]) { $0[2] == 3 } == [0, 0, 3, 0, 0])
    }
}
