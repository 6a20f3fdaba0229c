/// The frame, its decoding error, and what payloads have in common.
enum FrameFieldTexts {
    static let all =
        FieldText.under(
            "bitchat", "docs/protocol.md 2.1",
            [
                ("", .object, "The frame."), (".version", .number, "1 or 2, which decides the width of the length field."),
                (".type", .number, "The type byte."),
                (".type_name", .word, "The type's name, where a current app knows it."),
                (".ttl", .number, "The hops left; not signed."),
                (".timestamp", .decimal, "When its author made it, in milliseconds since 1970."),
                (".payload_length", .number, "The bytes of the payload section, as the header says."),
                (".sender", .identifier, "The author's peer ID."),
                (".recipient", .identifier, "The peer it is for; sixteen f are everybody."),
                (".payload", .bytes, "The payload, inflated where it was compressed."),
                (".length", .number, "The bytes of the frame without padding."),
            ])
        + FieldText.under(
            "bitchat.flags", "docs/protocol.md 2.2",
            [("", .list, "The names of the flags that are set."), (".raw", .number, "The flag byte.")])
        + FieldText.under("bitchat.", "docs/protocol.md 2.7", [("route", .list, "The relays of a source route, in order.")])
        + FieldText.under(
            "bitchat.", "docs/protocol.md 2.4",
            [
                ("compressed", .flag, "Whether the payload section is compressed."),
                ("original_size", .number, "The size that the compressed payload declares."),
            ])
        + FieldText.under(
            "bitchat.", "docs/protocol.md 2.5",
            [
                ("padding", .number, "Bytes of valid PKCS#7 padding after the frame."),
                ("trailing", .number, "Other bytes after the frame, which both apps ignore."),
            ])
        + FieldText.under(
            "bitchat.signature", "docs/protocol.md 2.8",
            [
                ("", .bytes, "The Ed25519 signature."),
                (".check", .word, "What it came to with the keys that announces told: valid, invalid or why it is not known."),
            ])
        + FieldText.under(
            "bitchat.", "docs/protocol.md 4.4",
            [("packet_id", .bytes, "16 bytes of SHA-256 of type, sender, timestamp and payload: what filters are made of.")])
        + FieldText.under(
            "bitchat.", "docs/protocol.md 3.0",
            [
                ("payload_fields", .object, "The typed payload, where it decodes."),
                ("payload.kind", .word, "What the payload is."),
                ("unknown.content", .bytes, "A payload of a type that is not known."),
            ])
        + FieldText.under(
            "bitchat.", "docs/protocol.md 3.16",
            [
                ("dialect", .word, "The dialect of 2025 that the sender speaks."),
                ("historical.text", .text, "What of an old dialect's payload can be read as text."),
                ("historical.content", .bytes, "The payload of an old dialect's packet."),
            ])
        + FieldText.under(
            "bitchat.error", "docs/protocol.md 2.6",
            [
                ("", .object, "Why the packet does not decode as the iOS app decodes it."),
                (".reason", .word, "What is wrong; `explain` knows each reason."), (".layer", .word, "The layer that noticed."),
                (".offset", .number, "Where the missing or wrong bytes begin."),
                (".needed", .number, "How many bytes, or what value, was needed."),
                (".available", .number, "How many bytes, or what value, was there."),
            ])
        + FieldText.under(
            "bitchat.tlv.", "docs/protocol.md 3",
            [
                ("unknown", .list, "Fields of types that no app knows, which are skipped."),
                ("unknown.type", .number, "The type byte of such a field."), ("unknown.length", .number, "Its length in bytes."),
                ("unknown.bytes", .bytes, "Its value."), ("leftover", .bytes, "Bytes after the last field."),
                ("repeated", .flag, "True where a type occurs more than once."),
            ])
}
