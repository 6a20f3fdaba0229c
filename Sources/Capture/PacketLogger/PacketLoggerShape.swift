import WireFormat

/// Recognises PacketLogger files, which have no magic number, by walking their records
/// (docs/capture-formats.md chapters 0 and 4).
enum PacketLoggerShape {
    private static let enough = 64
    /// So many records in a row are no accident, even when the next is damaged.
    private static let convincing = 3

    /// How surely `head` is of the version with this byte order: the number of records that fit.
    ///
    /// A record that does not fit speaks against it, unless three came before: then the file is damaged there.
    static func likelihood(_ head: RawSpan, isBigEndian: Bool) -> Likelihood {
        var offset = 0
        var score = 0
        for count in 0..<enough {
            guard let header = PacketLoggerHeader(head, at: offset, isBigEndian: isBigEndian) else { break }
            guard fits(header, head, at: offset) else {
                if count >= convincing { break }
                return .none
            }
            offset += header.total
            score += header.hasTime ? 2 : 1
        }
        if score > 0, offset == head.byteCount { score += 1 }
        return Likelihood(score: score > 0 ? score + 1 : 0)
    }

    /// A record whose microseconds are out of range must at least hold an HCI packet of the right length.
    private static func fits(_ header: PacketLoggerHeader, _ head: RawSpan, at offset: Int) -> Bool {
        guard header.isPlausible else { return false }
        if header.hasTime { return true }
        guard header.type.isPacket, header.length > 9 else { return false }
        let length = Int(header.length) - 9
        return head.withBytes(ByteRange(offset + PacketLoggerHeader.size, length)) { packet in
            HCIPacketType.declaredLength(header.type.tag, packet) == length
        }
    }
}
