import BitchatFrame

/// The header of one fragment, as an assembler needs it (docs/protocol.md 3.6).
package struct FragmentPiece: Sendable, Hashable {
    /// The random ID that all fragments of one frame share.
    package var stream: UInt64
    /// The place of the slice, from 0.
    package var index: UInt16
    /// How many slices the frame was cut into, as this fragment says.
    package var total: UInt16
    /// The type of the inner frame, as this fragment says.
    package var innerType: MessageType
    /// A number of the caller's own, handed back when the frame is whole, such as the record the fragment came in.
    package var tag: Int

    /// Makes a piece; see the properties.
    package init(stream: UInt64, index: UInt16, total: UInt16, innerType: MessageType, tag: Int = 0) {
        self.stream = stream
        self.index = index
        self.total = total
        self.innerType = innerType
        self.tag = tag
    }
}
