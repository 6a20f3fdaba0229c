/// What a link does to frames; shares are in thousandths.
package struct LinkQuality: Sendable, Hashable {
    /// How long a frame travels, in milliseconds.
    package var delay: ClosedRange<Int64>
    /// How many frames are lost.
    package var loss: Int
    /// How many of the others arrive twice.
    package var duplication: Int
    /// How many frames are held up, so that later ones overtake them.
    package var reordering: Int
    /// How long a frame is held up then, in milliseconds.
    package var holdUp: ClosedRange<Int64>

    /// Makes a quality; what is left out does not happen.
    package init(
        delay: ClosedRange<Int64>, loss: Int = 0, duplication: Int = 0, reordering: Int = 0, holdUp: ClosedRange<Int64> = 0...0
    ) {
        self.delay = delay
        self.loss = loss
        self.duplication = duplication
        self.reordering = reordering
        self.holdUp = holdUp
    }

    /// A link on which every frame arrives once and in order.
    package static let clean = LinkQuality(delay: 5...40)
}
