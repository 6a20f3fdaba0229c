import Testing
import WireFormat

@testable import BitchatFrame

/// The iOS write path (docs/protocol.md 1.5).
struct WriteBufferAssemblerTests {
    private let frame = Draft.full.bytes
    private let other = Draft(section: [1, 2, 3, 4]).bytes

    @Test func takesAWriteThatIsAFrame() {
        var central = Central()
        #expect(central.write(frame) == [frame])
        #expect(central.assembler.bufferedCount == 0)
    }

    @Test func joinsALongWriteInAnyOrderAndAcrossCallbacks() {
        var central = Central()
        #expect(central.write([(50, Array(frame[50..<80])), (0, Array(frame[..<50]))]) == [])
        #expect(central.assembler.bufferedCount == 80)
        #expect(central.write([(80, Array(frame[80...]))]) == [frame])
        #expect(central.assembler.bufferedCount == 0)
    }

    @Test("Of overlapping pieces the one with the larger offset wins, whichever came first")
    func placesPiecesInOrderOfOffset() {
        var central = Central()
        let blank = Draft(section: [0, 0, 0, 0]).bytes
        #expect(central.write([(22, [1, 2, 3, 4]), (0, blank)]) == [other])
    }

    @Test func doesNotJoinAFrameCutIntoOrdinaryWrites() {
        var central = Central()
        #expect(central.write(Array(frame.prefix(60))) == [])
        #expect(central.write(Array(frame.dropFirst(60))) == [])
    }

    @Test("The tail of an earlier write stays behind a shorter frame and is ignored")
    func overwritesWhatWasThere() {
        var central = Central()
        #expect(central.write([UInt8](repeating: 9, count: 40)) == [])
        #expect(central.write(other) == [other + [UInt8](repeating: 9, count: 40 - other.count)])
        #expect(central.outcome.dropped == 40 - other.count)
        #expect(central.assembler.bufferedCount == 0)
    }

    @Test func handsOnTheFirstOfTwoFramesAlone() {
        var central = Central()
        #expect(central.write(other + frame) == [other + frame])
        #expect(central.outcome.frames == 1)
        #expect(central.outcome.dropped == frame.count)
        #expect(central.assembler.bufferedCount == 0)
    }

    @Test func countsPaddingApart() {
        var central = Central()
        _ = central.write(other + [UInt8](repeating: 16, count: 16))
        #expect(central.outcome.padding == 16)
        #expect(central.outcome.dropped == 0)
    }

    @Test("A gap is filled with zeros; an empty piece leaves none")
    func fillsGaps() {
        var central = Central()
        let draft = Draft(section: [0, 0, 0, 7]).bytes
        #expect(central.write([(0, Array(draft.prefix(22))), (25, [7]), (100, [])]) == [draft])
    }

    @Test("A frame whose body does not inflate is no frame")
    func waitsForABodyThatInflates() {
        var central = Central()
        let broken = Draft.compressed(size: 3, body: [7, 0, 0, 0, 0, 0, 0, 0]).bytes
        #expect(central.write(broken) == [])
        #expect(
            central.write([(24, Draft.stored([1, 2, 3]))]) == [Draft.compressed(size: 3, body: Draft.stored([1, 2, 3])).bytes])
    }

    @Test("1,000,000 bytes without a frame are kept, one more is not", arguments: [-1, 0, 1])
    func clearsWhatIsOver1000000Bytes(_ step: Int) {
        for isLong in [false, true] {
            var central = Central()
            let count = 1_000_000 + step
            let value = [UInt8](repeating: 9, count: count)
            let frames = isLong ? central.write([(0, [9]), (count - 1, [9])]) : central.write(value)
            #expect(frames == [])
            #expect(central.assembler.bufferedCount == (step > 0 ? 0 : count))
            #expect(central.outcome.reset == (step > 0 ? .bufferFull : nil))
            #expect(central.outcome.lost == (step > 0 ? count : 0))
        }
    }

    @Test("A frame of more than 1,000,000 bytes that is whole is taken")
    func takesALargeFrame() {
        var central = Central()
        let large = Draft(version: 2, section: [UInt8](repeating: 9, count: 1_100_000)).bytes
        #expect(central.write(large) == [large])
    }

    @Test("A piece no attribute write can make clears the buffer and allocates nothing", arguments: [1_000_001, Int.max, -1])
    func refusesAbsurdOffsets(_ offset: Int) {
        var central = Central()
        #expect(central.write([(0, [9]), (offset, [9])]) == [])
        #expect(central.assembler.bufferedCount == 0)
        #expect(central.outcome.reset == .bufferFull)
        #expect(central.write(frame) == [frame])
    }

    /// An assembler that is fed with arrays.
    private struct Central {
        var assembler = WriteBufferAssembler()
        var outcome = StreamOutcome()
        private let inflater = FrameInflater()

        mutating func write(_ value: [UInt8]) -> [[UInt8]] {
            var sink = CollectingSink()
            outcome = assembler.receive(value.span.bytes, FrameDecoder(limits: .ios), inflater, &sink)
            return sink.frames
        }

        mutating func write(_ parts: [(offset: Int, bytes: [UInt8])]) -> [[UInt8]] {
            var sink = CollectingSink()
            var bytes: [UInt8] = []
            var pieces: [WritePiece] = []
            for part in parts {
                pieces.append(WritePiece(offset: part.offset, range: ByteRange(bytes.count, part.bytes.count)))
                bytes += part.bytes
            }
            outcome = assembler.receive(pieces, of: bytes.span.bytes, FrameDecoder(limits: .ios), inflater, &sink)
            return sink.frames
        }
    }
}
