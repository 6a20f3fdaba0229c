/// The laws of frames.
package enum FrameLaws {
    /// Decoder against the plain reading.
    package static let decode = Law(
        "frame-decode", .difference,
        "The decoder takes and refuses what the layout says, and every field is the one that stands there",
        source: "docs/protocol.md 2.1 to 2.4")
    /// What an error claims.
    package static let lengthClaims = Law(
        "frame-length-claims", .difference,
        "A cut frame's error names the whole length and what is there; nothing accepted leaves the input",
        source: "docs/protocol.md 2.3")
    /// One frame, two profiles.
    package static let profiles = Law(
        "profiles-differ-only", .difference,
        "The two apps read a frame alike but for the size cap, the zlib wrapper and imperfect bodies",
        source: "docs/protocol.md 8")
    /// Padding.
    package static let padding = Law(
        "padding", .difference,
        "Padding is n bytes of value n, blocks are 256 to 2,048, and padding is taken off as it was put on",
        source: "docs/protocol.md 2.5")
    /// Decoded, encoded, decoded.
    package static let roundTrip = Law(
        "frame-round-trip", .difference,
        "A decoded frame encodes to the same bytes where its section is kept, and decodes to the same again",
        source: "docs/protocol.md 2.2 and 2.4")
    /// Signed bytes.
    package static let preimage = Law(
        "signing-preimage", .difference,
        "What a signature covers is the padded frame without ttl, signature, response and reserved flags",
        source: "docs/protocol.md 2.8")
    /// Inflating.
    package static let inflateBound = Law(
        "inflate-bound", .difference, "A compressed payload is accepted by its declared size only, and is what the body says",
        source: "docs/protocol.md 2.4")
    /// When the sender compresses.
    package static let packing = Law(
        "frame-packing", .difference,
        "iOS compresses from 100 bytes on, where fewer than nine of ten bytes differ and the body gets shorter",
        source: "docs/protocol.md 2.4")
    /// Packet IDs.
    package static let packetID = Law(
        "packet-id", .difference, "A packet's ID is a hash over type, sender, timestamp and payload, and nothing else",
        source: "docs/protocol.md 4.4")

    /// All of them.
    package static let all = [decode, lengthClaims, profiles, padding, roundTrip, preimage, inflateBound, packing, packetID]
}
