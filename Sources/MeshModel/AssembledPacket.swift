/// A frame put together from its fragments.
package struct AssembledPacket: Sendable, Hashable {
    /// The joined slices, in index order.
    package var bytes: [UInt8]
    /// The caller's tags of the joined fragments, in index order.
    package var tags: [Int]
    /// Whether the fragment that completed the frame was also the first of its stream.
    package var started: Bool

    /// Makes a result; see the properties.
    package init(bytes: [UInt8], tags: [Int], started: Bool) {
        self.bytes = bytes
        self.tags = tags
        self.started = started
    }
}
