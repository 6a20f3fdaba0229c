import WireFormat

/// Decodes base64 line by line, as it stands in a report: any line length, carriage returns and indents.
struct Base64Decoder {
    private var bits: UInt32 = 0
    private var count = 0

    /// Whether anything but base64 and white space was met.
    private(set) var sawOther = false

    /// Decodes `bytes` onto `output` up to a `-`, which begins the closing marker; returns the bytes used.
    mutating func decode(_ bytes: RawSpan, into output: inout [UInt8]) -> (used: Int, isAtMarker: Bool) {
        for offset in 0..<bytes.byteCount {
            guard let byte = bytes.byte(at: offset) else { break }
            if byte == UInt8(ascii: "-") { return (offset, true) }
            if let value = Self.value(byte) {
                add(value, to: &output)
            } else if byte != UInt8(ascii: "="), !Self.isSpace(byte) {
                sawOther = true
            }
        }
        return (bytes.byteCount, false)
    }

    private mutating func add(_ value: UInt32, to output: inout [UInt8]) {
        bits = bits << 6 | value
        count += 6
        guard count >= 8 else { return }
        count -= 8
        output.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }

    private static func value(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
