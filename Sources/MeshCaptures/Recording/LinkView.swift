import BitchatFrame
import MeshSimulation
import PacketGenerators

/// One link of a mesh as one end's phone has it.
struct LinkView {
    /// The connection.
    let link: ScriptedLink
    /// The other phone.
    let other: DeviceHabits
    /// The peer at the other end; nil for somebody outside the mesh.
    let peer: PeerID?
    /// How long the central waits before it asks, in milliseconds.
    let patience: Int64

    /// Looks at `link` from `node`; somebody outside is a central with an iPhone's habits.
    ///
    /// Every third link has a controller without longer data packets.
    init(_ number: Int, of mesh: SimulatedMesh, from node: Int, handle: UInt16) {
        let ends = mesh.links[number]
        let own = DeviceHabits(mesh.nodes[node].settings.profile)
        let far = ends.otherEnd(from: node)
        let isCentral = far != nil && node == ends.first
        other = DeviceHabits(far.map { mesh.nodes[$0].settings.profile } ?? .ios)
        peer = far.map { mesh.nodes[$0].identity.id }
        let central = isCentral ? own : other, peripheral = isCentral ? other : own
        patience = central.patience
        link = ScriptedLink(
            handle: handle,
            address: far.map(DeviceHabits.address(ofNode:)) ?? DeviceHabits.address(ofStrangerOn: number),
            role: isCentral ? .central : .peripheral, server: peripheral.server, clientMTU: central.mtu,
            serverMTU: peripheral.mtu, aclSize: number % 3 == 2 ? 27 : 251, discovery: central.discovery,
            isEnhanced: own.isAndroid)
    }
}
