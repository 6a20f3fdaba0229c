import BitchatFrame
import BitchatPayload
import PacketGenerators

/// Identifiers: of the service, of peers, of streams.
enum IdentifierTokens {
    /// UUIDs in both byte orders, peer IDs, and the text that names streams.
    static var all: [DictionaryEntry] {
        let streams = [0x45A4_3038_A50A_A502, 0x08CD_9B1E_6948_A499].map { (value: UInt64) in FragmentID(value: value) }
        return [
            DictionaryEntry("service", BitchatUUID.service), DictionaryEntry("service_text", BitchatUUID.service.reversed()),
            DictionaryEntry("characteristic", BitchatUUID.characteristic),
            DictionaryEntry("characteristic_text", BitchatUUID.characteristic.reversed()),
            DictionaryEntry("broadcast", PeerID.broadcast.bytes), DictionaryEntry("peer_bo", TestIdentity.bo.peerID.bytes),
            DictionaryEntry("peer_cy", TestIdentity.cy.peerID.bytes),
            DictionaryEntry("stream_ids", FragmentIDFilter.encode(streams)),
            DictionaryEntry("stream_id_next", Array(",".utf8) + FragmentIDFilter.encode([streams[0]])),
            DictionaryEntry("byte_order_mark", [0xEF, 0xBB, 0xBF]),
        ]
    }
}
