import BitchatFrame
import WireFormat

/// Walks the roster of a group: a count, then fingerprint (32), signing key (32), length (1) and nickname of each member
/// (docs/protocol.md 3.5).
struct GroupRosterReader: Sendable {
    /// One member of a group.
    struct Member: Sendable, Hashable {
        /// The SHA-256 digest of the member's Noise key.
        let fingerprint: ByteRange
        /// The member's Ed25519 key.
        let signingKey: ByteRange
        /// The name when the member was invited.
        let nickname: ByteRange
        /// Where the member stands.
        let range: ByteRange
    }

    private var cursor: ByteCursor
    private var left = 0

    /// Begins a walk over `range`; throws `truncated` without a count, and `fieldValue` for more than 16 members.
    init(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) {
        cursor = ByteCursor(range, layer: .payload)
        left = Int(try cursor.byte(bytes))
        guard left <= ProtocolLimits.groupMembers else {
            throw .fieldValue(ByteRange(range.offset, 1), needed: ProtocolLimits.groupMembers, available: left)
        }
    }

    /// The next member, or nil after the last; throws `truncated`, `invalidText`, or `trailingBytes` after the last.
    mutating func next(_ bytes: RawSpan) throws(DecodeError) -> Member? {
        guard left > 0 else {
            guard cursor.isAtEnd else {
                throw DecodeError(.trailingBytes, layer: .payload, offset: cursor.position, available: cursor.remaining)
            }
            return nil
        }
        left &-= 1
        let start = cursor.position
        let fingerprint = try cursor.take(32)
        let signingKey = try cursor.take(32)
        let name = try cursor.take(Int(try cursor.byte(bytes)), claim: .tlvLength)
        guard let nickname = TextField.range(bytes, name) else { throw .invalidText(name) }
        return Member(
            fingerprint: fingerprint, signingKey: signingKey, nickname: nickname,
            range: ByteRange(start, cursor.position &- start))
    }

    /// The number of members of a well-formed roster; throws as `next` does.
    static func count(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) -> Int {
        var reader = try GroupRosterReader(bytes, range)
        var count = 0
        while try reader.next(bytes) != nil { count &+= 1 }
        return count
    }
}
