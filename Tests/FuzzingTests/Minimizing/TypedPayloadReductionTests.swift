import Testing

@testable import Fuzzing

@Suite struct TypedPayloadReductionTests {
    private func reduced(_ input: [UInt8], _ fails: @escaping ([UInt8]) -> Bool) -> [UInt8] {
        TypedPayloadReduction().reduce(input, Trial(failsAlike: fails, hasTime: { true })) { $0 }
    }

    @Test func theTypeStaysAndFieldsAreLeftOutWhole() {
        // A sync request (docs/protocol.md 4.1): P, M and a filter.
        let input: [UInt8] = [0x21, 1, 0, 1, 7, 2, 0, 4, 0, 0, 1, 0, 3, 0, 2, 0x0A, 0x1B]
        #expect(reduced(input) { $0.first == 0x21 && $0.contains(0x1B) } == [0x21, 3, 0, 1, 0x1B])
        #expect(reduced([]) { _ in true } == [])
        #expect(reduced([0x21]) { _ in true } == [0x21])
    }

    @Test func aFrameBehindAByteThatIsNoTypeLosesItsParts() {
        let found = reduced([0x08] + Frames.whole([1, 2, 3])) { input in
            guard input.first == 0x08, let frame = SplitFrame(Array(input.dropFirst())) else { return false }
            return frame.signature != nil
        }
        #expect(found.count == 1 + 22 + 64)
    }
}
