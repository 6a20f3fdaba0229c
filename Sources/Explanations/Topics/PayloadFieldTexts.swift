/// The payloads of the other types.
enum PayloadFieldTexts {
    static let all = people + sealed + board + carried

    private static let people =
        FieldText.under(
            "bitchat.announce.", "docs/protocol.md 3.1",
            [
                ("nickname", .text, "The name that the peer gives itself."),
                ("noise_key", .bytes, "Its X25519 key, whose SHA-256 begins with the peer ID."),
                ("signing_key", .bytes, "Its Ed25519 key."), ("neighbours", .list, "The peer IDs of its direct neighbours."),
                ("capabilities", .decimal, "What it can do, as a bit field."),
                ("capability_names", .list, "The names of those bits."),
                ("bridge_geohash", .text, "Where its bridge is; iOS only."),
            ])
        + FieldText.under(
            "bitchat.announce_v2.", "docs/protocol.md 3.14",
            [
                ("epoch", .number, "The hour of the rotating ID."), ("tags", .list, "Eight recognition tags of 8 bytes."),
                ("capabilities", .decimal, "What it can do, as a bit field."),
                ("capability_names", .list, "The names of those bits."), ("bridge_geohash", .text, "Where its bridge is."),
            ])
        + FieldText.under(
            "bitchat.", "docs/protocol.md 3.2",
            [
                ("message.text", .text, "The public text."),
                ("leave.content", .text, "What stands in a departure: nothing from the apps."),
            ])

    private static let sealed =
        FieldText.under(
            "bitchat.courier.", "docs/protocol.md 3.3",
            [
                ("recipient_tag", .bytes, "By which the recipient knows the envelope."),
                ("expiry", .decimal, "When it expires, in milliseconds since 1970."),
                ("ciphertext", .bytes, "One Noise X message."),
                ("copies", .number, "How many copies may be handed on."),
                ("prekey_id", .number, "Which one-time key it is sealed to."),
            ])
        + FieldText.under(
            "bitchat.noise_handshake.", "docs/protocol.md 3.4",
            [
                ("message", .number, "Which of the three messages it is, by its size."),
                ("ephemeral_key", .bytes, "The sender's ephemeral key."),
                ("sealed_key", .bytes, "Its static key, encrypted, with tag."),
                ("tag", .bytes, "The tag over the empty payload."), ("content", .bytes, "A message of another size."),
            ])
        + FieldText.under(
            "bitchat.noise_encrypted.", "docs/protocol.md 3.5",
            [
                ("counter", .number, "The message's number in its direction, from 0."),
                ("ciphertext", .bytes, "The encrypted type byte and body."), ("tag", .bytes, "The tag over them."),
            ])
        + FieldText.under(
            "bitchat.group_message.", "docs/protocol.md 3.11",
            [
                ("group_id", .bytes, "The group."), ("epoch", .number, "The number of the group's key."),
                ("nonce", .bytes, "The nonce of the encryption."), ("ciphertext", .bytes, "The encrypted message."),
                ("tag", .bytes, "The tag over it."),
            ])

    private static let board =
        FieldText.under(
            "bitchat.board.", "docs/protocol.md 3.9",
            [
                ("kind", .word, "A post, or the tombstone that deletes one."), ("post_id", .bytes, "The post's ID."),
                ("geohash", .text, "Where the post belongs."), ("content", .text, "Its text."),
                ("author_key", .bytes, "The author's signing key."), ("author_nickname", .text, "The author's name."),
                ("created_at", .decimal, "When it was made, in milliseconds since 1970."),
                ("expires_at", .decimal, "When it expires: at most 7 days later."),
                ("deleted_at", .decimal, "When it was deleted."),
                ("flags", .number, "Its flag byte."), ("urgent", .flag, "Whether its urgent bit is set."),
                ("signature", .bytes, "The author's signature over the post or tombstone."),
            ])
        + FieldText.under(
            "bitchat.prekeys.", "docs/protocol.md 3.10",
            [
                ("owner_key", .bytes, "The owner's Noise static key."), ("entries", .list, "The one-time keys."),
                ("id", .number, "The number of a key."), ("key", .bytes, "A key."),
                ("generated_at", .decimal, "When the bundle was made, in milliseconds since 1970."),
                ("signature", .bytes, "The owner's signature over the bundle."),
            ])

    private static let carried =
        FieldText.under(
            "bitchat.file.", "docs/protocol.md 3.8",
            [
                ("name", .text, "The file's name."), ("size", .number, "Its size, as its sender says."),
                ("mime_type", .text, "Its MIME type."), ("content_length", .number, "The bytes of its content."),
                ("contents", .list, "The content fields, of which an old form has several."),
                ("dialect", .word, "Which forms of fields it came with."),
            ])
        + ["ping", "pong"].flatMap { kind in
            FieldText.under(
                "bitchat.\(kind).", "docs/protocol.md 3.12",
                [
                    ("nonce", .identifier, "What tells a probe and its answer from others."),
                    ("origin_ttl", .number, "The ttl that it set out with."),
                    ("leftover", .bytes, "Bytes after these, which are ignored."),
                ])
        }
        + FieldText.under(
            "bitchat.nostr.", "docs/protocol.md 3.13",
            [
                ("direction", .word, "To or from a gateway or bridge."), ("geohash", .text, "Where the event belongs."),
                ("event", .text, "The Nostr event, as JSON."),
            ])
        + FieldText.under(
            "bitchat.voice.", "docs/protocol.md 3.15",
            [
                ("burst", .identifier, "The ID of the burst."),
                ("sequence", .number, "The packet's number in it; 0 is the start."),
                ("kind", .word, "Start, data, end or canceled."), ("codec", .number, "How the voice is encoded; in a start."),
                ("data_packets", .number, "How many data packets there were; in an end."),
                ("duration", .number, "How long the burst was in milliseconds; in an end."),
                ("frames", .list, "The encoded frames; in data."),
            ])
}
