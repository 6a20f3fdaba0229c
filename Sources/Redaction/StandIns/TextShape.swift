import BitchatPayload
import WireFormat

/// How text is replaced: character for character, each by one of its own class and length, so that length, spaces,
/// punctuation and whether it is UTF-8 stay.
struct TextShape {
    /// What one place of a text may become.
    enum Place {
        /// One of these bytes, the first being the plainest.
        case oneOf([UInt8])
        /// A scalar of two bytes from U+0100 on.
        case twoBytes
        /// A scalar of three bytes from U+4E00 on.
        case threeBytes
        /// A scalar of four bytes from U+1F300 on.
        case fourBytes
        /// These bytes, which say nothing of the text.
        case kept([UInt8])

        /// The number of bytes.
        var count: Int {
            switch self {
            case .oneOf: 1
            case .twoBytes: 2
            case .threeBytes: 3
            case .fourBytes: 4
            case .kept(let bytes): bytes.count
            }
        }

        /// Bytes for the place, chosen by `number`.
        func bytes(_ number: UInt64) -> [UInt8] {
            let number = UInt32(truncatingIfNeeded: number >> 32)
            switch self {
            case .oneOf(let choices): return [choices[Int(number) % choices.count]]
            case .twoBytes: return Self.utf8(0x100 + number % 0x80)
            case .threeBytes: return Self.utf8(0x4E00 + number % 0x5000)
            case .fourBytes: return Self.utf8(0x1F300 + number % 0x200)
            case .kept(let bytes): return bytes
            }
        }

        /// The plainest bytes for the place.
        var plain: [UInt8] { bytes(0) }

        private static func utf8(_ scalar: UInt32) -> [UInt8] {
            Unicode.Scalar(scalar).map { Array(String($0).utf8) } ?? []
        }
    }

    private static let lower = Array("eabcdfghijklmnopqrstuvwxyz".utf8)
    private static let upper = Array("EABCDFGHIJKLMNOPQRSTUVWXYZ".utf8)
    private static let digits = Array("0123456789".utf8)

    /// The places of the text at `range` of `bytes`.
    static func places(_ bytes: RawSpan, _ range: ByteRange) -> [Place] {
        var places: [Place] = []
        var offset = range.offset
        while offset < range.end, let lead = bytes.byte(at: offset) {
            let count = max(1, TextField.scalarLength(bytes, offset, range.end))
            places.append(place(bytes.array(ByteRange(offset, count)), lead, bytes, offset, range))
            offset += count
        }
        return places
    }

    private static func place(
        _ scalar: [UInt8], _ lead: UInt8, _ bytes: RawSpan, _ offset: Int, _ range: ByteRange
    ) -> Place {
        switch scalar.count {
        case 1 where lead < 0x80: ascii(lead)
        case 1: .kept([0xFF])
        case 2: lead == 0xC2 ? .kept([0xC2, scalar[1] < 0xA0 ? 0x85 : 0xA0]) : .twoBytes
        case 3: isKept(scalar) ? .kept(scalar) : .threeBytes
        default: .fourBytes
        }
    }

    private static func ascii(_ byte: UInt8) -> Place {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): .oneOf(lower)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): .oneOf(upper)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .oneOf(digits)
        default: .kept([byte])
        }
    }

    /// Whether a scalar of three bytes is a byte-order mark or a space.
    private static func isKept(_ scalar: [UInt8]) -> Bool {
        if scalar == [0xEF, 0xBB, 0xBF] || scalar == [0xE3, 0x80, 0x80] || scalar == [0xE1, 0x9A, 0x80] { return true }
        guard scalar[0] == 0xE2 else { return false }
        return scalar[1] == 0x80 && (0x80...0x8B ~= scalar[2] || 0xA8...0xA9 ~= scalar[2] || scalar[2] == 0xAF)
            || scalar == [0xE2, 0x81, 0x9F]
    }
}

extension StandIns {
    /// The stand-in of a text.
    func text(_ original: [UInt8]) -> [UInt8] { spelled(original, original.withRawSpan { TextShape.places($0, $0.whole) }) }

    /// The stand-in of a geohash: digits and letters of its alphabet.
    func geohash(_ original: [UInt8]) -> [UInt8] {
        let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)
        let places = original.withRawSpan { TextShape.places($0, $0.whole) }
        return spelled(original, original.allSatisfy(alphabet.contains) ? places.map { _ in .oneOf(alphabet) } : places)
    }

    /// Bytes for `places`, chosen by `original` and never equal to it where anything may change.
    private func spelled(_ original: [UInt8], _ places: [TextShape.Place]) -> [UInt8] {
        var result = original
        for round in 0..<8 {
            var numbers = numbers(.text, original, round: round)
            result = places.flatMap { $0.bytes(numbers.next()) }
            if result != original { return result }
        }
        return result
    }
}
