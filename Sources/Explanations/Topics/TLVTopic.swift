import WireFormat

/// The fields of payloads that are lists of type, length and value.
enum TLVTopic {
    static let topic = ExplanationTopic(
        name: "tlvs", summary: "fields of payloads by their type byte, such as requestSync.0x06",
        explanations: lists.flatMap { list in
            list.fields.enumerated().map { index, field in
                Explanation(
                    "\(list.kind).0x" + Hexadecimal.encode([UInt8(truncatingIfNeeded: index + 1)]),
                    title: "field of \(list.kind)",
                    field.meaning, [("length", field.length)], source: "docs/protocol.md " + list.section)
            }
        })

    private struct List {
        var kind: String, section: String
        /// The fields from type byte 0x01 on.
        var fields: [(meaning: String, length: String)]
    }

    private static let lists = [
        List(
            kind: "announce", section: "3.1",
            fields: [
                ("Nickname as UTF-8; required.", "0 to 255"),
                ("Noise static key, of which the peer ID is a hash; required.", "32"),
                ("Ed25519 signing key; required.", "32"),
                ("Peer IDs of direct neighbours; senders name at most 10.", "a multiple of 8"),
                ("Capabilities as a little-endian bit field.", "1 to 8"), ("Geohash of a bridge; iOS only.", "1 to 12"),
            ]),
        List(
            kind: "courierEnvelope", section: "3.3",
            fields: [
                ("Tag by which the recipient knows the envelope, for one UTC day.", "16"),
                ("When it expires, in milliseconds.", "8"),
                ("One Noise X message.", "1 to 16,384"), ("How many copies may be handed on; 1 when absent.", "1"),
                ("Which one-time key it is sealed to.", "4"),
            ]),
        List(
            kind: "requestSync", section: "4.1",
            fields: [
                ("P, the Golomb-Rice parameter of the filter: 1 to 32 on iOS; required.", "1"),
                ("M, the range of the filter's hashes: at least 1; required.", "4"),
                ("The filter: a Golomb-coded set of the packets that the sender has; required.", "0 to 1,024"),
                ("The types wanted, as little-endian bits; announce and message when absent.", "1 to 8"),
                ("Packets older than this time are not wanted, in milliseconds.", "8"),
                ("The fragment streams wanted: up to 60 IDs of 16 hex digits with commas.", "up to 1,024"),
            ]),
        List(
            kind: "fileTransfer", section: "3.8",
            fields: [
                ("File name as UTF-8.", "any"), ("File size.", "4; 8 in an old form"), ("MIME type as UTF-8.", "any"),
                ("Content; its length field has 4 bytes, in an old form 2.", "any"),
            ]),
        List(
            kind: "boardPost", section: "3.9",
            fields: [
                ("Kind: 1 post, 2 tombstone.", "1"), ("ID of the post.", "16"), ("Geohash of a post.", "0 to 12"),
                ("Content of a post as UTF-8.", "1 to 512"), ("Signing key of the author.", "32"),
                ("Nickname of the author.", "0 to 64"), ("When a post was made, in milliseconds.", "8"),
                ("When a post expires: at most 7 days later.", "8"), ("Flags; bit 0: urgent.", "1"),
                ("Signature of the author over the post or tombstone.", "64"), ("When a post was deleted.", "8"),
            ]),
        List(
            kind: "prekeyBundle", section: "3.10",
            fields: [
                ("Noise static key of the owner.", "32"), ("1 to 8 keys, each with its number of 4 bytes.", "36 each"),
                ("When the bundle was made, in milliseconds.", "8"), ("Signature of the owner.", "64"),
            ]),
        List(
            kind: "groupMessage", section: "3.11",
            fields: [
                ("ID of the group.", "16"), ("Epoch of the group's key.", "4"), ("Nonce of the encryption.", "12"),
                ("Ciphertext and tag.", "more than 16"),
            ]),
        List(
            kind: "nostrCarrier", section: "3.13",
            fields: [
                ("Direction: 1 to a gateway, 2 from one, 3 to a bridge, 4 from one.", "1"), ("Geohash.", "1 to 12"),
                ("Nostr event as JSON.", "1 to 16,384"),
            ]),
        List(
            kind: "announceV2", section: "3.14",
            fields: [
                ("Epoch, in hours.", "4"), ("Eight recognition tags, the unused ones random.", "64"),
                ("Capabilities, in the shortest form.", "1 to 8"), ("Geohash.", "up to 12"),
            ]),
    ]
}
