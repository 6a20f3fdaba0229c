import BitchatFrame
import MeshSimulation

/// The peers of the two-node runs; made once for many runs, since keys are dear.
struct Cast {
    let ada = SimulatedIdentity("ada")
    let bo = SimulatedIdentity("bo")
    /// Somebody both know who is not there.
    let cleo = SimulatedIdentity("cleo")
    /// Somebody who means no good.
    let mallory = SimulatedIdentity("mallory")
    let codec = MeshCodec()

    /// The encoder of every frame.
    var encoder: FrameEncoder { codec.encoder(for: .ios) }

    /// A public packet that `author` made at `time` and signed.
    func packet(
        _ type: MessageType, _ payload: [UInt8], by author: SimulatedIdentity, at time: Int64, ttl: UInt8 = 7
    ) -> FrameContents {
        author.signed(
            FrameContents(type: type, ttl: ttl, timestamp: UInt64(time), sender: author.id.bytes, payload: payload), encoder)
    }
}
