import BitchatFrame
import LinkLayers
import WireFormat

extension PacketDissector {
    /// Joins the value to what waits for it, if anything does and the value is no beginning of its own.
    func join(_ next: ArrivingValue, _ bytes: RawSpan) -> Bool {
        guard var waiting = joiner.take(next.key) else { return false }
        guard goesOn(waiting, next, bytes) else {
            surrender(waiting)
            return false
        }
        waiting.bytes.append(bytes.whole, of: bytes)
        waiting.arriving = waiting.arriving.joined(with: next.context, length: bytes.byteCount)
        if waiting.bytes.withRawSpan({ mayGrow($0, refusal(of: $0), waiting.arriving) }) {
            // Not copied again for each of its values: a large frame may have tens of thousands.
            joiner.keep(waiting).forEach(surrender)
        } else {
            waiting.bytes.withRawSpan { split($0, waiting.arriving) }
        }
        return true
    }

    /// Whether `bytes` go on where `waiting` stopped, rather than starting anew.
    private func goesOn(_ waiting: ValueJoiner.Pending, _ next: ArrivingValue, _ bytes: RawSpan) -> Bool {
        let before = waiting.arriving.context.record.time.microseconds
        let pause = next.context.record.time.microseconds.elapsed(since: before)
        guard pause.magnitude <= UInt64(ValueJoiner.patience) else { return false }
        var packet = DissectedPacket()
        return !shape.begins(bytes, bytes.whole) && !reader.layout(bytes, &packet)
    }

    /// Why the iOS decoder refuses the frame at the start of `bytes`.
    private func refusal(of bytes: RawSpan) -> DecodeError.Reason? {
        var packet = DissectedPacket()
        _ = reader.layout(bytes, &packet)
        return packet.error?.reason
    }

    /// Takes the frames out of `bytes`, one after the other; an unfinished one at the end waits for its neighbours.
    func split(_ bytes: RawSpan, _ arriving: ArrivingValue) {
        if let first = bytes.byte(at: 0), first != 1, first != 2, !arriving.isWrite, let lead = StreamLead(bytes, shape) {
            let next = arriving.dropping(lead.length, frames: 0, skipped: lead.foreign)
            splitRest(bytes, from: lead.length, next, arriving)
        } else {
            let taken = one(bytes, arriving)
            if taken < bytes.byteCount { splitRest(bytes, from: taken, arriving.dropping(taken, frames: 1), arriving, frames: 1) }
        }
    }

    /// The same for the bytes from `start` on, of which `first` is what is left of the value.
    private func splitRest(
        _ bytes: RawSpan, from start: Int, _ first: ArrivingValue, _ arriving: ArrivingValue, frames: Int = 0
    ) {
        var next = first
        var taken = start
        for frames in (frames + 1)... {
            taken += bytes.withBytes(ByteRange(taken, bytes.byteCount - taken)) { one($0, next) }
            guard taken < bytes.byteCount else { return }
            next = arriving.dropping(taken, frames: frames)
        }
    }

    /// Handles what begins at the start of `bytes`; returns how many bytes it took.
    private func one(_ bytes: RawSpan, _ arriving: ArrivingValue) -> Int {
        var packet = arriving.packet
        guard reader.layout(bytes, &packet) else {
            if mayGrow(bytes, packet.error?.reason, arriving) {
                joiner.keep(ValueJoiner.Pending(bytes: bytes.array, arriving: arriving)).forEach(surrender)
            } else if !isOnlyPadding(bytes) {
                emit(&packet, bytes, depth: 0)
            }
            return bytes.byteCount
        }
        let length = packet.frame?.length ?? 0
        let end = arriving.isWrite || length == bytes.byteCount ? bytes.byteCount : shape.nextStart(bytes, after: length)
        if end == bytes.byteCount {
            emit(&packet, bytes, depth: 0)
        } else {
            bytes.withBytes(ByteRange(0, end)) { emit(&packet, $0, depth: 0) }
        }
        return end
    }

    /// Whether `bytes`, which the iOS decoder refuses for `reason`, begin a frame whose rest may come in later values.
    private func mayGrow(_ bytes: RawSpan, _ reason: DecodeError.Reason?, _ arriving: ArrivingValue) -> Bool {
        let context = arriving.context
        guard context.carrier != .longWrite, context.carrier != .cancelledWrite else { return false }
        guard context.originalLength <= bytes.byteCount else { return false }
        guard let version = bytes.byte(at: 0), version == 1 || version == 2 else { return false }
        guard reason == .short || reason == .truncated else { return false }
        return context.delivery.offset == 0 || shape.begins(bytes, bytes.whole)
    }

    /// Whether `bytes` are padding that was left between frames.
    private func isOnlyPadding(_ bytes: RawSpan) -> Bool { FramePadding.classify(bytes, after: 0).trailing == 0 }
}
