/// Bytes as text of two hex digits each.
public enum Hexadecimal {
    /// The 16 lower-case digits of `value`, most significant first.
    public static func digits(_ value: UInt64) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16)
        for shift in stride(from: 60, through: 0, by: -4) { bytes.append(digit(UInt8(truncatingIfNeeded: value >> shift) & 15)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The lower-case hex text of `bytes`.
    public static func encode(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        for byte in bytes {
            text.append(digit(byte >> 4))
            text.append(digit(byte & 15))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of `text`, or nil when it has an odd number of digits or a character that is none.
    public static func decode(_ text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        var high: UInt8?
        for character in text.utf8 {
            guard let digit = value(of: character) else { return nil }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return high == nil ? bytes : nil
    }

    /// The ASCII digit for a value below 16.
    @inlinable @inline(__always)
    public static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 &+ value : 87 &+ value }

    /// The value of an ASCII hex digit of either case, or nil.
    @inlinable
    public static func value(of character: UInt8) -> UInt8? {
        switch character {
        case 48...57: character &- 48
        case 97...102: character &- 87
        case 65...70: character &- 55
        default: nil
        }
    }
}
