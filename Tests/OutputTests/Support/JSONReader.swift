/// Reads JSON (RFC 8259) without white space, as this project writes it.
struct JSONReader {
    private var rest: Substring.UnicodeScalarView

    init(_ text: String) { rest = text[...].unicodeScalars }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func value() throws -> JSONValue {
        switch rest.first {
        case "{": return .object(try members())
        case "[": return .list(try sequence("[", "]") { reader in try reader.value() })
        case "\"": return .text(try text())
        default: return try word()
        }
    }

    private mutating func members() throws -> [JSONValue.Member] {
        var keys: Set<String> = []
        return try sequence("{", "}") { reader in
            let key = try reader.text()
            guard keys.insert(key).inserted else { throw JSONValue.Fault(message: "the key \(key) comes twice") }
            try reader.take(":")
            return JSONValue.Member(key: key, value: try reader.value())
        }
    }

    private mutating func sequence<Element>(
        _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ element: (inout JSONReader) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        try take(open)
        while rest.first != close {
            if !elements.isEmpty { try take(",") }
            elements.append(try element(&self))
        }
        try take(close)
        return elements
    }

    private mutating func text() throws -> String {
        var text = String.UnicodeScalarView()
        try take("\"")
        while let scalar = rest.popFirst(), scalar != "\"" {
            guard scalar.value >= 32 else { throw JSONValue.Fault(message: "a control character in a text") }
            text.append(scalar == "\\" ? try escaped() : scalar)
        }
        return String(text)
    }

    private mutating func escaped() throws -> Unicode.Scalar {
        switch rest.popFirst() {
        case "\"": return "\""
        case "\\": return "\\"
        case "u":
            let digits = String(rest.prefix(4))
            rest.removeFirst(min(4, rest.count))
            guard digits.count == 4, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { break }
            return scalar
        default: break
        }
        throw JSONValue.Fault(message: "an escape that this project does not write")
    }

    private mutating func word() throws -> JSONValue {
        let word = String(rest.prefix { !",]}".unicodeScalars.contains($0) })
        rest.removeFirst(word.unicodeScalars.count)
        if ["true", "false", "null"].contains(word) { return .word(word) }
        guard let number = Int(word), "\(number)" == word else { throw JSONValue.Fault(message: "no value: \(word)") }
        return .number(word)
    }

    private mutating func take(_ scalar: Unicode.Scalar) throws {
        guard rest.popFirst() == scalar else { throw JSONValue.Fault(message: "no \(scalar)") }
    }
}
