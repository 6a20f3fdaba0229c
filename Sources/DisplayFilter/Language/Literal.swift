import WireFormat

/// Reads literals as values of the type they are compared with.
struct Literal {
    /// The word or text.
    let token: Token
    /// The expression it stands in.
    let expression: String

    /// Its value for a field of type `type`.
    func value(as type: FieldType) throws(FilterError) -> FilterValue {
        let value: FilterValue? =
            switch type {
            case .number: try number.map { .number($0) }
            case .flag: flag.map { .flag($0) }
            case .identifier: identifier.map { .bytes($0) }
            case .bytes, .layer: bytes.map { .bytes($0) }
            case .text: .text(text)
            case .time: TimeText.nanoseconds(text).map { .time($0) }
            case .group: nil
            }
        guard let value else { throw error("\(token.text) is no \(type.name)" + Self.hint(type)) }
        return value
    }

    /// Its value for `contains`, where 16 hex digits in quotes are a text like any other.
    func part(of type: FieldType) throws(FilterError) -> FilterValue { try value(as: type == .identifier ? .bytes : type) }

    private static func hint(_ type: FieldType) -> String {
        switch type {
        case .number: ": write 12, 0x0c, 014, 0b1100 or 'c', without double quotes"
        case .flag: ": write true or false"
        case .identifier: ": write 16 hex digits, or 8b:b8:15:b3:42:ce:a1:4d"
        case .bytes, .layer: ": write 01:02:ff, 0102ff, or a text in quotes"
        case .time: ": write 2026-08-10T12:00:00.5Z, or seconds since 1970"
        case .text, .group: ""
        }
    }

    /// Its letters, or what stands between its quotes.
    private var text: [UInt8] {
        switch token.kind {
        case .text(let text): text
        case .character(let byte): [byte]
        default: Array(token.text.utf8)
        }
    }

    private var number: Int128? {
        get throws(FilterError) {
            if case .character(let byte) = token.kind { return Int128(byte) }
            guard case .word = token.kind else { return nil }
            let number = NumberText(token.text)
            if number.isNumber, number.value == nil { throw error("\(token.text) is too large: numbers have at most 64 bits") }
            return number.value
        }
    }

    private var flag: Bool? {
        switch String(decoding: text, as: UTF8.self).lowercased() {
        case "true": true
        case "false": false
        default: if case .word = token.kind { NumberText(token.text).value.map { $0 != 0 } } else { nil }
        }
    }

    private var identifier: [UInt8]? {
        if text.count == 16, let bytes = Hexadecimal.decode(String(decoding: text, as: UTF8.self)) { return bytes }
        return bytes
    }

    private var bytes: [UInt8]? {
        guard case .word = token.kind else { return text }
        let word = token.text
        if word.utf8.count == 1 { return Hexadecimal.decode("0" + word) }
        if word.utf8.count == 4, word.hasPrefix("0x") { return Hexadecimal.decode(word.dropFirst(2)) }
        guard let separator = word.utf8.first(where: { [58, 45, 46].contains($0) }) else { return Hexadecimal.decode(word) }
        let parts = word.utf8.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.count == 2 }) else { return nil }
        return Hexadecimal.decode(String(decoding: parts.joined(), as: UTF8.self))
    }

    private func error(_ message: String) -> FilterError {
        FilterError(expression: expression, message: message, place: token.place)
    }
}
