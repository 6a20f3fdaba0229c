import BitchatFrame
import MeshModel
import Testing
import WireFormat

/// Android's memory of frames (docs/protocol.md 5.7, chapter 7 row 34).
@Suite struct PrefixDuplicatesTests {
    private func key(_ payload: [UInt8], type: MessageType = .message, sender: UInt64 = 1, time: UInt64 = 2) -> PrefixDuplicateKey
    {
        let header = FrameHeader(
            version: 1, type: type, ttl: 7, timestamp: time, flags: [], payloadLength: 0, sender: PeerID(value: sender))
        return PrefixDuplicateKey(header, payload: payload.span.bytes)
    }

    @Test func theHashStartsAt1AndTakes31TimesPlusTheSignedByte() {
        #expect(key([]).hash == 1)
        #expect(key([0x20]).hash == 63)
        #expect(key([0x80]).hash == 31 - 128)
        #expect(key([0x01, 0x20]).hash == 1_024)
        #expect(key(Array(repeating: 0xFF, count: 64)).hash == Self.javaHash(Array(repeating: -1, count: 64)))
    }

    @Test func theHashIsTheSameSumAtEveryLength() {
        var random = SeededGenerator(seed: 31)
        for size in 0...130 {
            let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
            let counted = bytes.map { Int64(Int8(bitPattern: $0)) }
            #expect(key(bytes, type: .fragment).hash == Self.javaHash(counted))
            #expect(key(bytes).hash == Self.javaHash(Array(counted.prefix(64))))
        }
    }

    /// The same sum with 64-bit numbers, cut to 32 bits at each step.
    private static func javaHash(_ bytes: [Int64]) -> Int32 {
        bytes.reduce(1) { Int32(truncatingIfNeeded: Int64($0) * 31 + $1) }
    }

    @Test func collidesWhereAndroidDoes() {
        #expect(key([0x01, 0x20]) == key([0x02, 0x01]))
        #expect(key([0x80, 0x20]) == key([0x81, 0x01]))
        #expect(key([0x7F, 0x3F]) != key([0x80, 0x20]))
    }

    @Test func takes64BytesExceptOfFragments() {
        for size in [63, 64, 65] {
            let pair = (filler(size) + [1], filler(size) + [2])
            #expect((key(pair.0) == key(pair.1)) == (size >= 64))
            #expect(key(pair.0, type: .fragment) != key(pair.1, type: .fragment))
        }
    }

    @Test func theTypeCountsOnlyForFragments() {
        #expect(key([1], type: .message) == key([1], type: .fileTransfer))
        #expect(key([1], type: .message) != key([1], type: .fragment))
        #expect(key([1]) != key([1], sender: 9))
        #expect(key([1]) != key([1], time: 9))
    }

    @Test(arguments: [(299_999 as Int64, 1), (300_000, 1), (300_001, 0)])
    func aCleanupForgetsAfter300000Milliseconds(age: Int64, left: Int) {
        var memory = PrefixDuplicates()
        memory.insert(key([1]), now: 7)
        #expect(memory.contains(key([1])))
        #expect(memory.cleanup(now: 7 + age) == left)
        #expect(memory.contains(key([1])) == (left == 1))
    }

    @Test func insertingAgainRenews() {
        var memory = PrefixDuplicates()
        memory.insert(key([1]), now: 0)
        memory.insert(key([1]), now: 100_000)
        #expect(memory.cleanup(now: 400_000) == 1)
        #expect(memory.cleanup(now: 400_001) == 0)
    }

    @Test(arguments: [9_999, 10_000, 10_001])
    func remembers10000Frames(frames: Int) {
        var memory = PrefixDuplicates()
        for number in 0..<frames { memory.insert(key([], time: UInt64(number)), now: 0) }
        #expect(memory.count == min(frames, 10_000))
        #expect(memory.contains(key([], time: 0)) == (frames < 10_001))
    }

    @Test func aRenewedFrameIsNotTheOldest() {
        var memory = PrefixDuplicates()
        for number in 0..<10_000 as Range<UInt64> { memory.insert(key([], time: number), now: Int64(number)) }
        memory.insert(key([], time: 0), now: 10_000)
        memory.insert(key([], time: 10_000), now: 10_001)
        #expect(memory.contains(key([], time: 0)))
        #expect(!memory.contains(key([], time: 1)))
        #expect(memory.count == 10_000)
    }

    @Test func aFrameInsertedAgainAndAgainStaysOneFrame() {
        var memory = PrefixDuplicates()
        for number in 0..<50_000 { memory.insert(key([1]), now: Int64(number)) }
        #expect(memory.count == 1)
        #expect(memory.contains(key([1])))
    }
}
