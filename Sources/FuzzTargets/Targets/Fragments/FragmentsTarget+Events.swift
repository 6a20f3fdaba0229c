import BitchatFrame
import MeshModel
import WireFormat

/// What each event does.
extension FragmentsTarget {
    /// The inner types: text, those with a larger cap, a fragment, a request.
    static let innerTypes: [MessageType] = [.message, .fileTransfer, .noiseEncrypted, .fragment, .requestSync]
    /// The spans whose ends are worth standing at, in milliseconds.
    static let spans: [Int64] = [5_000, 10_000, 30_000]
    /// What slices without content are made of: a little more than the largest cap.
    private static let filler = [UInt8](repeating: 1, count: 1_200_000)
    /// The streams that a choice names.
    static let streams = 16

    /// Applies one event to the assembler and to its table.
    func apply(_ event: FragmentEvent, _ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        switch event {
        case .fragment: addPiece(&body, bytes, &report)
        case .clock: time.move(by: body.milliseconds(bytes))
        case .expire: expire(&report)
        case .poll: poll(&report)
        case .edge: moveToEdge(&body, bytes)
        case .split: split(&body, bytes, &report)
        case .many: addMany(&body, bytes, &report)
        case .large: addLarge(&body, bytes, &report)
        case .rules: begin(body.choice(of: 4, bytes))
        }
    }

    private func moveToEdge(_ body: inout EventBody, _ bytes: RawSpan) {
        let start = [lastPiece, firstPiece ?? time.now, lastPoll][body.choice(of: 3, bytes)]
        let span = body.choice(from: Self.spans, bytes)
        time.set(to: start + span + Int64(body.choice(of: 3, bytes)) - 1)
    }

    private func addPiece(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let sender = body.choice(from: StateCast.peers, bytes), stream = UInt64(body.choice(of: Self.streams, bytes))
        let index = body.number(bytes), total = body.number(bytes)
        let type = body.choice(from: Self.innerTypes, bytes), isBroadcast = body.choice(of: 2, bytes) == 0
        slice.removeAll(keepingCapacity: true)
        slice.append(body.rest(), of: bytes)
        add(arrival(sender, stream, index, total, type, isBroadcast), &report)
    }

    private func addLarge(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let sender = body.choice(from: StateCast.peers, bytes), stream = UInt64(body.choice(of: Self.streams, bytes))
        let index = body.number(bytes), total = body.number(bytes), type = body.choice(from: Self.innerTypes, bytes)
        let wanted = Int(body.milliseconds(bytes)), count = 0...Self.filler.count ~= wanted ? wanted : wanted & 0x7F
        slice.removeAll(keepingCapacity: true)
        slice.append(contentsOf: Self.filler[..<count])
        add(arrival(sender, stream, index, total, type, true), &report)
    }

    private func addMany(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let sender = body.choice(from: StateCast.peers, bytes), first = body.number(bytes)
        let count = min(body.number(bytes), 200), isBroadcast = body.choice(of: 2, bytes) == 0
        slice.removeAll(keepingCapacity: true)
        slice.append(0)
        for stream in first..<first + count where report.violation == nil {
            add(arrival(sender, UInt64(stream), 0, 2, .message, isBroadcast), &report)
        }
    }

    func arrival(
        _ sender: PeerID, _ stream: UInt64, _ index: Int, _ total: Int, _ type: MessageType, _ isBroadcast: Bool
    ) -> FragmentArrival {
        let piece = FragmentPiece(
            stream: stream, index: UInt16(truncatingIfNeeded: index), total: UInt16(truncatingIfNeeded: total), innerType: type)
        return FragmentArrival(piece: piece, sender: sender, isBroadcast: isBroadcast, now: time.now)
    }
}
