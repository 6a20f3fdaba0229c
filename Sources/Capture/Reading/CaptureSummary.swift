/// What one source held, counted while it was read.
package struct CaptureSummary: Sendable, Hashable {
    /// The format's name, such as `btsnoop` or `zip/snooz`; empty until recognised.
    package var format = ""
    /// The number of records, as tshark counts them.
    package var records = 0
    /// How many of them hold fewer bytes than went over the wire.
    package var truncatedRecords = 0
    /// How many of them were not delivered: of an unsupported link type, or no packet.
    package var skippedRecords = 0

    /// Makes the summary of nothing.
    package init() {}
}
