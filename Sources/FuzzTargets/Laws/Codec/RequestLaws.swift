import BitchatPayload
import WireFormat

/// The laws of REQUEST_SYNC payloads.
package enum RequestLaws {
    /// The iOS reading.
    package static let decode = Law(
        "request-decode", .difference, "A request is taken, and each field read, as the table of acceptance says",
        source: "docs/protocol.md 4.1")
    /// The Android reading.
    package static let android = Law(
        "request-android", .difference, "Android reads P, M and the filter only, with P up to 255",
        source: "docs/protocol.md 4.1 and 8")
    /// The caps.
    package static let caps = Law(
        "request-caps", .difference, "P is 1 to 32, M at least 1, filter and ID text at most 1,024 bytes, IDs at most 60",
        source: "docs/protocol.md 7, 9 to 14")
    /// A field 6 over its cap.
    package static let longText = Law(
        "request-long-ids", .difference,
        "A field 0x06 over 1,024 bytes is ignored while the rest decodes as if it were not there",
        source: "docs/request-sync-manager.md, Security Considerations; docs/protocol.md 4.1")
    /// The grammar of tokens.
    package static let grammar = Law(
        "request-id-grammar", .difference,
        "Tokens are read by the grammar, the first 60 only; none that is usable means no filter",
        source: "docs/protocol.md 4.2")
    /// Written IDs.
    package static let writtenIDs = Law(
        "request-written-ids", .difference, "At most 60 IDs are written, in at most 1,019 bytes, and read back the same",
        source: "docs/protocol.md 4.2")
    /// Decoded, encoded, decoded.
    package static let roundTrip = Law(
        "request-round-trip", .difference, "A request written anew reads the same", source: "docs/protocol.md 4.1")

    /// All of them.
    package static let all = [decode, android, caps, longText, grammar, writtenIDs, roundTrip]
}
