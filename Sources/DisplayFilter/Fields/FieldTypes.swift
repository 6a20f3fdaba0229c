/// What the values of each field are, by the field's name.
enum FieldTypes {
    /// The type of the field called `name`; text for a name that stands in no list.
    static func type(of name: String) -> FieldType { types[name] ?? .text }

    /// Whether the name stands in a list.
    static func isListed(_ name: String) -> Bool { types[name] != nil }

    private static let types: [String: FieldType] = {
        var types: [String: FieldType] = ["bitchat": .layer, "bitchat.time": .time, "frame.time_epoch": .time]
        let lists: [(FieldType, String)] = [
            (.number, numbers), (.flag, flags), (.identifier, identifiers), (.bytes, bytes), (.text, texts), (.group, groups),
        ]
        for (type, names) in lists {
            for name in names.split(whereSeparator: \.isWhitespace) { types[String(name)] = type }
        }
        for profile in ["", "spec.", "ios.", "android."] {
            types["bitchat.gate.\(profile)accept"] = .flag
            types["bitchat.gate.\(profile)reason"] = .text
            for name in ["now", "skew", "request_age"] { types["bitchat.gate.\(profile)\(name)"] = .number }
            for name in ["link_peer", "window"] { types["bitchat.gate.\(profile)\(name)"] = .identifier }
        }
        return types
    }()

    private static let numbers = """
        bitchat.schema bitchat.no bitchat.record bitchat.first_record bitchat.adapter bitchat.link.handle bitchat.version
        bitchat.type bitchat.ttl bitchat.timestamp bitchat.flags.raw bitchat.payload_length bitchat.original_size bitchat.padding
        bitchat.trailing bitchat.length bitchat.reassembled.fragments bitchat.reassembled.records bitchat.error.offset
        bitchat.error.needed bitchat.error.available bitchat.announce.capabilities bitchat.tlv.unknown.type
        bitchat.tlv.unknown.length bitchat.voice.codec bitchat.courier.expiry bitchat.courier.copies bitchat.courier.prekey_id
        bitchat.noise_handshake.message bitchat.noise_encrypted.counter bitchat.fragment.index bitchat.fragment.total
        bitchat.fragment.original_type bitchat.request_sync.p bitchat.request_sync.m bitchat.request_sync.values
        bitchat.request_sync.raw_types bitchat.request_sync.since_timestamp bitchat.request_sync.filter_ids.tokens
        bitchat.file.size bitchat.file.content_length bitchat.board.created_at bitchat.board.expires_at bitchat.board.deleted_at
        bitchat.board.flags bitchat.prekeys.id bitchat.prekeys.generated_at bitchat.group_message.epoch bitchat.ping.origin_ttl
        bitchat.pong.origin_ttl bitchat.voice.sequence bitchat.voice.data_packets bitchat.voice.duration
        bitchat.announce_v2.epoch bitchat.announce_v2.capabilities bitchat.rule.offset bitchat.advert.rssi
        frame.number frame.len bthci_acl.chandle btle.access_address btatt.opcode btatt.handle
        """

    private static let flags = """
        bitchat.compressed bitchat.tlv.repeated bitchat.request_sync.filter_ids.ignored bitchat.board.urgent
        bitchat.advert.local_name bitchat.flags.recipient bitchat.flags.signature bitchat.flags.compressed bitchat.flags.route
        bitchat.flags.rsr
        """

    private static let identifiers = """
        bitchat.link.peer bitchat.sender bitchat.recipient bitchat.route bitchat.reassembled.stream
        bitchat.announce.neighbours bitchat.fragment.stream bitchat.request_sync.filter_ids.ids bitchat.voice.burst
        bitchat.announce_v2.tags bitchat.ping.nonce bitchat.pong.nonce bitchat.advert.peer
        """

    private static let bytes = """
        bitchat.payload bitchat.signature bitchat.packet_id bitchat.bytes btatt.value
        bitchat.announce.noise_key bitchat.announce.signing_key bitchat.tlv.unknown.bytes bitchat.tlv.leftover bitchat.courier.recipient_tag
        bitchat.courier.ciphertext bitchat.noise_handshake.ephemeral_key bitchat.noise_handshake.sealed_key
        bitchat.noise_handshake.tag bitchat.noise_handshake.content bitchat.noise_encrypted.ciphertext
        bitchat.noise_encrypted.tag bitchat.fragment.data bitchat.request_sync.filter bitchat.file.contents
        bitchat.board.post_id bitchat.board.author_key bitchat.board.signature bitchat.prekeys.owner_key bitchat.prekeys.key
        bitchat.prekeys.signature bitchat.group_message.group_id bitchat.group_message.nonce bitchat.group_message.ciphertext
        bitchat.group_message.tag bitchat.ping.leftover bitchat.pong.leftover bitchat.voice.frames bitchat.unknown.content
        bitchat.historical.content
        """

    private static let texts = """
        bitchat.source bitchat.direction bitchat.link.access_address bitchat.link.address bitchat.link.role
        bitchat.link.attribute bitchat.via bitchat.type_name bitchat.flags bitchat.payload.kind bitchat.dialect
        bitchat.error.reason bitchat.error.layer bitchat.announce.nickname bitchat.announce.capability_names
        bitchat.announce.bridge_geohash bitchat.message.text bitchat.leave.content bitchat.fragment.original_type_name
        bitchat.request_sync.types bitchat.file.name bitchat.file.mime_type bitchat.file.dialect bitchat.board.kind
        bitchat.board.geohash bitchat.board.content bitchat.board.author_nickname bitchat.nostr.direction
        bitchat.nostr.geohash bitchat.nostr.event bitchat.voice.kind
        bitchat.announce_v2.capability_names bitchat.announce_v2.bridge_geohash bitchat.historical.text
        bitchat.signature.check bitchat.rule bitchat.rule.severity bitchat.rule.message bitchat.advert.origin
        bitchat.advert.address bitchat.advert.service
        """

    private static let groups = """
        bitchat.link bitchat.payload_fields bitchat.reassembled bitchat.error bitchat.tlv.unknown bitchat.request_sync.filter_ids
        bitchat.prekeys.entries bitchat.verdicts bitchat.gate.spec bitchat.gate.ios bitchat.gate.android bitchat.findings
        bitchat.finding bitchat.advert btatt
        """
}
