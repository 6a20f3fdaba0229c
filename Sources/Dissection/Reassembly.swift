import BitchatFrame

/// From which fragments a packet was put together.
package struct Reassembly: Sendable, Hashable {
    /// The stream ID of the fragments.
    package var stream: UInt64
    /// The records that held the pieces, in index order.
    package var records: [Int]
    /// The header of the fragment that completed it.
    package var outer: FrameHeader
    /// The type of the inner frame, as that fragment says.
    package var originalType: MessageType

    /// Makes the history of a packet rebuilt from the pieces in `records`; see the properties.
    package init(stream: UInt64, records: [Int], outer: FrameHeader, originalType: MessageType) {
        self.stream = stream
        self.records = records
        self.outer = outer
        self.originalType = originalType
    }
}
