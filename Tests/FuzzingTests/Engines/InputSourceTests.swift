import FuzzTargets
import Testing

@testable import Fuzzing

@Suite struct InputSourceTests {
    private let files: [[UInt8]] = [[1, 2, 3], [9, 9], Array("TRAQ".utf8)]

    @Test func sameTargetSeedAndNumberGiveTheSameBytes() {
        let first = InputSource(SelfCheckTarget.self, files: files, seed: 7)
        let second = InputSource(SelfCheckTarget.self, files: files, seed: 7)
        let forwards = (0..<500).map { first.input($0) }
        let backwards = (0..<500).reversed().map { second.input($0) }
        #expect(forwards == backwards.reversed())
    }

    @Test func anotherSeedOrTargetGivesOtherBytes() {
        let base = (100..<200).map { InputSource(SelfCheckTarget.self, seed: 1).input($0) }
        #expect(base != (100..<200).map { InputSource(SelfCheckTarget.self, seed: 2).input($0) })
        #expect(base != (100..<200).map { InputSource(EmptyTarget.self, seed: 1).input($0) })
        #expect(Set(base).count > 50)
    }

    @Test func firstNumbersAreTheSeedsAndThenTheFilesWithoutRepeats() {
        let source = InputSource(SelfCheckTarget.self, files: files, seed: 3)
        let seeds = SelfCheckTarget.seeds().map(\.bytes)
        #expect(source.corpus == seeds + [[1, 2, 3], [9, 9]])
        #expect((0..<UInt64(source.corpus.count)).map { source.input($0) } == source.corpus)
    }

    @Test(arguments: [false, true]) func noInputIsLongerThanTheTargetTakes(isPlain: Bool) {
        let source = InputSource(SelfCheckTarget.self, seed: 3, isPlain: isPlain)
        #expect((0..<2_000).allSatisfy { source.input($0).count <= SelfCheckTarget.longestInput })
    }
}
