/// How far the inflating of one compressed body came.
package struct RawInflateResult: Sendable, Hashable {
    /// Why inflating stopped.
    package enum Ending: UInt8, Sendable, Hashable, CaseIterable {
        /// The final block was seen (with the zlib wrapper: the checksum too, and it was right).
        case finished
        /// The limit was reached and more output was pending.
        case outputFull
        /// The input ended before the final block (or the wrapper's checksum) did.
        case inputEnded
        /// The bytes are no such stream.
        case corrupt
    }

    /// The number of bytes inflated, never more than the limit.
    package var produced: Int
    /// The number of input bytes used; exact when `ending` is `.finished`, so that trailing bytes can be told.
    package var consumed: Int
    /// Why inflating stopped.
    package var ending: Ending

    /// Makes a result; see the properties.
    package init(produced: Int, consumed: Int, ending: Ending) {
        self.produced = produced
        self.consumed = consumed
        self.ending = ending
    }
}
