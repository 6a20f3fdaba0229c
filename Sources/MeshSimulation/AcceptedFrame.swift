import BitchatFrame
import MeshModel

/// A frame that passed a node's gate, with what its handler needs.
struct AcceptedFrame {
    /// What the node's app read in it.
    let reading: PacketReading
    /// The packet that it is a copy of.
    let packet: SharedPacket
    /// The link it came on, or its last fragment did.
    let link: Int
    /// The frame as the gate saw it.
    let arrival: GateArrival
    /// Whether it was put together from fragments.
    var isRebuilt = false

    /// Its fixed part, with the hops left.
    var header: FrameHeader { arrival.header }
    /// What it says, with the hops left.
    var contents: FrameContents { reading.contents(ttl: arrival.header.ttl) }
}
