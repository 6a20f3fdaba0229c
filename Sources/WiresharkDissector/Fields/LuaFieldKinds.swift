/// Of which kind each field is; a test holds the list complete, and scripts/compare-wireshark the kinds right.
enum LuaFieldKinds {
    /// The kinds by the names of the fields.
    static let all: [String: LuaFieldKind] = {
        var kinds: [String: LuaFieldKind] = [:]
        for (kind, names) in lists {
            for name in names { kinds["bitchat." + name] = kind }
        }
        return kinds
    }()

    private static let lists: [LuaFieldKind: [String]] = [
        .record: [
            "first_record", "reassembled.records",
        ],
        .boolean: [
            "compressed", "tlv.repeated", "request_sync.filter_ids.ignored", "board.urgent",
        ],
        .uint8: [
            "version", "ttl", "tlv.unknown.type", "courier.copies", "noise_handshake.message", "request_sync.p",
            "ping.origin_ttl", "pong.origin_ttl", "voice.codec",
        ],
        .hex8: [
            "type", "flags", "flags.raw", "fragment.original_type", "board.flags",
        ],
        .uint16: [
            "fragment.index", "fragment.total", "voice.sequence", "voice.data_packets",
        ],
        .uint32: [
            "payload_length", "original_size", "padding", "trailing", "length", "reassembled.fragments",
            "error.offset", "tlv.unknown.length", "courier.prekey_id", "noise_encrypted.counter", "request_sync.m",
            "request_sync.filter_ids.tokens", "file.size", "file.content_length", "prekeys.id", "group_message.epoch",
            "voice.duration", "announce_v2.epoch",
        ],
        .uint64: [
            "timestamp", "error.needed", "error.available", "announce.capabilities", "courier.expiry",
            "request_sync.values", "request_sync.raw_types", "request_sync.since_timestamp", "board.created_at",
            "board.expires_at", "board.deleted_at", "prekeys.generated_at", "announce_v2.capabilities",
        ],
        .object: [
            "reassembled", "error", "tlv.unknown", "request_sync.filter_ids", "prekeys.entries", "finding",
        ],
        .string: [
            "direction", "link.attribute", "via", "type_name", "payload.kind", "dialect", "error.reason",
            "error.layer", "announce.nickname", "announce.capability_names", "announce.bridge_geohash",
            "message.text", "leave.content", "fragment.original_type_name", "request_sync.types", "file.name",
            "file.mime_type", "file.dialect", "board.kind", "board.geohash", "board.content", "board.author_nickname",
            "nostr.direction", "nostr.geohash", "nostr.event", "voice.kind", "announce_v2.capability_names",
            "announce_v2.bridge_geohash", "historical.text", "rule", "rule.severity",
        ],
        .bytes: [
            "sender", "recipient", "route", "payload", "signature", "packet_id", "reassembled.stream",
            "announce.noise_key", "announce.signing_key", "announce.neighbours", "tlv.unknown.bytes", "tlv.leftover",
            "courier.recipient_tag", "courier.ciphertext", "noise_handshake.ephemeral_key",
            "noise_handshake.sealed_key", "noise_handshake.tag", "noise_handshake.content",
            "noise_encrypted.ciphertext", "noise_encrypted.tag", "fragment.stream", "fragment.data",
            "request_sync.filter", "request_sync.filter_ids.ids", "file.contents", "board.post_id",
            "board.author_key", "board.signature", "prekeys.owner_key", "prekeys.key", "prekeys.signature",
            "group_message.group_id", "group_message.nonce", "group_message.ciphertext", "group_message.tag",
            "ping.nonce", "ping.leftover", "pong.nonce", "pong.leftover", "voice.burst", "voice.frames",
            "announce_v2.tags", "unknown.content", "historical.content",
        ],
    ]
}
