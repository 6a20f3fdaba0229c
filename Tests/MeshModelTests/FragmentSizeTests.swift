import BitchatFrame
import MeshModel
import Testing

/// How many bytes a stream and all streams may hold (docs/protocol.md 3.6).
@Suite struct FragmentSizeTests {
    @Test(arguments: [(MessageType.message, 1_048_576), (.fileTransfer, 1_179_760), (.noiseEncrypted, 1_179_760)])
    func iosTakesUpToTheLimitOfTheInnerType(type: MessageType, limit: Int) {
        for size in [limit - 1, limit] {
            var assembler = FragmentAssembler(rules: .ios)
            #expect(assembler.add(0, of: 3, filler(size), type: type) == .stored(started: true))
            #expect(assembler.byteCount == size)
        }
        var assembler = FragmentAssembler(rules: .ios)
        _ = assembler.add(0, of: 3, filler(limit), type: type)
        #expect(
            assembler.add(1, of: 3, [1], type: type) == .oversized(projected: limit + 1, limit: limit, started: false))
        #expect(assembler.count == 0)
        #expect(assembler.byteCount == 0)
    }

    @Test func iosTakesTheLimitOfTheFragmentAtHand() {
        var assembler = FragmentAssembler(rules: .ios)
        _ = assembler.add(0, of: 2, filler(1_048_576), type: .fileTransfer)
        let outcome = assembler.add(1, of: 2, [1], type: .message)
        #expect(outcome == .oversized(projected: 1_048_577, limit: 1_048_576, started: false))
    }

    @Test func iosCountsARepeatTwice() {
        var assembler = FragmentAssembler(rules: .ios)
        _ = assembler.add(0, of: 3, filler(524_288))
        #expect(assembler.add(0, of: 3, filler(524_288)) == .stored(started: false))
        #expect(assembler.byteCount == 524_288)
        let outcome = assembler.add(0, of: 3, filler(524_289))
        #expect(outcome == .oversized(projected: 1_048_577, limit: 1_048_576, started: false))
    }

    @Test(arguments: [MessageType.message, .fileTransfer, .noiseEncrypted])
    func androidTakes1048576BytesOfAnyTypeAndReplacesRepeats(type: MessageType) {
        var assembler = FragmentAssembler(rules: .android)
        _ = assembler.add(0, of: 3, filler(1_048_575), type: type)
        #expect(assembler.add(0, of: 3, filler(1_048_576), type: type) == .stored(started: false))
        let outcome = assembler.add(1, of: 3, [1], type: type)
        #expect(outcome == .oversized(projected: 1_048_577, limit: 1_048_576, started: false))
        #expect(assembler.byteCount == 0)
    }

    @Test func androidHolds4194304BytesInAll() {
        var assembler = FragmentAssembler(rules: .android)
        for stream in 0..<4 { _ = assembler.add(0, of: 2, filler(1_048_576 - (stream == 3 ? 2 : 0)), stream: UInt64(stream)) }
        #expect(assembler.add(0, of: 3, [1], stream: 9) == .stored(started: true))
        #expect(assembler.add(1, of: 3, [1, 2], stream: 9) == .refused(.memoryLimit))
        #expect(assembler.add(1, of: 3, [1], stream: 9) == .stored(started: false))
        #expect(assembler.byteCount == 4_194_304)
        #expect(assembler.add(0, of: 2, [1], stream: 10) == .refused(.memoryLimit))
        #expect(assembler.count == 5)
    }

    @Test func repeatsOfChangingSizeKeepTheirBytesAcrossCompaction() {
        var assembler = FragmentAssembler(rules: .ios)
        _ = assembler.add(0, of: 3, [7, 7])
        for round in 0..<100 {
            _ = assembler.add(1, of: 3, filler(round % 2 == 0 ? 5_000 : 1))
            #expect(assembler.bufferBytes <= 2 * assembler.byteCount + 4_096)
        }
        #expect(assembler.byteCount == 3)
        let whole = AssembledPacket(bytes: [7, 7, 0x78, 8], tags: [0, 1, 2], started: false)
        #expect(assembler.add(2, of: 3, [8]) == .complete(whole))
    }
}
