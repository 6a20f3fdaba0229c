import PacketGenerators
import Testing

@Suite struct SplitMix64Tests {
    /// The first numbers that the published C program prints for this seed.
    @Test func givesThePublishedNumbersForSeed1234567() {
        var random = SplitMix64(seed: 1_234_567)
        let numbers = (0..<5).map { _ in random.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ])
    }

    @Test func bytesAreTheNumbersLeastSignificantFirst() {
        var random = SplitMix64(seed: 1_234_567)
        // 6457827717110365317 is 599ed017fb08fc85.
        #expect(random.bytes(9).prefix(8) == [0x85, 0xFC, 0x08, 0xFB, 0x17, 0xD0, 0x9E, 0x59])
    }

    @Test(arguments: [0, 1, 7, 8, 9, 64]) func givesAsManyBytesAsAsked(_ count: Int) {
        var random = SplitMix64(seed: 1)
        #expect(random.bytes(count).count == count)
    }

    @Test func fillsOnlyTheRangeAndNeverLeavesTheArray() {
        var random = SplitMix64(seed: 2)
        var bytes = [UInt8](repeating: 0, count: 20)
        random.fill(&bytes, 4..<12)
        #expect(bytes[..<4] + bytes[12...] == ArraySlice([UInt8](repeating: 0, count: 12)))
        #expect(bytes[4..<12] != ArraySlice([UInt8](repeating: 0, count: 8)))
        random.fill(&bytes, 18..<40)
        #expect(bytes.count == 20)
    }

    @Test func labelsGiveDifferentNumbers() {
        var first = SplitMix64(label: "a")
        var second = SplitMix64(label: "b")
        var again = SplitMix64(label: "a")
        let number = first.next()
        #expect(number != second.next())
        #expect(number == again.next())
    }

    @Test func aBoundOfNothingGives0() {
        var random = SplitMix64(seed: 3)
        #expect(random.below(0) == 0)
        #expect((0..<100).allSatisfy { _ in (0..<7).contains(random.below(7)) })
    }
}
