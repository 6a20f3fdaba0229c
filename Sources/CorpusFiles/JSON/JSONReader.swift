import WireFormat

/// Reads one JSON text, strictly by RFC 8259, and total: any bytes give a value or an error.
///
/// Names are not repeated within an object, strings are UTF-8 without lone surrogates, and nesting ends at 32 levels, so
/// that recursion is bounded. What is read never takes more elements than the text has bytes.
package struct JSONReader {
    /// How deep lists and objects may stand in one another.
    package static let deepest = 32

    /// The offset of the next byte.
    var position = 0

    /// The value that `text` is.
    package static func value(of text: RawSpan) throws(JSONError) -> JSONValue {
        var reader = JSONReader()
        let value = try reader.value(text, depth: 0)
        reader.skipSpace(text)
        guard reader.position == text.byteCount else { throw reader.error(.end) }
        return value
    }

    /// The error at the position.
    func error(_ expected: JSONError.Expected) -> JSONError { JSONError(offset: position, expected: expected) }

    /// Steps over `byte` if it is next.
    mutating func skip(_ byte: UInt8, _ text: RawSpan) -> Bool {
        guard text.byte(at: position) == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace(_ text: RawSpan) {
        while let byte = text.byte(at: position), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private mutating func value(_ text: RawSpan, depth: Int) throws(JSONError) -> JSONValue {
        skipSpace(text)
        switch text.byte(at: position) {
        case UInt8(ascii: "{"): return .object(try object(text, depth: depth + 1))
        case UInt8(ascii: "["): return .array(try array(text, depth: depth + 1))
        case UInt8(ascii: "\""): return .string(try string(text))
        case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return .number(try number(text))
        case UInt8(ascii: "t"): return try word("true", .bool(true), text)
        case UInt8(ascii: "f"): return try word("false", .bool(false), text)
        case UInt8(ascii: "n"): return try word("null", .null, text)
        default: throw error(.value)
        }
    }

    private mutating func word(_ word: String, _ value: JSONValue, _ text: RawSpan) throws(JSONError) -> JSONValue {
        guard text.equals(ByteRange(position, word.utf8.count), Array(word.utf8)) else { throw error(.value) }
        position += word.utf8.count
        return value
    }

    private mutating func array(_ text: RawSpan, depth: Int) throws(JSONError) -> [JSONValue] {
        guard depth <= Self.deepest else { throw error(.depth) }
        position += 1
        skipSpace(text)
        if skip(UInt8(ascii: "]"), text) { return [] }
        var elements: [JSONValue] = []
        repeat {
            elements.append(try value(text, depth: depth))
            skipSpace(text)
        } while skip(UInt8(ascii: ","), text)
        guard skip(UInt8(ascii: "]"), text) else { throw error(.elementEnd) }
        return elements
    }

    private mutating func object(_ text: RawSpan, depth: Int) throws(JSONError) -> JSONObject {
        guard depth <= Self.deepest else { throw error(.depth) }
        position += 1
        skipSpace(text)
        if skip(UInt8(ascii: "}"), text) { return JSONObject() }
        var members: [JSONObject.Member] = []
        var names: Set<[UInt8]> = []
        repeat {
            let name = try name(text, &names)
            members.append(JSONObject.Member(name: name, value: try value(text, depth: depth)))
            skipSpace(text)
        } while skip(UInt8(ascii: ","), text)
        guard skip(UInt8(ascii: "}"), text) else { throw error(.memberEnd) }
        return JSONObject(members)
    }

    /// Reads a name that is not among `names`, and its colon.
    private mutating func name(_ text: RawSpan, _ names: inout Set<[UInt8]>) throws(JSONError) -> String {
        skipSpace(text)
        guard text.byte(at: position) == UInt8(ascii: "\"") else { throw error(.name) }
        let start = position
        let name = try string(text)
        guard names.insert(Array(name.utf8)).inserted else { throw JSONError(offset: start, expected: .newName) }
        skipSpace(text)
        guard skip(UInt8(ascii: ":"), text) else { throw error(.colon) }
        return name
    }
}
