import BitchatPayload
import WireFormat

/// How the stream IDs of a sync request differ from the text that iOS writes, though they are read (docs/protocol.md 4.2).
struct TokenOddity: OptionSet {
    /// The bits; never on the wire.
    let rawValue: UInt8

    /// Digits A to F.
    static let upperCase = TokenOddity(rawValue: 0x01)
    /// `0x` or `0X` before the digits.
    static let prefix = TokenOddity(rawValue: 0x02)
    /// `+` or `-` in place of a digit.
    static let sign = TokenOddity(rawValue: 0x04)
    /// White space around the digits.
    static let space = TokenOddity(rawValue: 0x08)
    /// Nothing between two commas, before the first or after the last.
    static let emptyPiece = TokenOddity(rawValue: 0x10)
    /// An ID that occurs twice.
    static let duplicate = TokenOddity(rawValue: 0x20)

    /// What there is, in words.
    var names: String {
        let words: [(TokenOddity, String)] = [
            (.upperCase, "upper case"), (.prefix, "a 0x prefix"), (.sign, "a sign"), (.space, "a space"),
            (.emptyPiece, "an empty piece"), (.duplicate, "a repeated ID"),
        ]
        return words.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension TokenOddity {
    /// What is odd about the text at `range`, of which the iOS app makes `filter`; malformed tokens are passed over.
    init(_ bytes: RawSpan, _ range: ByteRange, _ filter: FragmentIDFilter) {
        var found: TokenOddity = Set(filter.ids).count < filter.ids.count ? .duplicate : []
        var start = range.offset
        for end in range.offset..<range.end where bytes.byte(at: end) == UInt8(ascii: ",") {
            found.insert(Self.piece(bytes, ByteRange(start, end - start)))
            start = end + 1
        }
        if !range.isEmpty { found.insert(Self.piece(bytes, ByteRange(start, range.end - start))) }
        self = found
    }

    private static func piece(_ bytes: RawSpan, _ range: ByteRange) -> TokenOddity {
        guard !range.isEmpty else { return .emptyPiece }
        let token = bytes.array(range)
        guard token.contains(where: { !isCanonical($0) }), !FragmentIDFilter(parsing: bytes, range).isIgnored else { return [] }
        return kind(of: token)
    }

    private static func isCanonical(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte) }

    private static func kind(of token: [UInt8]) -> TokenOddity {
        var found: TokenOddity = []
        for byte in token {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "F"): found.insert(.upperCase)
            case UInt8(ascii: "x"), UInt8(ascii: "X"): found.insert(.prefix)
            case UInt8(ascii: "+"), UInt8(ascii: "-"): found.insert(.sign)
            case 0...0x20, 0x80...: found.insert(.space)
            default: break
            }
        }
        return found
    }
}
