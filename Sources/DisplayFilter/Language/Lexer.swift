/// Takes an expression apart into words and signs.
struct Lexer {
    /// The signs, each before those that begin it.
    private static let signs = [
        "===", "!==", "==", "!=", ">=", "<=", "&&", "||", "^^", "..", "~=", ">", "<", "!", "&", "~", "(", ")", "{", "}", ",",
    ].map { Array($0.utf8) }

    private let expression: String
    private let bytes: [UInt8]
    private var position = 0

    /// Every word and sign of `expression`, and its end.
    static func tokens(of expression: String) throws(FilterError) -> [Token] {
        var lexer = Lexer(expression), tokens: [Token] = []
        while let token = try lexer.next() { tokens.append(token) }
        return tokens + [Token(kind: .end, text: "", place: lexer.bytes.count..<lexer.bytes.count)]
    }

    private init(_ expression: String) {
        self.expression = expression
        bytes = Array(expression.utf8)
    }

    private mutating func next() throws(FilterError) -> Token? {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        guard position < bytes.count else { return nil }
        let start = position
        switch bytes[start] {
        case UInt8(ascii: "\""): return try quoted(from: start, isRaw: false)
        case UInt8(ascii: "'"): return try character(from: start)
        case UInt8(ascii: "["): return try slice(from: start)
        case UInt8(ascii: "r") where byte(start + 1) == UInt8(ascii: "\""): return try quoted(from: start, isRaw: true)
        default: return if let word = word(from: start) { word } else { try sign(from: start) }
        }
    }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func word(from start: Int) -> Token? {
        while let byte = byte(position), Self.isWord(byte), !isRange(at: position) { position += 1 }
        return position > start ? token(.word, start) : nil
    }

    /// Whether `..` begins here, which ends a word.
    private func isRange(at index: Int) -> Bool { bytes[index] == UInt8(ascii: ".") && byte(index + 1) == UInt8(ascii: ".") }

    private mutating func sign(from start: Int) throws(FilterError) -> Token {
        guard let sign = Self.signs.first(where: { bytes[start...].starts(with: $0) }) else {
            let letter = String(decoding: bytes[start...], as: UTF8.self).prefix(1)
            let hint = letter == "=" ? "; equal is written ==" : ""
            throw error("'\(letter)' means nothing here\(hint)", start..<start + letter.utf8.count)
        }
        position = start + sign.count
        return token(.sign(String(decoding: sign, as: UTF8.self)), start)
    }

    private mutating func slice(from start: Int) throws(FilterError) -> Token {
        guard let length = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else {
            throw error("this bracket is not closed", start..<start + 1)
        }
        position = length + 1
        var token = token(.slice, start)
        token.text = String(token.text.dropFirst().dropLast())
        return token
    }

    private mutating func quoted(from start: Int, isRaw: Bool) throws(FilterError) -> Token {
        position = start + (isRaw ? 2 : 1)
        var text: [UInt8] = []
        while let byte = byte(position), byte != UInt8(ascii: "\"") {
            let letter = EscapedLetter(bytes[position...], isRaw: isRaw)
            text += letter.bytes
            position += letter.length
        }
        guard position < bytes.count else { throw error("this text is not closed", start..<start + 1) }
        position += 1
        return token(.text(text), start)
    }

    private mutating func character(from start: Int) throws(FilterError) -> Token {
        let letter = EscapedLetter(bytes[(start + 1)...], isRaw: false)
        guard let value = letter.bytes.first, letter.bytes.count == 1, byte(start + 1 + letter.length) == UInt8(ascii: "'") else {
            throw error("single quotes hold one character", start..<start + 1)
        }
        position = start + 2 + letter.length
        return token(.character(value), start)
    }

    private func token(_ kind: Token.Kind, _ start: Int) -> Token {
        Token(kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self), place: start..<position)
    }

    private func error(_ message: String, _ place: Range<Int>) -> FilterError {
        FilterError(expression: expression, message: message, place: place)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || 9...13 ~= byte }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 128...255: true
        default: Self.marks.contains(byte)
        }
    }

    private static let marks = Set("_.:-+/@%*?".utf8)
}
