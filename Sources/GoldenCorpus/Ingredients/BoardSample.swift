import BitchatPayload
import WireFormat

/// Board posts of ada, with inner signatures that are hers.
enum BoardSample {
    /// The fields of a post in ascending order, without its signature.
    static let post: [(UInt8, [UInt8])] = [
        (1, [1]), (2, Label.noise("post", 16)), (3, .text("u4pr")), (4, .text("free bread at noon")), (5, CorpusPeer.ada.signing),
        (6, .text("ada")), (7, .bigEndian(CorpusPacket.time)), (8, .bigEndian(CorpusPacket.time + 86_400_000)), (9, [0]),
    ]
    /// A tombstone.
    static let tombstone = signed([
        (1, [2]), (2, Label.noise("post", 16)), (5, CorpusPeer.ada.signing), (11, .bigEndian(CorpusPacket.time)),
    ])

    /// The fields with the signature that belongs to them at the end; a signature of zeros where they are no post.
    static func signed(_ fields: [(UInt8, [UInt8])]) -> [UInt8] {
        let list = fields.flatMap { TLV.long($0.0, $0.1) }
        let draft = list + TLV.long(10, .run(0, 64))
        let covered = draft.withRawSpan { bytes in (try? BoardPostPayload(decoding: bytes, bytes.whole))?.signedBytes(bytes) }
        return list + TLV.long(10, covered.map { CorpusPeer.ada.signature(over: $0) } ?? .run(0, 64))
    }
}
