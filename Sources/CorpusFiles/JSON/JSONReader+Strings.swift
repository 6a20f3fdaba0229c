import WireFormat

extension JSONReader {
    /// Reads a string from its opening quote to its closing one.
    mutating func string(_ text: RawSpan) throws(JSONError) -> String {
        let start = position
        var bytes: [UInt8] = []
        repeat {
            position += 1
            let run = position
            try skipPlain(text)
            bytes.append(ByteRange(run, position - run), of: text)
        } while try escape(text, into: &bytes)
        position += 1
        guard let string = String(validating: bytes, as: UTF8.self) else { throw JSONError(offset: start, expected: .text) }
        return string
    }

    /// Steps over characters that stand for themselves, up to a quote or backslash.
    private mutating func skipPlain(_ text: RawSpan) throws(JSONError) {
        while let byte = text.byte(at: position) {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
            guard byte >= 0x20 else { throw error(.character) }
            position += 1
        }
        throw error(.quote)
    }

    /// Reads an escape and stays on its last character; false at the closing quote.
    private mutating func escape(_ text: RawSpan, into bytes: inout [UInt8]) throws(JSONError) -> Bool {
        guard skip(UInt8(ascii: "\\"), text) else { return false }
        switch text.byte(at: position) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(text.byte(at: position) ?? 0)
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "u"): bytes.append(contentsOf: String(try scalar(text)).utf8)
        default: throw error(.escape)
        }
        return true
    }

    /// Reads the code point of one `\u` escape, or of two that are a surrogate pair; stays on the last digit.
    private mutating func scalar(_ text: RawSpan) throws(JSONError) -> Character {
        let start = position - 1
        let first = try codeUnit(text)
        if let scalar = Unicode.Scalar(first) { return Character(scalar) }
        position += 1
        guard first < 0xDC00, skip(UInt8(ascii: "\\"), text), text.byte(at: position) == UInt8(ascii: "u") else {
            throw JSONError(offset: start, expected: .surrogatePair)
        }
        let second = try codeUnit(text)
        guard 0xDC00...0xDFFF ~= second,
            let scalar = Unicode.Scalar(0x10000 + (UInt32(first - 0xD800) << 10 | UInt32(second - 0xDC00)))
        else { throw JSONError(offset: start, expected: .surrogatePair) }
        return Character(scalar)
    }

    /// Reads four hex digits behind the position; stays on the last one.
    private mutating func codeUnit(_ text: RawSpan) throws(JSONError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            position += 1
            guard let digit = text.byte(at: position).flatMap(Hexadecimal.value(of:)) else { throw error(.hexDigits) }
            value = value << 4 | UInt16(digit)
        }
        return value
    }
}
