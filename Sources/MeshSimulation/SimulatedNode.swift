import BitchatFrame
import BitchatPayload
import MeshModel

/// One device of a simulated mesh: what it is, what it knows, and what it holds.
///
/// It is made of the state machines of MeshModel and adds only what the apps do around them: announces, signatures, handlers,
/// relaying. Everything it remembers is bounded there.
package struct SimulatedNode {
    /// Who it is.
    package let identity: SimulatedIdentity
    /// How it behaves.
    package let settings: NodeSettings
    /// What decides about every frame that arrives; knows links, keys and pending requests.
    package internal(set) var gate: SecurityGate
    /// What is kept, asked for and answered.
    package internal(set) var gossip: GossipSyncManager
    /// What puts fragments together.
    package internal(set) var receiver: FragmentReceiver
    /// The links that end here.
    package internal(set) var links: [Int] = []
    /// The longest frame that every one of them takes in one piece, in bytes.
    package internal(set) var limit = Int.max
    /// Until when it asks nobody for anything, in milliseconds.
    package var silence: Int64 = .min
    /// Whether it has left the mesh, and does nothing of its own accord.
    package internal(set) var isAway = false
    /// The peers it has asked for everything.
    var greeted: Set<PeerID> = []
    var random: SeededGenerator

    /// Makes a node that has seen nothing.
    package init(_ identity: SimulatedIdentity, _ settings: NodeSettings, random: SeededGenerator) {
        self.identity = identity
        self.settings = settings
        self.random = random
        gate = SecurityGate(profile: settings.gate, local: identity.id)
        gate.keys.pin(identity.keys, for: identity.id)
        gossip = GossipSyncManager(rules: settings.profile == .android ? .android : .ios)
        receiver = FragmentReceiver(settings.profile)
    }

    /// The peers at the other end of its links, in ascending order.
    package var connected: [PeerID] { Set(links.compactMap { gate.links.owner(of: $0) }).sorted() }

    /// Ends `link`: its peer, unless another link leads there, is greeted anew when it comes back.
    mutating func lose(_ link: Int) {
        let peer = gate.links.owner(of: link)
        links.removeAll { $0 == link }
        gate.links.unbind(link)
        if let peer, !gate.links.isBound(peer) { greeted.remove(peer) }
    }

    /// Pins the keys of a peer it met before.
    package mutating func meet(_ peer: SimulatedIdentity) { gate.keys.pin(peer.keys, for: peer.id) }

    /// Holds a packet from before the simulation, as from an archive.
    package mutating func restore(_ contents: FrameContents, _ codec: MeshCodec, now: Int64) {
        if let packet = SyncPacket(contents, codec.hasher) { gossip.see(packet, now: now) }
    }

    /// Keeps a packet for sync where its rules say so.
    mutating func keep(_ packet: SyncPacket?, now: Int64, _ output: inout NodeOutput) {
        guard let packet, gossip.see(packet, now: now) else { return }
        output.note(.kept, of: packet.id.high, type: packet.contents.type)
    }
}
