import BitchatFrame
import LinkLayers
import MeshModel

/// The gates that packets of a capture pass: the capturing device's own on each adapter, and the far device's on each link.
///
/// The far device's gate knows only what the capture shows of it: the requests that came from it, and what was sent to it.
struct Gates {
    private let profiles: [GateProfile.Name]
    private var devices: GateDevices

    /// Makes the gates of `profiles`.
    init(_ profiles: [GateProfile.Name]) {
        self.profiles = profiles
        devices = GateDevices(profiles)
    }

    /// Adds the answers of the device that received the packet, in the order of the profiles; false when nobody is known to have.
    mutating func judge(
        _ packet: inout PacketArrival, _ mesh: MeshState, now: Int64?, _ verdicts: inout JudgedPacket.Verdicts
    ) -> Bool {
        guard let arrival = mesh.inHand.arrival, let receiver = receiver(of: arrival) else { return false }
        let ends = (from: mesh.transmitter, to: mesh.receiver)
        devices.with(receiver) { gates in
            for index in gates.indices { Self.judge(&packet, ends, by: &gates[index], mesh.signatures, now: now, &verdicts) }
        }
        return true
    }

    /// The answers of a device that has seen nothing before, for bytes that came from no capture.
    func judgeAlone(
        _ packet: inout PacketArrival, local: PeerID?, now: Int64?, _ verdicts: inout JudgedPacket.Verdicts
    ) {
        for profile in profiles {
            packet.set(for: profile)
            var gate = SecurityGate(profile: GateDevices.profile(profile), local: local)
            verdicts.append(profile, gate.judge(packet.arrival, now: now))
        }
    }

    /// Takes note of a unicast request that went over the link: its sender's gate waits for answers from now on.
    mutating func register(_ request: FrameHeader, to recipient: PeerID?, _ arrival: PacketInHand.Arrival, now: Int64) {
        guard let recipient, recipient != .broadcast, let sender = sender(of: arrival) else { return }
        devices.with(sender) { gates in
            for index in gates.indices { gates[index].requests.register(recipient, now: now) }
        }
    }

    /// Names the owner of a link, as the user said.
    mutating func bind(_ arrival: PacketInHand.Arrival, to peer: PeerID) {
        guard let receiver = receiver(of: arrival) else { return }
        devices.with(receiver) { gates in
            for index in gates.indices { _ = gates[index].links.bindIfUnbound(arrival.link.serial, to: peer) }
        }
    }

    /// A link ended.
    mutating func close(_ link: Link) {
        devices.remove(.farEnd(link.id))
        devices.withKnown(.adapter(link.adapter)) { gates in
            for index in gates.indices { gates[index].links.unbind(link.id.serial) }
        }
    }

    /// Adds one gate's answer; only an announce is held against the keys that are known.
    @inline(__always)
    private static func judge(
        _ packet: inout PacketArrival, _ ends: (from: PeerID?, to: PeerID?), by gate: inout SecurityGate,
        _ signatures: Signatures, now: Int64?, _ verdicts: inout JudgedPacket.Verdicts
    ) {
        let profile = gate.profile.name
        packet.set(for: profile)
        gate.local = ends.to
        if case .spec = profile, let owner = ends.from, let link = packet.arrival.link {
            gate.links.bind(link, to: owner)
        }
        if let now { gate.sweep(now: now) }
        let isAnnounce = packet.arrival.header.type == .announce
        if isAnnounce { gate.keys = signatures.keys }
        verdicts.append(profile) { verdict in
            if let rebuilt = packet.rebuilt {
                verdict = gate.judgeInner(packet.arrival, from: rebuilt.outer, of: rebuilt.count, now: now)
            } else {
                gate.judge(packet.arrival, now: now, into: &verdict)
            }
        }
        // A copy kept would be copied in full by the next key learned.
        if isAnnounce { gate.keys = KeyRing() }
    }

    private func receiver(of arrival: PacketInHand.Arrival) -> GateDevices.Receiver? {
        switch arrival.direction {
        case .received: .adapter(arrival.adapter)
        case .sent: .farEnd(arrival.link)
        default: nil
        }
    }

    private func sender(of arrival: PacketInHand.Arrival) -> GateDevices.Receiver? {
        switch arrival.direction {
        case .received: .farEnd(arrival.link)
        case .sent: .adapter(arrival.adapter)
        default: nil
        }
    }
}
