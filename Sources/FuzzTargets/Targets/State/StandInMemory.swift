import BitchatFrame
import MeshModel

/// Room for what the stand-in of a planted fault must remember; the shipped code leaves it empty.
package struct StandInMemory: Sendable {
    /// Times by a number of the stand-in's own, such as a peer or a link.
    package var times: [UInt64: [Int64]] = [:]
    /// Times by what iOS takes two frames for the same by.
    package var frames: [DuplicateKey: Int64] = [:]
    /// Times by fragment stream.
    package var streams: [FragmentStream: Int64] = [:]

    /// Makes an empty memory.
    package init() {}
}
