import WireFormat

/// One piece of a long write.
package struct WritePiece: Sendable, Hashable {
    /// Where the attribute protocol says that the piece belongs.
    package var offset: Int
    /// Where its bytes stand.
    package var range: ByteRange

    /// Makes a piece; see the properties.
    package init(offset: Int, range: ByteRange) {
        self.offset = offset
        self.range = range
    }
}
