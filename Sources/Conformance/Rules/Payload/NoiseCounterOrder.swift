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

    /// Who sends to whom, as one adapter sees it in one direction; in plain words.
    private struct Flow: MixedKey {
        var end: UInt64
        var sender: UInt64
        var recipient: UInt64

        init(_ adapter: UInt16, _ direction: PacketDirection, from sender: UInt64, to recipient: UInt64) {
            end = UInt64(adapter) << 8 | UInt64(direction.rawValue)
            self.sender = sender
            self.recipient = recipient
        }

        func hash(_ mixer: KeyMixer) -> UInt64 { mixer.mix(sender, recipient, end) }
    }

    /// The most flows followed.
    private static let capacity = 512

    private var counters = KeyTable<Flow, NoiseCounters>()

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        let inHand = mesh.inHand
        guard let header = inHand.header, let recipient = inHand.recipient, let arrival = inHand.arrival else { return }
        let flow = Flow(arrival.adapter, arrival.direction, from: header.sender.value, to: recipient.value)
        switch packet.payload {
        case .noiseHandshake: restart(flow, arrival.adapter)
        case .noiseEncrypted(let message):
            guard let mark = PacketMark(packet, mesh) else { return }
            let known = counters.place(of: flow) ?? add(flow)
            guard let newest = counters.update(known, { $0.follow(message.counter, mark) }) else { return }
            let counter = message.counter, place = PayloadPlace.inFrame(packet, message.ciphertext.offset - 4)
            findings.add(Self.self, at: place) { [sender = header.sender] in
                let clause = counter == newest ? "is repeated" : "comes after \(newest), \(newest - counter) behind"
                return "counter \(counter) of \(sender) \(clause)"
            }
        default: return
        }
    }

    /// Begins to follow a flow; all others are forgotten when there are too many.
    private mutating func add(_ flow: Flow) -> Int {
        if counters.count >= Self.capacity { counters.removeAll() }
        return counters.add(flow, NoiseCounters())
    }

    /// Begins the counters of both peers anew, on whatever link they were seen.
    private mutating func restart(_ flow: Flow, _ adapter: UInt16) {
        for direction in PacketDirection.allCases {
            for (sender, recipient) in [(flow.sender, flow.recipient), (flow.recipient, flow.sender)] {
                let other = Flow(adapter, direction, from: sender, to: recipient)
                if let place = counters.place(of: other) { counters.update(place) { $0.restart() } }
            }
        }
    }
}
