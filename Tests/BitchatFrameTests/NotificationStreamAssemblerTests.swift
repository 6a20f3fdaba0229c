import Testing
import WireFormat

@testable import BitchatFrame

/// The iOS notification stream, rule by rule (docs/protocol.md 1.5).
struct NotificationStreamAssemblerTests {
    private let first = Draft(section: [1, 2, 3, 4]).bytes
    private let second = Draft.full.bytes

    @Test func handsOnFramesThatStandTogether() {
        var stream = Stream()
        #expect(stream.take(first + second) == Taken(frames: [first, second]))
        #expect(stream.assembler.bufferedCount == 0)
    }

    @Test("Two frames cut at every place", arguments: 0...144)
    func joinsFramesCutAnywhere(_ cut: Int) {
        var stream = Stream()
        let bytes = first + second
        let before = stream.take(Array(bytes.prefix(cut)))
        let after = stream.take(Array(bytes.dropFirst(cut)), at: 1)
        #expect(before.frames + after.frames == [first, second])
        #expect(before.dropped + after.dropped == [])
        #expect(stream.assembler.bufferedCount == 0)
    }

    @Test func joinsFramesByteByByte() {
        var stream = Stream()
        let frames = (first + second).flatMap { stream.take([$0]).frames }
        #expect(frames == [first, second])
    }

    @Test("A padding of 3 to 255 bytes is skipped silently", arguments: [3, 16, 254, 255])
    func skipsPadding(_ count: Int) {
        var stream = Stream()
        let padding = [UInt8](repeating: UInt8(count), count: count)
        #expect(stream.take(first + padding + second) == Taken(frames: [first, second], padding: count))
        #expect(stream.take(padding) == Taken(padding: count))
    }

    @Test("A padding of one byte reads as a version and shifts what follows")
    func takesOneForAVersion() {
        var stream = Stream()
        let taken = stream.take(first + [1] + second)
        #expect(taken.frames.first == first)
        #expect(taken.frames.count == 1)
    }

