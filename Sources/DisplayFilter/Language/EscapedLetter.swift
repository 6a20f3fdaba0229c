import WireFormat

/// The first character of what stands between quotes, and what it means.
///
/// A backslash makes `\n`, `\x0a`, `\012` and the like one byte; before anything else it stays, for `matches` to read it. In a
/// raw text (`r"..."`) every backslash stays.
struct EscapedLetter {
    /// What it means.
    let bytes: [UInt8]
    /// The bytes that it is written with.
    let length: Int

    private static let names: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
        UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13, UInt8(ascii: "\\"): 92, UInt8(ascii: "\""): 34, UInt8(ascii: "'"): 39,
    ]

    /// Reads the character at the start of `text`.
    init(_ text: ArraySlice<UInt8>, isRaw: Bool) {
        guard text.first == UInt8(ascii: "\\"), let next = text.dropFirst().first else {
            self.init(Array(text.prefix(1)), length: 1)
            return
        }
        let hex = text.dropFirst(2).prefix(2), octal = text.dropFirst().prefix(3).prefix { 48...55 ~= $0 }
        if isRaw {
            self.init([92, next], length: 2)
        } else if let byte = Self.names[next] {
            self.init([byte], length: 2)
        } else if next == UInt8(ascii: "x"), let value = Self.hex(hex) {
            self.init([value], length: 4)
        } else if let value = UInt8(String(decoding: octal, as: UTF8.self), radix: 8) {
            self.init([value], length: 1 + octal.count)
        } else {
            self.init([92, next], length: 2)
        }
    }

    private init(_ bytes: [UInt8], length: Int) {
        self.bytes = bytes
        self.length = length
    }

    private static func hex(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard let high = digits.first.flatMap(Hexadecimal.value), let low = digits.dropFirst().first.flatMap(Hexadecimal.value)
        else {
            return nil
        }
        return high << 4 | low
    }
}
