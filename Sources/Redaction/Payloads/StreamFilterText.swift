import BitchatPayload
import WireFormat

/// Replaces the stream IDs in the text of a sync request's stream filter (docs/protocol.md 4.2).
struct StreamFilterText {
    private let standIns: StandIns

    /// Makes a replacement with `standIns`.
    init(_ standIns: StandIns) { self.standIns = standIns }

    /// The text with each ID replaced; a piece that is no ID of 8 bytes keeps its form and loses its digits.
    func redacted(_ text: [UInt8]) -> [UInt8] {
        let pieces = text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        return Array(pieces.map(piece).joined(separator: [UInt8(ascii: ",")]))
    }

    private func piece(_ piece: ArraySlice<UInt8>) -> [UInt8] {
        if piece.count == 16, let id = FragmentID(digits: piece), id.count == 8, piece.allSatisfy(Self.isDigit) {
            let digits = Array(Hexadecimal.digits(standIns.stream(id.value)).utf8)
            return zip(piece, digits).map { Self.isUpper($0) ? Self.raised($1) : $1 }
        }
        return scrambled(Array(piece))
    }

    /// Digits and letters replaced by others of their class; a prefix `0x`, signs, spaces and all else stay.
    private func scrambled(_ piece: [UInt8]) -> [UInt8] {
        var numbers = standIns.numbers(.stream, piece)
        let hasPrefix = piece.starts(with: [0x30, 0x78]) || piece.starts(with: [0x30, 0x58])
        return piece.enumerated().map { index, byte in
            if hasPrefix, index < 2 { return byte }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt8(ascii: "0") + UInt8(numbers.below(10))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): return UInt8(ascii: "a") + UInt8(numbers.below(6))
            case UInt8(ascii: "A")...UInt8(ascii: "F"): return UInt8(ascii: "A") + UInt8(numbers.below(6))
            case UInt8(ascii: "g")...UInt8(ascii: "z"): return UInt8(ascii: "g") + UInt8(numbers.below(20))
            case UInt8(ascii: "G")...UInt8(ascii: "Z"): return UInt8(ascii: "G") + UInt8(numbers.below(20))
            case 0x80...: return 0xFF
            default: return byte
            }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { Hexadecimal.value(of: byte) != nil }
    private static func isUpper(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte }
    private static func raised(_ byte: UInt8) -> UInt8 { byte >= UInt8(ascii: "a") ? byte - 32 : byte }
}
