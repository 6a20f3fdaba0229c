import BitchatFrame
import Mutators
import WireFormat

/// Scripts of notifications, writes and single values against the steps of the documents.
package final class StreamTarget: FuzzTarget {
    package static let name = "stream"
    package static let summary = "notifications with time, writes with offsets, and single values, against the documents' steps"
    package static let shape = InputShape.events(StreamEvent.grammar)
    package static let longestInput = 16_384
    /// An event of a few bytes may stand for a run that fills the 8 MiB that iOS buffers, in several copies.
    package static let allocationPerByte: UInt64 = 4 << 20

    package static func seeds() -> [Seed] { NearScripts.of(StreamSeeds.all, StreamEvent.grammar) }

    /// The bytes that one script may bring in.
    private static let mostBytes = 20_000_000

    let subject: StreamSubject
    var bench = StreamBench()
    var time = VirtualTime(), lastChunk = VirtualTime.start
    /// The pieces put by for a long write: their offsets and ranges of the input.
    var pieces: [WritePiece] = []
    var bytesLeft = 0
    private var table = NotificationRuleTable(), writes = WriteRuleTable(), expected = FrameLog()
    private var chunks: [UInt8] = [], whole = FrameLog(), wholeBench = StreamBench()
    private var isChunked = true

    package init(_ subject: Subject) { self.subject = subject.stream }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        begin()
        var script = EventScript()
        while report.violation == nil, bytesLeft > 0, let event = script.next(input) {
            var body = EventBody(event)
            apply(StreamEvent(code: event.code), &body, input, &report)
        }
        if report.violation == nil { checkChunking(&report) }
    }

    private func begin() {
        bench.clear()
        table.clear()
        writes.clear()
        (time, lastChunk, bytesLeft) = (VirtualTime(), VirtualTime.start, Self.mostBytes)
        pieces.removeAll(keepingCapacity: true)
        chunks.removeAll(keepingCapacity: chunks.capacity < 65_536)
        whole.clear()
        isChunked = true
    }

    /// A notification comes in.
    func notify(_ chunk: RawSpan, _ report: inout FuzzReport) {
        bytesLeft -= chunk.byteCount + 32
        lastChunk = time.now
        bench.log.clear()
        expected.clear()
        let got = subject.notify(&bench, chunk, time.now), wanted = table.receive(chunk, at: time.now, &expected)
        noteOutcome(wanted, &report)
        report.require(got.reset == wanted.reset, StreamLaws.reset, "\(got) instead of \(wanted)")
        report.require(bench.log == expected, StreamLaws.frames, "\(bench.log.lengths) instead of \(expected.lengths)")
        report.require(got == wanted, StreamLaws.counts, "\(got) instead of \(wanted)")
        let (waiting, left) = (bench.notifications.bufferedCount, table.buffer.count)
        report.require(waiting == left && waiting <= 8_388_608, StreamLaws.buffer, "\(waiting) bytes wait instead of \(left)")
        note(chunk, wanted)
    }

    private func noteOutcome(_ outcome: StreamOutcome, _ report: inout FuzzReport) {
        let reset = outcome.reset.map { Int($0.rawValue) + 1 } ?? 0, waiting = min(table.buffer.count, 24)
        let counts = min(outcome.frames, 3) << 2 | (outcome.padding > 0 ? 2 : 0) | (outcome.dropped > 0 ? 1 : 0)
        report.reached(reset << 4 | counts)
        report.reached(256 + (counts * 25 + waiting))
    }

    /// Keeps what the notifications brought, to bring it again in other pieces.
    private func note(_ chunk: RawSpan, _ outcome: StreamOutcome) {
        if outcome.reset != nil || chunks.count + chunk.byteCount > 4_096 { isChunked = false }
        guard isChunked else { return }
        chunks.append(chunk.whole, of: chunk)
        whole.append(expected)
    }

    /// Writes come in.
    func write(_ parts: [WritePiece], isPlain: Bool, _ bytes: RawSpan, _ report: inout FuzzReport) {
        bench.log.clear()
        expected.clear()
        let copies = parts.map { (offset: $0.offset, bytes: bytes.array($0.range)) }
        for copy in copies { bytesLeft -= copy.bytes.count + copy.offset + 32 }
        let got =
            isPlain && parts.count == 1
            ? bytes.withBytes(parts[0].range) { subject.write(&bench, $0) } : subject.execute(&bench, parts, bytes)
        let wanted = writes.receive(copies, bench, &expected)
        report.reached(
            128 + wanted.frames + (wanted.reset == nil ? 0 : 2) + (wanted.dropped > 0 ? 4 : 0) + min(copies.count, 4) * 8)
        report.require(
            got == wanted && bench.log == expected, StreamLaws.writes,
            "\(got) with frames of \(bench.log.lengths) instead of \(wanted) with \(expected.lengths)")
    }

    /// A value comes in that is one frame.
    func value(_ value: RawSpan, _ report: inout FuzzReport) {
        bench.log.clear()
        let got = subject.value(&bench, value), isEmpty = value.byteCount == 0
        let isWhole = isEmpty ? bench.log.lengths.isEmpty : bench.log.lengths == [value.byteCount]
        report.require(
            isWhole && got.frames == (isEmpty ? 0 : 1) && value.equals(value.whole, bench.log.bytes), StreamLaws.value, "\(got)")
    }

    /// Brings the notifications' bytes again, in one piece and byte by byte.
    private func checkChunking(_ report: inout FuzzReport) {
        guard isChunked, !chunks.isEmpty else { return }
        for size in [chunks.count, max(1, chunks.count / 64)] {
            wholeBench.clear()
            var hasReset = false
            chunks.withRawSpan { bytes in
                for offset in stride(from: 0, to: bytes.byteCount, by: size) {
                    let outcome = bytes.withBytes(ByteRange(offset, min(size, bytes.byteCount - offset))) {
                        subject.notify(&wholeBench, $0, VirtualTime.start)
                    }
                    if outcome.reset != nil { hasReset = true }
                }
            }
            if hasReset { return }
            report.require(
                wholeBench.log == whole, StreamLaws.chunking,
                "pieces of \(size) bytes gave \(wholeBench.log.lengths) instead of \(whole.lengths)")
        }
    }
}
