/// What surrounded a packet's bytes in their values, and how long its rest was waited for: beyond `ValueDelivery`, for judging.
package struct StreamPlace: Sendable, Hashable {
    /// How many frames stand before the packet in the first value.
    package var framesBefore = 0
    /// How many bytes just before the packet belong to no frame and are no padding.
    package var skipped = 0
    /// The length of the longest value in bytes, as it was on the wire.
    package var longestValue: Int
    /// From the value that made the frame's length known to the last value, in microseconds.
    package var waited: Int64 = 0
    /// The same to the last value but one, which left the frame unfinished, in microseconds.
    package var waitedUnfinished: Int64 = 0

    /// Makes the place of a packet that is one value, of which the wire carried `length` bytes.
    package init(valueLength length: Int) { longestValue = length }
}
