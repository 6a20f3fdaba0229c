import WireFormat

/// Where the packet IDs of a list stand: 16 bytes each, a rest left out.
package struct IDSpans: ElementWalk, Sendable {
    private var position: Int
    private let end: Int

    /// Begins a walk over `range`.
    package init(_ range: Range<Int>) { (position, end) = (range.lowerBound, range.upperBound) }

    package mutating func next(_ bytes: RawSpan) -> Element? {
        guard end - position >= FilterLayout.idLength else { return nil }
        let whole = position..<position + FilterLayout.idLength
        position = whole.upperBound
        return Element(kind: 0, whole: whole, lengthField: whole.lowerBound..<whole.lowerBound, body: whole)
    }
}
