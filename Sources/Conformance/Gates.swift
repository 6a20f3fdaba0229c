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

    /// The most gates held; the ones on links that ended go first, since they are removed with them.
    private static let capacity = 1024

    private let profiles: [GateProfile.Name]
    private var gates: [Receiver: [SecurityGate]] = [:]

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
        gates[.farEnd(link.id)] = nil
        guard var own = gates.removeValue(forKey: .adapter(link.adapter)) else { return }
        for index in own.indices { own[index].links.unbind(link.id.serial) }
        gates[.adapter(link.adapter)] = own
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
        if gates[receiver] == nil, gates.count >= Self.capacity { gates = [:] }
        return body(&gates[receiver, default: profiles.map { SecurityGate(profile: Self.profile($0), local: nil) }])
    }
}
