import BitchatFrame
import MeshModel
import Testing
import WireFormat

/// The Android app's rules (docs/protocol.md 3.6).
@Suite struct FragmentAssemblerAndroidTests {
    var assembler = FragmentAssembler(rules: .android)

    @Test mutating func oneStreamIDIsOneStreamWhoeverSends() {
        _ = assembler.add(0, of: 2, [1], sender: 1)
        let whole = AssembledPacket(bytes: [1, 2], tags: [0, 1], started: false)
        #expect(assembler.add(1, of: 2, [2], sender: 2) == .complete(whole))
    }

    @Test(arguments: [255, 256, 257])
    mutating func takesTotalsUpTo256(total: UInt16) {
        #expect(assembler.add(0, of: total, [1]) == (total == 257 ? .refused(.totalLimit) : .stored(started: true)))
    }

    @Test mutating func refusesAnEmptySliceBeforeATotalOver256() {
        #expect(assembler.add(0, of: 257, []) == .refused(.empty))
        #expect(assembler.add(257, of: 257, []) == .refused(.indexRange))
        #expect(assembler.add(0, of: 0, []) == .refused(.totalZero))
    }

    @Test mutating func anotherTotalDestroysTheStream() {
        _ = assembler.add(0, of: 2, [1])
        #expect(assembler.add(1, of: 3, [2]) == .dropped(.inconsistent))
        #expect(assembler.count == 0)
        #expect(assembler.byteCount == 0)
        #expect(assembler.add(1, of: 3, [2]) == .stored(started: true))
    }

    @Test mutating func anotherInnerTypeDestroysTheStream() {
        _ = assembler.add(0, of: 2, [1], type: .message)
        #expect(assembler.add(1, of: 2, [2], type: .fileTransfer) == .dropped(.inconsistent))
    }

    @Test(arguments: [63, 64])
    mutating func refusesANewStreamWhile64AreOpen(open: Int) {
        for number in 0..<open { _ = assembler.add(0, of: 2, [1], stream: UInt64(number)) }
        let outcome = assembler.add(0, of: 1, [1], stream: 99)
        #expect(outcome == (open == 64 ? .refused(.setsLimit) : .complete(AssembledPacket(bytes: [1], tags: [0], started: true))))
        #expect(assembler.count == open)
        #expect(assembler.evictions == 0)
    }

    @Test mutating func keepsAStreamThatIsNoFrameUntilACorrectedSliceComes() {
        _ = assembler.add(0, of: 2, [1])
        #expect(assembler.add(1, of: 2, [9]) { _ in false } == .unreadable(started: false))
        #expect(assembler.byteCount == 2)
        let isFrame = { (bytes: RawSpan) in bytes.array == [1, 2] }
        let whole = AssembledPacket(bytes: [1, 2], tags: [0, 1], started: false)
        #expect(assembler.add(1, of: 2, [2], isFrame: isFrame) == .complete(whole))
    }

    @Test func iosForgetsAStreamThatIsNoFrame() {
        var assembler = FragmentAssembler(rules: .ios)
        _ = assembler.add(0, of: 1, [9]) { _ in false }
        #expect(assembler.count == 0)
    }

    @Test(arguments: [(29_999 as Int64, 1), (30_000, 1), (30_001, 0)])
    mutating func keepsAStreamFor30000Milliseconds(age: Int64, kept: Int) {
        _ = assembler.add(0, of: 2, [1], now: 5)
        assembler.expire(now: 5 + age)
        #expect(assembler.count == kept)
        #expect(assembler.byteCount == kept)
    }
}
