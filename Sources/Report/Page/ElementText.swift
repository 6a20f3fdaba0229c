import Output
import WireFormat

/// JSON inside a `script` element, which any `<` could end or turn into a comment.
enum ElementText {
    /// Writes `json` with every `<`, `>` and `&`, which stand in its strings alone, as `\u` and four digits.
    static func write(_ json: [UInt8], to out: OutputBuffer) {
        json.withRawSpan { bytes in
            var start = 0
            for index in json.indices where isSpecial(json[index]) {
                out.raw(bytes, ByteRange(start, index - start))
                out.text("\\u00" + Hexadecimal.encode([json[index]]))
                out.endLine()
                start = index + 1
            }
            out.raw(bytes, ByteRange(start, json.count - start))
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool { byte == 0x3C || byte == 0x3E || byte == 0x26 }
}
