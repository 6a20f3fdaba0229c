import WireFormat

/// Says what the first bytes of a source look like, for people who named the wrong file.
enum HeadDescription {
    private static let shown = 32

    /// A clause such as `it begins with the text "hello"`.
    static func text(_ input: ByteInput) -> String { input.withBuffered { describe($0) } }

    /// A clause on a source that pauses though it cannot be told yet what it is.
    static func undecided(_ input: ByteInput) -> String {
        let isText = input.withBuffered { $0.byteCount >= shown && looksLikeText($0) }
        return isText ? "no capture so far: " + text(input) : "more bytes are needed to tell what it is"
    }

    private static func describe(_ head: RawSpan) -> String {
        if looksLikeText(head) { return "it begins with the text \"\(sample(head))\"" }
        let first = head.array(ByteRange(0, 8))
        return "it begins with the bytes \(Hexadecimal.encode(first)), which no known format does"
    }

    /// Whether the first bytes are text: no zero byte, and hardly a control character.
    static func looksLikeText(_ head: RawSpan) -> Bool {
        let count = min(head.byteCount, 512)
        var controls = 0
        for index in 0..<count {
            guard let byte = head.byte(at: index), byte != 0 else { return false }
            if byte < 9 || (byte > 13 && byte < 27) { controls += 1 }
        }
        return count > 0 && controls * 20 <= count
    }

    /// The first line, without anything that a terminal would act on.
    private static func sample(_ head: RawSpan) -> String {
        var text: [UInt8] = []
        for byte in head.array(ByteRange(0, shown)) {
            if byte == 10 || byte == 13 { break }
            text.append(byte >= 0x20 && byte < 0x7F ? byte : 0x2E)
        }
        return String(decoding: text, as: UTF8.self) + (head.byteCount > shown ? "..." : "")
    }
}
