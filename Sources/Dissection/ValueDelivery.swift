import LinkLayers

/// How a packet's bytes came over the link: in how many values, and where in them it began and ended.
package struct ValueDelivery: Sendable, Hashable {
    /// The number of values that were joined.
    package var values = 1
    /// How many bytes of the first value stand before the packet.
    package var offset = 0
    /// How many bytes just before the packet belong to no frame and are no padding; part of `offset`.
    package var skipped = 0
    /// How many frames stand before the packet in the first value.
    package var framesBefore = 0
    /// The length of the last value in bytes.
    package var valueLength = 0
    /// The length of the longest value in bytes, as it was on the wire.
    package var longestValue = 0
    /// The longest pause between two joined values, in microseconds.
    package var longestPause: Int64 = 0
    /// From the value that made the frame's length known to the last value, in microseconds.
    package var waited: Int64 = 0
    /// The same to the last value but one, which left the frame unfinished, in microseconds.
    package var waitedUnfinished: Int64 = 0

    /// Makes the delivery of a packet that is one value of `length` bytes, of which the wire carried `wireLength`.
    package init(valueLength length: Int, wireLength: Int? = nil) {
        valueLength = length
        longestValue = wireLength ?? length
    }
}
