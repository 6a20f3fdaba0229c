import Mutators
import Testing

@testable import Fuzzing

@Suite struct FramePartReductionTests {
    private func reduced(_ input: [UInt8], _ fails: @escaping (SplitFrame) -> Bool) -> SplitFrame? {
        let trial = Trial(failsAlike: { SplitFrame($0).map(fails) ?? false }, hasTime: { true })
        return SplitFrame(FramePartReduction().reduce(input, trial) { $0 })
    }

    @Test func aFrameIsTakenApartAndPutTogetherWithoutLoss() {
        for input in [Frames.message([]), Frames.message([1]), Frames.whole([1, 2, 3]), Frames.compressed + [9, 9]] {
            #expect(SplitFrame(input)?.bytes == input)
        }
        #expect(SplitFrame(Array(Frames.message([1, 2]).dropLast())) == nil)
        #expect(SplitFrame([]) == nil)
    }

    @Test func partsThatDoNotMatterAreLeftOut() {
        let found = reduced(Frames.whole([1, 2, 3])) { !$0.section.isEmpty }
        #expect(found?.bytes == Frames.head(flags: 0, length: 1) + [0])
    }

    @Test func partsThatMatterStay() {
        let input = Frames.whole([1, 2, 3])
        #expect(reduced(input) { $0.recipient != nil }?.bytes == Frames.head(flags: 1, length: 0) + Frames.peer(0xBB))
        #expect(reduced(input) { $0.signature != nil }?.bytes.count == 22 + 64)
        let routed = reduced(input) { $0.hops?.contains(Frames.peer(0xC2)) == true }
        #expect(routed?.version == 2)
        #expect(routed?.hops == [Frames.peer(0xC2)])
        #expect(reduced(input) { $0.tail.count >= 2 }?.bytes == Frames.head(flags: 0, length: 0) + [3, 3])
        #expect(reduced(input) { $0.version == 2 }?.bytes.count == 24)
    }

    @Test func aCompressedPayloadIsInflatedWhereThatEndsSmaller() {
        #expect(SplitFrame(Frames.compressed)?.inflated?.section == [UInt8](repeating: 0x61, count: 128))
        let found = reduced(Frames.compressed) { ($0.inflated ?? $0).section.first == 0x61 }
        #expect(found?.bytes == Frames.head(flags: 0, length: 1) + [0x61])
        // 128 equal bytes are smaller compressed.
        let packed = reduced(Frames.compressed) { ($0.inflated ?? $0).section.count == 128 }
        #expect(packed?.isCompressed == true)
    }

    @Test func fieldsOfThePayloadAreLeftOutWhole() {
        // An announce (docs/protocol.md 3.1): nickname, then two keys of 32 bytes.
        let keys = [2, 32] + [UInt8](repeating: 7, count: 32) + [3, 32] + [UInt8](repeating: 8, count: 32)
        let payload = [1, 2, 0x62, 0x6F] + keys
        let input = Frames.head(type: 0x01, flags: 0, length: payload.count) + payload
        let found = reduced(input) { $0.section.suffix(34).starts(with: [3, 32]) }
        #expect(found?.section == [3, 32] + [UInt8](repeating: 0, count: 32))
    }
}
