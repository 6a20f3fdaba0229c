import Mutators
import Testing

@testable import Fuzzing

@Suite struct FieldListReductionTests {
    private func reduced(_ input: [UInt8], _ fails: @escaping ([UInt8]) -> Bool) -> [UInt8] {
        FieldListReduction(dialect: .twoBytes).reduce(input, Trial(failsAlike: fails, hasTime: { true })) { $0 }
    }

    @Test func aFieldThatMattersStaysWithItsLengthRight() {
        let input: [UInt8] = [1, 0, 1, 7, 2, 0, 4, 0, 0, 1, 0, 6, 0, 5, 0x61, 0x62, 0x63, 0x64, 0x65, 9]
        #expect(reduced(input) { $0.contains(6) && $0.contains(0x63) } == [6, 0, 1, 0x63])
        #expect(reduced(input.dropLast()) { $0.contains(2) && $0.count >= 7 } == [2, 0, 4, 0, 0, 0, 0])
        #expect(reduced(input) { $0.last == 9 } == [9])
    }

    @Test func aListThatIsNoneIsCutAtItsEnd() {
        #expect(reduced([5, 0xFF, 0xFF, 1, 2]) { $0.starts(with: [5, 0xFF, 0xFF]) } == [5, 0xFF, 0xFF])
        #expect(reduced([]) { _ in true } == [])
    }
}
