import BitchatFrame
import Dissection
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

    /// The answers of the device that received the packet, in the order of the profiles; nil when nobody is known to have.
    ///
    /// The packet came from `mesh.transmitter(of:)` over its link; `rebuilt` says from which fragments it was put together.
    mutating func judge(
        _ packet: PacketArrival, _ context: PacketContext, rebuilt: Reassembly?, _ mesh: MeshState
    ) -> JudgedPacket.Verdicts? {
        guard let receiver = receiver(of: context) else { return nil }
        let owner = mesh.transmitter(of: context), local = mesh.receiver(of: context)
        return devices.with(receiver) { gates in
            var packet = packet, verdicts = JudgedPacket.Verdicts()
            for index in gates.indices {
                packet.set(for: gates[index].profile.name)
                gates[index].local = local
                if gates[index].profile.name == .spec, let owner { gates[index].links.bind(context.link.id.serial, to: owner) }
                verdicts.append(
                    gates[index].profile.name, Self.judge(packet.arrival, rebuilt, by: &gates[index], mesh.signatures, now: mesh.now))
            }
            return verdicts
        }
    }

    /// The answers of a device that has seen nothing before, for bytes that came from no capture.
    func judgeAlone(_ packet: PacketArrival, local: PeerID?, now: Int64?) -> JudgedPacket.Verdicts {
        var packet = packet, verdicts = JudgedPacket.Verdicts()
        for profile in profiles {
            packet.set(for: profile)
            var gate = SecurityGate(profile: GateDevices.profile(profile), local: local)
            verdicts.append(profile, gate.judge(packet.arrival, now: now))
        }
        return verdicts
    }

    /// Takes note of a unicast request that went over the link: its sender's gate waits for answers from now on.
    mutating func register(_ request: FrameHeader, to recipient: PeerID?, _ context: PacketContext, now: Int64) {
        guard let recipient, recipient != .broadcast, let sender = sender(of: context) else { return }
        devices.with(sender) { gates in
            for index in gates.indices { gates[index].requests.register(recipient, now: now) }
        }
    }

    /// Names the owner of a link, as the user said.
    mutating func bind(_ context: PacketContext, to peer: PeerID) {
        guard let receiver = receiver(of: context) else { return }
        devices.with(receiver) { gates in
            for index in gates.indices { _ = gates[index].links.bindIfUnbound(context.link.id.serial, to: peer) }
        }
    }

    /// A link ended.
    mutating func close(_ link: Link) {
        devices.remove(.farEnd(link.id))
        devices.withKnown(.adapter(link.adapter)) { gates in
            for index in gates.indices { gates[index].links.unbind(link.id.serial) }
        }
    }

    /// One gate's answer; only an announce is held against the keys that are known.
    @inline(__always)
    private static func judge(
        _ arrival: GateArrival, _ rebuilt: Reassembly?, by gate: inout SecurityGate, _ signatures: Signatures, now: Int64?
    ) -> GateVerdict {
        if let now { gate.sweep(now: now) }
        let isAnnounce = arrival.header.type == .announce
        if isAnnounce { gate.keys = signatures.keys }
        // A copy kept would be copied in full by the next key learned.
        defer { if isAnnounce { gate.keys = KeyRing() } }
        guard let rebuilt else { return gate.judge(arrival, now: now) }
        return gate.judgeInner(arrival, from: rebuilt.outer.sender, of: rebuilt.records.count, now: now)
    }

    private func receiver(of context: PacketContext) -> GateDevices.Receiver? {
        switch context.direction {
        case .received: .adapter(context.record.adapter)
        case .sent: .farEnd(context.link.id)
        default: nil
        }
    }

    private func sender(of context: PacketContext) -> GateDevices.Receiver? {
        switch context.direction {
        case .received: .farEnd(context.link.id)
        case .sent: .adapter(context.record.adapter)
        default: nil
        }
    }
}
