import BitchatFrame
import WireFormat

/// What iOS must make of notifications: the ten steps of docs/protocol.md 1.5, byte by byte over one buffer.
///
/// Independent of `NotificationStreamAssembler`; only the types of its answers are shared.
struct NotificationRuleTable {
    private(set) var buffer: [UInt8] = []
    private var head = 0
    private var timer: (length: Int, since: Int64)?

    /// Forgets everything, keeping the memory.
    mutating func clear() {
        buffer.removeAll(keepingCapacity: buffer.capacity < 65_536)
        head = 0
        timer = nil
    }

    /// The bytes buffered.
    private var count: Int { buffer.count - head }

    /// Steps 1 to 10 for one chunk.
    mutating func receive(_ chunk: RawSpan, at time: Int64, _ log: inout FrameLog) -> StreamOutcome {
        var outcome = StreamOutcome()
        buffer.append(chunk.whole, of: chunk)
        if count > 8_388_608 { _ = reset(.bufferFull, &outcome) }
        while count >= 22, step(at: time, &outcome, &log) {}
        if outcome.reset == nil { finish(&outcome) }
        buffer.removeFirst(head)
        head = 0
        return outcome
    }

    /// Steps 3 to 9 for the bytes at the head; false when they must wait or were thrown away.
    private mutating func step(at time: Int64, _ outcome: inout StreamOutcome, _ log: inout FrameLog) -> Bool {
        let version = buffer[head]
        guard version == 1 || version == 2 else {
            if !discardPadding(&outcome) {
                head += 1
                outcome.dropped += 1
            }
            timer = nil
            return true
        }
        let header = version == 1 ? 14 : 16
        guard count >= header + 8, let length = length(header) else { return false }
        let packed = payload(header)
        if flags & 4 != 0, packed < (version == 1 ? 2 : 4) { return reset(.packedTooSmall, &outcome) }
        if length > 8_388_608 { return reset(.frameTooLong, &outcome) }
        guard count >= length else { return wait(for: length, time, &outcome) }
        timer = nil
        buffer.withRawSpan { bytes in bytes.withBytes(ByteRange(head, length)) { log.frame($0) } }
        head += length
        outcome.frames += 1
        _ = discardPadding(&outcome)
        return true
    }

    private var flags: UInt8 { buffer[head + 11] }

    private func payload(_ header: Int) -> Int {
        buffer[head + 12..<head + header].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Step 5: the frame's length, or nil while the count of hops is not there.
    private func length(_ header: Int) -> Int? {
        var length = header + 8 + payload(header)
        if flags & 1 != 0 { length += 8 }
        if flags & 2 != 0 { length += 64 }
        guard header == 16, flags & 8 != 0 else { return length }
        let place = header + 8 + (flags & 1 != 0 ? 8 : 0)
        return place < count ? length + 1 + 8 * Int(buffer[head + place]) : nil
    }

    /// Step 8.
    private mutating func wait(for length: Int, _ time: Int64, _ outcome: inout StreamOutcome) -> Bool {
        guard let timer, timer.length == length else {
            timer = (length, time)
            return false
        }
        return time - timer.since >= 250 ? reset(.stalled, &outcome) : false
    }

    private mutating func reset(_ reason: StreamReset, _ outcome: inout StreamOutcome) -> Bool {
        outcome.reset = reason
        outcome.lost = count
        head = buffer.count
        timer = nil
        return false
    }

    /// The first branch of step 3: n bytes of value n, whole; values 1 and 2 look like versions.
    private mutating func discardPadding(_ outcome: inout StreamOutcome) -> Bool {
        guard count > 0, buffer[head] > 2, Int(buffer[head]) <= count else { return false }
        let value = buffer[head], run = Int(value)
        for place in head..<head + run where buffer[place] != value { return false }
        head += run
        outcome.padding += run
        return true
    }

    /// Step 10.
    private mutating func finish(_ outcome: inout StreamOutcome) {
        _ = discardPadding(&outcome)
        for place in head..<buffer.count where buffer[place] != 0 { return }
        head = buffer.count
    }
}
