import WireFormat

extension JSONReader {
    /// Whether `byte` is an ASCII digit.
    static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    /// Reads a number and keeps its text: `-`, digits without a leading zero, fraction, exponent.
    mutating func number(_ text: RawSpan) throws(JSONError) -> String {
        let start = position
        _ = skip(UInt8(ascii: "-"), text)
        if !skip(UInt8(ascii: "0"), text) { try digits(text) }
        if skip(UInt8(ascii: "."), text) { try digits(text) }
        if skip(UInt8(ascii: "e"), text) || skip(UInt8(ascii: "E"), text) {
            if !skip(UInt8(ascii: "+"), text) { _ = skip(UInt8(ascii: "-"), text) }
            try digits(text)
        }
        return String(decoding: text.array(ByteRange(start, position - start)), as: UTF8.self)
    }

    /// Steps over one digit or more.
    private mutating func digits(_ text: RawSpan) throws(JSONError) {
        let start = position
        while let byte = text.byte(at: position), Self.isDigit(byte) { position += 1 }
        guard position > start else { throw error(.digit) }
    }
}
