import Output
import Testing
import WireFormat

/// Foreign text must not move a terminal's cursor, turn its direction, or break a line of JSON.
@Suite struct EscapingTests {
    private func escaped(_ bytes: [UInt8], _ escaping: OutputBuffer.Escaping) -> String {
        let out = OutputBuffer(.memory)
        bytes.withRawSpan { out.text($0, $0.whole, escaping) }
        return String(decoding: out.take(), as: UTF8.self)
    }

    private func escaped(_ text: String, _ escaping: OutputBuffer.Escaping) -> String { escaped(Array(text.utf8), escaping) }

    private static let both: [OutputBuffer.Escaping] = [.json, .terminal]

    @Test(arguments: both)
    func plainTextAndOtherScriptsStayAsTheyAre(escaping: OutputBuffer.Escaping) {
        for text in ["", "hello, world! ~", "grüß dich", "你好", "👩‍💻🏽", "\u{A0}\u{FEFF}x"] {
            #expect(escaped(text, escaping) == text)
        }
    }

    /// Plain text is looked for sixteen bytes at a time: one byte that is not must be seen wherever it stands.
    @Test func oneSpecialByteIsSeenAtEveryPlaceOfEveryLength() {
        for count in [1, 2, 15, 16, 17, 31, 32, 33, 40] {
            for place in 0..<count {
                for special in [0x22, 0x5C, 0x00, 0x1F, 0x7F] as [UInt8] {
                    let before = [UInt8](repeating: 0x20, count: place),
                        after = [UInt8](repeating: 0x7E, count: count - place - 1)
                    let middle = special == 0x22 || special == 0x5C ? [0x5C, special] : Array("\\u00".utf8) + hexDigits(special)
                    let expected = String(decoding: before + middle + after, as: UTF8.self)
                    #expect(escaped(before + [special] + after, .json) == expected)
                }
            }
        }
    }

    private func hexDigits(_ byte: UInt8) -> [UInt8] { Array(Hexadecimal.encode([byte]).utf8) }

    /// Every byte alone among plain ones: what is plain is just what JSON gives no meaning to.
    @Test func everyPlainByteStaysAsItIs() {
        for byte in 0x20...0x7E as ClosedRange<UInt8> where byte != 0x22 && byte != 0x5C {
            let bytes = Array("sixteen and more ".utf8) + [byte]
            #expect(escaped(bytes, .json) == String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test(arguments: both)
    func controlCharactersAreWrittenAsEscapes(escaping: OutputBuffer.Escaping) {
        for value in Array(0..<32 as Range<UInt32>) + Array(127..<160 as Range<UInt32>) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let digits = String(value, radix: 16)
            #expect(
                escaped("a\(Character(scalar))b", escaping) == "a\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                    + "b")
        }
        #expect(escaped("\r\n", escaping) == "\\u000d\\u000a")
    }

    @Test(arguments: both)
    func marksThatTurnTextAndSeparatorsAreWrittenAsEscapes(escaping: OutputBuffer.Escaping) {
        let hidden: [UInt32] = [
            0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
        ]
        for value in hidden {
            #expect(
                escaped(String(Unicode.Scalar(value).map(Character.init) ?? " "), escaping) == "\\u" + (value < 0x1000 ? "0" : "")
                    + String(value, radix: 16))
        }
        for value in [0x061B, 0x061D, 0x200D, 0x2010, 0x2027, 0x202F, 0x2065, 0x206A] as [UInt32] {
            let text = String(Unicode.Scalar(value).map(Character.init) ?? " ")
            #expect(escaped(text, escaping) == text)
        }
    }

    @Test func quotesAndBackslashesAreEscapedForJSONOnly() {
        #expect(escaped(#"a"b\c/d"#, .json) == #"a\"b\\c/d"#)
        #expect(escaped(#"a"b\c/d"#, .terminal) == #"a"b\c/d"#)
    }

    @Test(arguments: both)
    func badUTF8IsReplaced(escaping: OutputBuffer.Escaping) {
        #expect(escaped([0x61, 0xFF, 0x62], escaping) == "a\u{FFFD}b")
        #expect(escaped([0xE2, 0x82], escaping) == "\u{FFFD}")
        #expect(escaped([0xED, 0xA0, 0x80], escaping).allSatisfy { $0 == "\u{FFFD}" })
        #expect(escaped([0xC0, 0x80], escaping) == "\u{FFFD}\u{FFFD}")
    }

    @Test func onlyTheRangeIsWritten() {
        let out = OutputBuffer(.memory)
        Array("abcdef".utf8).withRawSpan { out.text($0, ByteRange(2, 3), .json) }
        Array("abcdef".utf8).withRawSpan { out.text($0, ByteRange(5, 9), .json) }
        #expect(out.take() == Array("cdef".utf8))
    }
}
