import BitchatFrame
import BitchatPayload
import Dissection
import LinkLayers
import MeshModel
import WireFormat

/// The gates that packets of a capture pass: the capturing device's own on each adapter, and the far device's on each link.
///
/// The far device's gate knows only what the capture shows of it: the requests that came from it, and what was sent to it.
struct Gates {
    /// Whose gate a packet meets.
    private enum Receiver: Hashable {
        case adapter(UInt16)
        case farEnd(LinkID)
    }

    /// One device's gates, a profile each.
    private struct Device {
        var gates: [SecurityGate]
        /// The number of its last use.
        var used = 0
    }

    /// The most devices held; those on links that ended are removed with them, then the far end unused for longest goes.
    private static let capacity = 256
    /// The frames that each memory of a far end holds.
    private static let farEndMemory = 512

    private let profiles: [GateProfile.Name]
    private var devices: [Receiver: Device] = [:]
    private var uses = 0

    /// Makes the gates of `profiles`.
    init(_ profiles: [GateProfile.Name]) { self.profiles = profiles }

    /// The answers of the device that received the packet, which came from `owner` over its link, in the order of the profiles; nil when nobody is known to have.
    mutating func judge(
        _ arrivals: [GateArrival], _ context: PacketContext, from owner: PeerID?, to local: PeerID?, keys: KeyRing,
        rebuilt: Reassembly?, now: Int64?
    ) -> [GateVerdict]? {
        guard let receiver = receiver(of: context) else { return nil }
        return with(receiver) { gates in
            zip(gates.indices, arrivals).map { index, arrival in
                if let now { gates[index].sweep(now: now) }
                gates[index].local = local
                gates[index].keys = keys
                // A copy kept would be copied in full by the next key learned.
                defer { gates[index].keys = KeyRing() }
                if gates[index].profile.name == .spec, let owner { gates[index].links.bind(context.link.id.serial, to: owner) }
                guard let rebuilt else { return gates[index].judge(arrival, now: now) }
                return gates[index].judgeInner(arrival, from: rebuilt.outer.sender, of: rebuilt.records.count, now: now)
            }
        }
    }

    /// The answers of a device that has seen nothing before, for bytes that came from no capture.
    func judgeAlone(_ arrivals: [GateArrival], local: PeerID?, now: Int64?) -> [GateVerdict] {
        zip(profiles, arrivals).map { name, arrival in
            var gate = SecurityGate(profile: Self.profile(name), local: local)
            return gate.judge(arrival, now: now)
        }
    }

    /// Takes note of a unicast request that went over the link: its sender's gate waits for answers from now on.
    mutating func register(_ request: FrameHeader, to recipient: PeerID?, _ context: PacketContext, now: Int64) {
        guard let recipient, recipient != .broadcast, let sender = sender(of: context) else { return }
        with(sender) { gates in
            for index in gates.indices { gates[index].requests.register(recipient, now: now) }
        }
    }

    /// Names the owner of a link, as the user said.
    mutating func bind(_ context: PacketContext, to peer: PeerID) {
        guard let receiver = receiver(of: context) else { return }
        with(receiver) { gates in
            for index in gates.indices where gates[index].links.owner(of: context.link.id.serial) == nil {
                gates[index].links.bind(context.link.id.serial, to: peer)
            }
        }
    }

    /// A link ended.
    mutating func close(_ link: Link) {
        devices[.farEnd(link.id)] = nil
        for index in profiles.indices { devices[.adapter(link.adapter)]?.gates[index].links.unbind(link.id.serial) }
    }

    private func receiver(of context: PacketContext) -> Receiver? {
        switch context.direction {
        case .received: .adapter(context.record.adapter)
        case .sent: .farEnd(context.link.id)
        default: nil
        }
    }

    private static func profile(_ name: GateProfile.Name) -> GateProfile {
        switch name {
        case .spec: .spec
        case .ios: .ios
        case .android: .android
        }
    }

    private func sender(of context: PacketContext) -> Receiver? {
        switch context.direction {
        case .received: .farEnd(context.link.id)
        case .sent: .adapter(context.record.adapter)
        default: nil
        }
    }

    private mutating func with<Result>(_ receiver: Receiver, _ body: (inout [SecurityGate]) -> Result) -> Result {
        uses &+= 1
        if devices[receiver] == nil { makeRoom() }
        return Self.use(&devices[receiver, default: Device(gates: Self.fresh(receiver, profiles))], uses, body)
    }

    private static func use<Result>(
        _ device: inout Device, _ number: Int, _ body: (inout [SecurityGate]) -> Result
    ) -> Result {
        device.used = number
        return body(&device.gates)
    }

    private static func fresh(_ receiver: Receiver, _ profiles: [GateProfile.Name]) -> [SecurityGate] {
        let memory = if case .farEnd = receiver { farEndMemory } else { Int.max }
        return profiles.map { SecurityGate(profile: profile($0), local: nil, memory: memory) }
    }

    /// Forgets the device unused for longest when there are too many: a far end, unless all are adapters.
    private mutating func makeRoom() {
        guard devices.count >= Self.capacity else { return }
        let oldest = devices.min { age($0.key, $0.value) < age($1.key, $1.value) }
        if let oldest { devices[oldest.key] = nil }
    }

    private func age(_ receiver: Receiver, _ device: Device) -> (Int, Int) {
        if case .adapter = receiver { (1, device.used) } else { (0, device.used) }
    }
}
