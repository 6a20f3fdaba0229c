import BitchatFrame
import WireFormat

/// The frames that an assembler handed on, one after the other.
package struct FrameLog: FrameStreamSink, Sendable, Hashable {
    /// Their bytes.
    package private(set) var bytes: [UInt8] = []
    /// The length of each.
    package private(set) var lengths: [Int] = []
    /// Whether bytes that belong to no frame are kept, and those that were.
    package var keepsDropped = false, droppedBytes: [UInt8] = []

    /// Makes an empty log.
    package init() {}

    package mutating func frame(_ frame: RawSpan) {
        bytes.append(frame.whole, of: frame)
        lengths.append(frame.byteCount)
    }

    package mutating func dropped(_ bytes: RawSpan) {
        if keepsDropped { droppedBytes.append(bytes.whole, of: bytes) }
    }

    /// Adds the frames of another log.
    mutating func append(_ other: FrameLog) {
        bytes += other.bytes
        lengths += other.lengths
    }

    /// Forgets what was handed on, keeping the memory.
    package mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
        droppedBytes.removeAll(keepingCapacity: true)
    }
}
