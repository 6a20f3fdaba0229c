import BitchatFrame
import Capture
import Dissection
import WireFormat

/// NOI-004: a transport counter that is used again or goes back.
///
/// Counters are followed for each adapter, direction, sender and recipient. Copies of a packet are not counted, and every
/// message of a handshake between the two begins their counters anew.
struct NoiseCounterOrder: MeshRule {
    static let description = RuleDescription(
        "NOI-004", .warning, "The counter of a noiseEncrypted packet is not above those its sender used before in the session.",
        explanation: """
            The replay windows of both apps shift the wrong way: what comes late passes only 1 to 7 counters or a multiple of 8 \
            behind. Send a counter once, and in order.
            """,
        source: "docs/protocol.md 3.5", ios: "dropped, or accepted within 7", android: "dropped, or accepted within 7")

    static let types: [MessageType] = [.noiseHandshake, .noiseEncrypted]

    private struct Flow: MixedKey {
        var adapter: UInt16
        var direction: PacketDirection
        var sender: PeerID
        var recipient: PeerID

        func hash(_ mixer: KeyMixer) -> UInt64 {
            mixer.mix(sender.value, recipient.value, UInt64(adapter) << 8 | UInt64(direction.rawValue))
        }
    }

    /// The most flows followed.
    private static let capacity = 512

    private var counters = KeyTable<Flow, NoiseCounters>()

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        let inHand = mesh.inHand
        guard let header = inHand.header, let recipient = inHand.recipient, let arrival = inHand.arrival else { return }
        let flow = Flow(
            adapter: arrival.adapter, direction: arrival.direction, sender: header.sender, recipient: recipient)
        switch packet.payload {
        case .noiseHandshake: restart(flow)
        case .noiseEncrypted(let message):
            guard let mark = PacketMark(packet, mesh) else { return }
            let place = counters.place(of: flow) ?? add(flow)
            guard let newest = counters.update(place, { $0.follow(message.counter, mark) }) else { return }
            let clause = message.counter == newest ? "is repeated" : "comes after \(newest), \(newest - message.counter) behind"
            findings.add(
                Self.self, "counter \(message.counter) of \(header.sender) \(clause)",
                at: PayloadPlace.inFrame(packet, message.ciphertext.offset - 4))
        default: return
        }
    }

    /// Begins to follow a flow; all others are forgotten when there are too many.
    private mutating func add(_ flow: Flow) -> Int {
        if counters.count >= Self.capacity { counters.removeAll() }
        return counters.add(flow, NoiseCounters())
    }

    /// Begins the counters of both peers anew, on whatever link they were seen.
    private mutating func restart(_ flow: Flow) {
        for direction in PacketDirection.allCases {
            for (sender, recipient) in [(flow.sender, flow.recipient), (flow.recipient, flow.sender)] {
                let other = Flow(adapter: flow.adapter, direction: direction, sender: sender, recipient: recipient)
                if let place = counters.place(of: other) { counters.update(place) { $0.restart() } }
            }
        }
    }
}
