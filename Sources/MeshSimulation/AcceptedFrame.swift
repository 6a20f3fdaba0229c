import BitchatFrame
import MeshModel

/// A frame that passed a node's gate, with what its handler needs.
struct AcceptedFrame {
    /// The frame as it stands in its bytes.
    var frame: Frame
    /// What it says.
    var contents: FrameContents
    /// The link it came on, or its last fragment did.
    var link: Int
    /// The frame as the gate saw it.
    var arrival: GateArrival
    /// Whether it was put together from fragments.
    var isRebuilt = false
}
