import BitchatFrame
import WireFormat

/// The streams a sync request is limited to, as the iOS app reads them (docs/protocol.md 4.2).
package struct FragmentIDFilter: Sendable, Hashable {
    /// The IDs of the valid tokens, in order; repeats are kept.
    package let ids: [FragmentID]
    /// The number of non-empty pieces, those beyond the first 60 included.
    package let tokens: Int

    /// Whether no token is valid, which the app treats as no restriction at all.
    package var isIgnored: Bool { ids.isEmpty }

    /// A filter without a single token.
    package static let none = FragmentIDFilter(ids: [], tokens: 0)

    private init(ids: [FragmentID], tokens: Int) {
        self.ids = ids
        self.tokens = tokens
    }

    /// Parses the text at `range`, which must be UTF-8 without a byte-order mark.
    ///
    /// Pieces between commas; empty ones vanish; of the first 60 those of exactly 16 characters are read as hex. A
    /// character is a grapheme cluster: in ASCII only CR LF has two bytes, elsewhere a comma can be part of one.
    package init(parsing bytes: RawSpan, _ range: ByteRange) {
        let text = bytes.array(range)
        let pieces = text.allSatisfy { $0 < 0x80 } ? Self.asciiPieces(text) : Self.characterPieces(text)
        ids = pieces.prefix(ProtocolLimits.fragmentIDs).compactMap { $0.flatMap { FragmentID(digits: $0) } }
        tokens = pieces.count
    }

    /// The text of `ids`: each as 16 lower-case digits, comma separated, at most 60 of them; those not of 8 bytes left out.
    package static func encode(_ ids: [FragmentID]) -> [UInt8] {
        let digits = ids.lazy.filter { $0.count == 8 }.prefix(ProtocolLimits.fragmentIDs).map { Hexadecimal.digits($0.value) }
        return Array(digits.joined(separator: ",").utf8)
    }

    /// Each non-empty piece without surrounding whitespace, nil where it is not 16 characters long.
    private static func asciiPieces(_ text: [UInt8]) -> [ArraySlice<UInt8>?] {
        text.split(separator: UInt8(ascii: ",")).map { piece in
            let pairs = zip(piece, piece.dropFirst()).count { $0 == 0x0D && $1 == 0x0A }
            return piece.count - pairs == 16 ? trimmed(piece) : nil
        }
    }

    private static func trimmed(_ piece: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
        var rest = piece.drop(while: isSpace)
        while let last = rest.last, isSpace(last) { rest.removeLast() }
        return rest
    }

    private static func characterPieces(_ text: [UInt8]) -> [ArraySlice<UInt8>?] {
        String(decoding: text, as: UTF8.self).split(separator: ",").map { piece in
            guard piece.count == 16 else { return nil }
            var scalars = piece.unicodeScalars[...].drop(while: isWhitespace)
            while let last = scalars.last, isWhitespace(last) { scalars.removeLast() }
            return Array(String(scalars).utf8)[...]
        }
    }

    /// Whether Foundation's `whitespacesAndNewlines` holds the scalar, U+200B included.
    private static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
