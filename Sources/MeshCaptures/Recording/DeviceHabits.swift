import BitchatFrame
import MeshModel
import MeshSimulation
import PacketGenerators

/// What a node's phone does on the radio, by its app (docs/protocol.md 1.1 to 1.3).
struct DeviceHabits {
    /// Whether it is an Android phone.
    let isAndroid: Bool

    /// The habits of a profile's phone; `spec` has those of iOS.
    init(_ profile: GateProfile.Name) { isAndroid = profile == .android }

    /// Where its attributes stand.
    var server: GATTServer { isAndroid ? .android : .ios }
    /// The MTU it asks for and answers.
    var mtu: UInt16 { isAndroid ? 517 : 527 }
    /// How it looks for the service.
    var discovery: ScriptedLink.Discovery { isAndroid ? .everyService : .byIdentifier }
    /// What it waits between connecting and asking, in milliseconds.
    var patience: Int64 { isAndroid ? 200 : 40 }
    /// The flags it advertises.
    var flags: UInt8 { isAndroid ? 0x02 : 0x1A }

    /// Its scan response: Android's names the peer.
    func scanResponse(of peer: PeerID) -> [UInt8]? { isAndroid ? AdvertisingData.serviceData(of: peer) : nil }

    /// The address of a node's phone.
    static func address(ofNode node: Int) -> RadioAddress { RadioAddress(0xC0DE_C000_0000 | UInt64(node & 0xFFFF)) }

    /// The address of a device outside the mesh, by its link.
    static func address(ofStrangerOn link: Int) -> RadioAddress { RadioAddress(0xC0DE_DE00_0000 | UInt64(link & 0xFFFF)) }
}
