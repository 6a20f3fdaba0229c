import LinkLayers

/// How a packet's bytes came over the link: in how many values, and where in them it began and ended.
package struct ValueDelivery: Sendable, Hashable {
    /// The number of values that were joined.
    package var values = 1
    /// How many bytes of the first value stand before the packet.
    package var offset = 0
    /// The length of the last value in bytes.
    package var valueLength = 0
    /// The longest pause between two joined values, in microseconds.
    package var longestPause: Int64 = 0

    /// Makes the delivery of a packet that is one value of `length` bytes.
    package init(valueLength length: Int) { valueLength = length }
}
