import Capture
import Testing

/// What is made of a source that pauses, as one does that is read while it is written.
@Suite struct PauseTests {
    private static let shapes = [SampleFile.pklg1, .pklg2, .hcidump]

    /// Notes what the source had given when a record came, and what was told before.
    private struct Watch: CaptureSink {
        let source: PausingSource
        var asked: [Int] = []
        var reasons: [String] = []
        var decisions = 0

        mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
            asked.append(source.waits)
            return true
        }

        mutating func problem(_ problem: CaptureProblem) {}
        mutating func undecided(_ reason: String) { reasons.append(reason) }
        mutating func decided() { decisions += 1 }
    }

    private func watch(_ pieces: [[UInt8]]) -> (Watch, CaptureError?) {
        let source = PausingSource(pieces)
        var watch = Watch(source: source)
        var reader = CaptureReader(source: "test", input: ByteInput(source))
        do throws(CaptureError) {
            try reader.read(into: &watch)
            return (watch, nil)
        } catch {
            return (watch, error)
        }
    }

    @Test(arguments: shapes) func recordsWithoutAMagicNumberComeBeforeTheNextBytes(file: SampleFile) {
        for (count, end) in zip(1..., file.ends) {
            let (watch, _) = watch([Array(file.bytes.prefix(end))])
            #expect(watch.asked == [Int](repeating: 1, count: count))
            #expect(watch.reasons == [])
        }
        let (packed, _) = watch([gzip(file.bytes)])
        #expect(packed.asked.count == file.ends.count)
        #expect(packed.asked.first == 1)
    }

    @Test(arguments: SampleFile.all) func aPauseAnywhereChangesNothing(file: SampleFile) {
        let whole = read(file.bytes)
        for place in 1..<file.bytes.count {
            let pieces = [Array(file.bytes.prefix(place)), Array(file.bytes.dropFirst(place))]
            #expect(read(ByteInput(PausingSource(pieces))) == whole, "pause after \(place) bytes")
        }
        #expect(read(ByteInput(PausingSource(file.bytes.map { [$0] }))) == whole)
    }

    @Test func hcidumpAndVersion2AreToldApartAtAnyPause() {
        let long: [UInt8] = [2, 0x40, 0x20, 16, 0, 12, 0, 4, 0] + [UInt8](repeating: 0x1B, count: 12)
        let dump = hcidumpRecord(long, incoming: 0), apple = packetLoggerRecord(long, type: 2, isBigEndian: false)
        for (record, format) in [(dump, "hcidump"), (apple, "pklg2")] {
            let outcome = read(ByteInput(PausingSource((record + record).map { [$0] })))
            #expect(outcome.summary.format == format)
            #expect(outcome.records.count == 2)
        }
    }

    @Test func headersOfAnotherClockAreNotGivenUpInAPause() {
        let bad = packetLoggerRecord([3, 0x0C, 0], type: 0, isBigEndian: false, microseconds: 1_000_000)
        let whole = read(bad + bad + bad)
        for place in 1..<(3 * bad.count) {
            let pieces = [Array((bad + bad + bad).prefix(place)), Array((bad + bad + bad).dropFirst(place))]
            #expect(read(ByteInput(PausingSource(pieces))) == whole, "pause after \(place) bytes")
        }
    }

    @Test func halfARecordIsToldAndWaitedFor() {
        let record = packetLoggerRecord(Array(aclIn.dropFirst()), type: 3, isBigEndian: true)
        let (watch, error) = watch([Array(record.prefix(15)), Array(record.dropFirst(15).prefix(4)), Array(record.dropFirst(19))])
        #expect(error == nil)
        #expect(watch.reasons == ["more bytes are needed to tell what it is", "more bytes are needed to tell what it is"])
        #expect(watch.decisions == 1)
        #expect(watch.asked == [3])
    }

    @Test func whatIsNoCaptureIsToldAtThe24thByte() {
        let bytes: [UInt8] = [0x7F, 0x45, 0x4C, 0x46] + [UInt8](repeating: 0, count: 30)
        let (short, _) = watch([Array(bytes.prefix(23)), Array(bytes.dropFirst(23))])
        #expect(short.reasons.count == 1)
        let (long, error) = watch([Array(bytes.prefix(24)), Array(bytes.dropFirst(24))])
        #expect(long.reasons == [])
        #expect(long.source.waits == 1)
        #expect(error?.kind == .notACapture)
    }

    @Test func textIsToldAndMayStillHoldASection() {
        let text = Array("A text that goes on for a while\n".utf8)
        let (watch, error) = watch([text, text])
        let reason = "no capture so far: it begins with the text \"A text that goes on for a while\""
        #expect(watch.reasons.prefix(1) == [reason])
        #expect(watch.decisions == 0)
        #expect(error?.kind == .notACapture)
        let (long, _) = self.watch([[UInt8](repeating: UInt8(ascii: "a"), count: 70_000)])
        #expect(long.reasons == ["no capture so far: it begins with the text \"\(String(repeating: "a", count: 32))...\""])
    }
}

/// Gives pieces one after the other, with a pause after each.
private final class PausingSource: ByteSource {
    /// How often it was waited for.
    private(set) var waits = 0
    private var pieces: [[UInt8]]
    private var isPausing = false

    init(_ pieces: [[UInt8]]) { self.pieces = pieces }

    func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        if isPausing || waits == 0 { waits += 1 }
        isPausing = false
        guard let piece = pieces.first else { return 0 }
        let part = piece.prefix(count)
        buffer.replaceSubrange(offset..<offset + part.count, with: part)
        pieces[0].removeFirst(part.count)
        if pieces[0].isEmpty {
            pieces.removeFirst()
            isPausing = true
        }
        return part.count
    }

    func readSoon(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int? {
        isPausing ? nil : try read(into: &buffer, at: offset, count: count)
    }
}
