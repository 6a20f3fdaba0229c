import Output
import Testing
import WireFormat

/// Digits are made several at a time: every length and every place of a word is one to get wrong.
@Suite struct DigitsTests {
    private func text(_ write: (OutputBuffer) -> Void) -> String {
        let out = OutputBuffer(.memory)
        write(out)
        return String(decoding: out.take(), as: UTF8.self)
    }

    @Test func decimalNumbersOfEveryLength() {
        var power: UInt64 = 1
        for _ in 0..<20 {
            for value in [power - 1, power, power + 1, power &* 9 &+ 7, power / 7, power &* 5 / 3] {
                #expect(text { $0.decimal(value) } == String(value))
            }
            power = power &* 10
        }
        for value in 0..<20_000 as Range<UInt64> where text({ $0.decimal(value) }) != String(value) { Issue.record("\(value)") }
    }

    @Test func everyByteIsTwoHexDigitsAtEveryPlaceOfARun() {
        let bytes = (0..<256).map { UInt8($0) } + (0..<64).map { UInt8(255 - $0) }
        for count in 0...70 {
            for start in [0, 1, 9, 150, 240] {
                let range = ByteRange(start, count)
                let digits = bytes.withRawSpan { span in text { $0.hex(span, range) } }
                #expect(digits == Hexadecimal.encode(bytes[start..<start + count]))
            }
        }
        #expect(bytes.withRawSpan { span in text { $0.hex(span, span.whole) } } == Hexadecimal.encode(bytes))
    }

    @Test func everyHexDigitAtEveryPlaceOfAnIdentifier() {
        for digit in 0..<16 as Range<UInt64> {
            for place in 0..<16 as Range<UInt64> {
                let value = digit << (4 * place) | 1 << (4 * (15 - place))
                #expect(text { $0.hex(value) } == Hexadecimal.digits(value))
            }
        }
    }

    @Test func fixedTextsOfEveryLength() {
        let texts: [StaticString] = [
            "", "a", "ab", "abc", "abcd", "abcde", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmno", "abcdefghijklmnop",
            "abcdefghijklmnopq", "abcdefghijklmnopqrstuvwxyzabcde", "abcdefghijklmnopqrstuvwxyzabcdef",
            "abcdefghijklmnopqrstuvwxyzabcdefg", "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz",
        ]
        for fixed in texts {
            let written = text { out in
                out.byte(60)
                out.text(fixed)
                out.byte(62)
            }
            #expect(written == "<\(fixed)>")
        }
    }
}
