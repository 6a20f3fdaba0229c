import BitchatFrame

/// From which fragments a packet was put together.
///
/// An object, so that a packet that has none carries no more than an empty reference.
package final class Reassembly: Sendable {
    /// The stream ID of the fragments.
    package let stream: UInt64
    /// The records that held the pieces, in index order.
    package let records: [Int]
    /// The header of the fragment that completed it.
    package let outer: FrameHeader
    /// The type of the inner frame, as that fragment says.
    package let originalType: MessageType

    /// Makes the history of a packet rebuilt from the pieces in `records`; see the properties.
    package init(stream: UInt64, records: [Int], outer: FrameHeader, originalType: MessageType) {
        self.stream = stream
        self.records = records
        self.outer = outer
        self.originalType = originalType
    }
}

extension Reassembly: Hashable {
    package static func == (left: Reassembly, right: Reassembly) -> Bool {
        left.stream == right.stream && left.records == right.records && left.outer == right.outer
            && left.originalType == right.originalType
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(stream)
        hasher.combine(records)
        hasher.combine(outer)
        hasher.combine(originalType)
    }
}
