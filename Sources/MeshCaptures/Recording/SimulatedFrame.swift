import MeshModel
import WireFormat

/// A frame that a simulated node sent or received, as the simulation knows it: what a dissector must find in the node's capture.
package struct SimulatedFrame: Sendable, Hashable {
    /// The number of the record that completes it, from 1.
    package var record: Int
    /// When, in milliseconds since 1970 by the node's own clock.
    package var time: Int64
    /// The number of its link in the mesh.
    package var link: Int
    /// The connection handle of that link at the node.
    package var handle: UInt16
    /// Whether the node received it.
    package var isReceived: Bool
    /// Whether the central wrote it; otherwise the peripheral notified it.
    package var isWritten: Bool
    /// What the node's gate answered, of a received frame.
    package var reason: VerdictReason?
    /// The encoded frame.
    package var bytes: [UInt8]

    /// The heading of a list of frames.
    package static let heading = "# record time handle direction via verdict bytes"
}

extension SimulatedFrame: CustomStringConvertible {
    /// One line: decimal numbers, bytes as lower-case hex, `-` for the verdict of a sent frame.
    package var description: String {
        [
            "\(record)", "\(time)", "\(handle)", isReceived ? "received" : "sent", isWritten ? "writeCommand" : "notification",
            reason.map { "\($0.name)" } ?? "-", Hexadecimal.encode(bytes),
        ].joined(separator: " ")
    }
}