    @Test("A padding cut below 22 bytes is still whole when the rest comes")
    func skipsPaddingCutInTwo() {
        var stream = Stream()
        #expect(stream.take(first + [UInt8](repeating: 0x40, count: 10)) == Taken(frames: [first]))
        #expect(
            stream.take([UInt8](repeating: 0x40, count: 54) + second, at: 1) == Taken(frames: [second], padding: 64))
    }

    @Test("A padding cut at 22 bytes or more is dropped byte by byte down to 21, which then no longer count as a whole one")
    func dropsPaddingCutLate() {
        var stream = Stream()
        let early = stream.take(first + [UInt8](repeating: 0x40, count: 30))
        #expect(early == Taken(frames: [first], dropped: [UInt8](repeating: 0x40, count: 9)))
        #expect(stream.assembler.bufferedCount == 21)
        let late = stream.take([UInt8](repeating: 0x40, count: 34) + second, at: 1)
        #expect(late == Taken(frames: [second], dropped: [UInt8](repeating: 0x40, count: 55)))
    }

    @Test func dropsForeignBytesOneByOne() {
        var stream = Stream()
        #expect(stream.take([0xEE, 0x99] + first) == Taken(frames: [first], dropped: [0xEE, 0x99]))
        #expect(stream.take([0, 0, 0] + first) == Taken(frames: [first], dropped: [0, 0, 0]))
    }

    @Test func clearsZerosSilently() {
        var stream = Stream()
        #expect(stream.take([UInt8](repeating: 0, count: 21)) == Taken())
        #expect(stream.assembler.bufferedCount == 0)
    }

    @Test("Runs of foreign bytes come in stream order, a padding between them left out")
    func reportsRunsApart() {
        var sink = CollectingSink()
        var assembler = NotificationStreamAssembler()
        let chunk: [UInt8] = [0xEE, 0xEF] + [5, 5, 5, 5, 5] + [0xDD] + first
        _ = assembler.receive(chunk.span.bytes, at: 0, &sink)
        #expect(sink == CollectingSink(frames: [first], runs: [[0xEE, 0xEF], [0xDD]]))
    }

    @Test("A chunk that leaves the frame unfinished resets it from 250 ms on", arguments: [0, 249, 250, 251])
    func resetsAStalledFrame(_ pause: Int64) {
        var stream = Stream()
        #expect(stream.take(Array(second.prefix(60)), at: 1000) == Taken())
        let next = stream.take([second[60]], at: 1000 + pause)
        #expect(next == (pause < 250 ? Taken() : Taken(lost: 61, reset: .stalled)))
        let rest = stream.take(Array(second.dropFirst(61)), at: 1000 + pause)
        #expect((rest.frames == [second]) == (pause < 250))
    }

    @Test("A chunk that completes the frame is welcome however late")
    func completesALateFrame() {
        var stream = Stream()
        _ = stream.take(Array(second.prefix(60)), at: 0)
        #expect(stream.take(Array(second.dropFirst(60)), at: 1_000_000) == Taken(frames: [second]))
    }

    @Test("The wait begins when the length is known: not with 22 bytes of version 2, and not before the route count")
    func waitsFromTheKnownLength() {
        var stream = Stream()
        _ = stream.take(Array(second.prefix(32)), at: 0)
        #expect(stream.take([second[32]], at: 10_000) == Taken())
        #expect(stream.take([second[33]], at: 10_249) == Taken())
        #expect(stream.take([second[34]], at: 10_250) == Taken(lost: 35, reset: .stalled))
    }

    @Test("A clock that goes back, or leaps across its range, resets nothing by itself")
    func survivesAnyClock() {
        var stream = Stream()
        _ = stream.take(Array(second.prefix(60)), at: .max)
        #expect(stream.take([second[60]], at: .min) == Taken())
        #expect(stream.take([second[61]], at: 0) == Taken())
    }

    @Test("A frame of 8,388,608 bytes is waited for, one more resets", arguments: [-1, 0, 1])
    func limitsTheFrame(_ step: Int) {
        var stream = Stream()
        let head = Draft(version: 2, payloadLength: 8_388_608 - 24 + step).bytes
        #expect(stream.take(head) == (step <= 0 ? Taken() : Taken(lost: 24, reset: .frameTooLong)))
        #expect(stream.assembler.bufferedCount == (step <= 0 ? 24 : 0))
    }

    @Test("8,388,608 bytes are buffered, one more resets, even if it would complete a frame", arguments: [0, 1])
    func limitsTheBuffer(_ step: Int) {
        var stream = Stream()
        let head = Draft(version: 2, payloadLength: 8_388_608 - 24).bytes
        _ = stream.take(head + [UInt8](repeating: 7, count: 8_388_608 - 25))
        #expect(stream.assembler.bufferedCount == 8_388_607)
        let taken = stream.take([UInt8](repeating: 7, count: 1 + step))
        #expect(taken.frames.map(\.count) == (step == 0 ? [8_388_608] : []))
        #expect(taken.reset == (step == 0 ? nil : .bufferFull))
        #expect(taken.lost == (step == 0 ? 0 : 8_388_609))
        #expect(stream.assembler.bufferedCount == 0)
    }

    @Test(
        "A compressed length below the size field throws away later frames too", arguments: [(UInt8(1), 2), (UInt8(2), 4)],
        [-1, 0])
    func resetsOnAShortCompressedLength(_ layout: (version: UInt8, size: Int), _ step: Int) {
        var stream = Stream()
        let bad = Draft(
            version: layout.version, flags: 4, payloadLength: layout.size + step,
            section: [UInt8](repeating: 9, count: layout.size + step)
        ).bytes
        let taken = stream.take(bad + first)
        #expect(
            taken == (step < 0 ? Taken(lost: bad.count + first.count, reset: .packedTooSmall) : Taken(frames: [bad, first])))
    }

    @Test func takesAnEmptyChunk() {
        var stream = Stream()
        #expect(stream.take([]) == Taken())
    }

    /// What one chunk gave.
    private struct Taken: Equatable {
        var frames: [[UInt8]] = []
        var padding = 0
        var dropped: [UInt8] = []
        var lost = 0
        var reset: StreamReset?
    }

    /// An assembler that is fed with arrays.
    private struct Stream {
        var assembler = NotificationStreamAssembler()

        mutating func take(_ chunk: [UInt8], at time: Int64 = 0) -> Taken {
            var sink = CollectingSink()
            let outcome = assembler.receive(chunk.span.bytes, at: time, &sink)
            let dropped = Array(sink.runs.joined())
            #expect(outcome.frames == sink.frames.count)
            #expect(outcome.dropped == dropped.count)
            return Taken(
                frames: sink.frames, padding: outcome.padding, dropped: dropped, lost: outcome.lost, reset: outcome.reset)
        }
    }
}
