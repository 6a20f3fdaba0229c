import MeshSimulation
import Testing

@Suite struct SeededGeneratorTests {
    @Test func givesTheNumbersOfSplitMix64() {
        var random = SeededGenerator(seed: 1_234_567)
        #expect(
            (0..<3).map { _ in random.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }

    @Test(arguments: [-3...3, 0...0, -7...(-7), 5...1_000] as [ClosedRange<Int64>])
    func staysInItsRange(range: ClosedRange<Int64>) {
        var random = SeededGenerator(seed: 1)
        let numbers = (0..<2_000).map { _ in random.number(in: range) }
        #expect(numbers.allSatisfy(range.contains))
        #expect(range.count > 10 || Set(numbers) == Set(range))
    }

    @Test func somethingHappensNeverAlwaysOrAboutAsOftenAsItShould() {
        var random = SeededGenerator(seed: 2)
        #expect((0..<1_000).count { _ in random.happens(0) } == 0)
        #expect((0..<1_000).count { _ in random.happens(1_000) } == 1_000)
        #expect((250...350).contains((0..<1_000).count { _ in random.happens(300) }))
    }

    @Test func aSplitGeneratorGivesOtherNumbers() {
        var random = SeededGenerator(seed: 3)
        var other = random.split()
        #expect(Set((0..<8).map { _ in random.next() }).isDisjoint(with: (0..<8).map { _ in other.next() }))
    }
}
