/// What one chunk did to a stream.
package struct StreamOutcome: Sendable, Hashable {
    /// The frames that became whole.
    package var frames = 0
    /// The bytes of padding that were skipped.
    package var padding = 0
    /// The bytes that belong to no frame and are no padding.
    package var dropped = 0
    /// The buffered bytes, this chunk's included, that a reset threw away.
    package var lost = 0
    /// Why the stream began anew, if it did.
    package var reset: StreamReset?

    /// Makes the outcome of a chunk that did nothing.
    package init() {}
}
