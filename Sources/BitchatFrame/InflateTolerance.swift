/// The imperfect compressed bodies that a decoder takes (docs/protocol.md 2.4, table of malformed bodies).
package struct InflateTolerance: OptionSet, Sendable, Hashable {
    /// The set as bits, without meaning outside this program.
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// More output than declared; what is over is cut off.
    package static let overLong = InflateTolerance(rawValue: 1)
    /// The declared output is there, the final block is not.
    package static let unfinished = InflateTolerance(rawValue: 2)
    /// Bytes follow the final block.
    package static let afterEnd = InflateTolerance(rawValue: 4)
    /// A zlib header and checksum (RFC 1950) around the body.
    package static let zlibWrapper = InflateTolerance(rawValue: 8)
}
