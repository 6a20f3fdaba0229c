import BitchatFrame
import MeshModel
import WireFormat

/// Whole frames in pieces.
extension FragmentsTarget {
    /// Cuts a frame as the documents say and brings the pieces in: in order, backwards, odd ones first, each twice, or interleaved.
    func split(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let sender = body.choice(from: StateCast.peers, bytes), stream = UInt64(body.choice(of: Self.streams, bytes))
        let isBroadcast = body.choice(of: 2, bytes) == 0, size = max(1, body.number(bytes)), order = body.choice(of: 5, bytes)
        let frame = body.rest(), total = max(1, (frame.count + size - 1) / size)
        guard total <= 300 else { return }
        let type = MessageType(rawValue: bytes.byte(at: frame.offset + 1) ?? 0)
        let mustJoin = isFree(stream, sender, total, frame, bytes)
        var outcome: FragmentOutcome?
        for index in Self.order(order, total) where report.violation == nil {
            slice.removeAll(keepingCapacity: true)
            slice.append(ByteRange(frame.offset + index * size, min(size, frame.count - index * size)), of: bytes)
            outcome = add(arrival(sender, stream, index, total, type, isBroadcast), &report)
            if case .complete = outcome { break }
        }
        guard mustJoin, report.violation == nil else { return }
        guard case .complete(let packet) = outcome, bytes.equals(frame, packet.bytes) else {
            return report.violated(
                FragmentLaws.order, "\(total) pieces in order \(order) gave \(outcome.map { "\($0)" } ?? "nothing")")
        }
    }

    /// Whether nothing stands in the way of a frame in so many pieces: no open stream of that name, and no cap.
    private func isFree(_ stream: UInt64, _ sender: PeerID, _ total: Int, _ frame: ByteRange, _ bytes: RawSpan) -> Bool {
        let figures = table.figures, streams = table.streams
        let isReadable = bytes.withBytes(frame) { FragmentArrival.isFrame($0) }
        return isReadable && total <= figures.total && frame.count * 2 <= figures.bytes && streams.count < figures.streams
            && (figures.allBytes == .max || table.byteCount + frame.count <= figures.allBytes)
            && !streams.contains { $0.id == stream && (figures.isAndroid || $0.sender == sender) }
    }

    /// The indexes 0 to `total` − 1 in one of five orders.
    private static func order(_ order: Int, _ total: Int) -> [Int] {
        let all = Array(0..<total)
        switch order {
        case 0: return all
        case 1: return all.reversed()
        case 2: return all.filter { !$0.isMultiple(of: 2) } + all.filter { $0.isMultiple(of: 2) }
        case 3: return all.flatMap { [$0, $0] }
        default: return Array(all.dropLast()) + Array(all.dropLast()) + all.suffix(1)
        }
    }
}
