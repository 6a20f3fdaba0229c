import BitchatFrame
import CorpusFiles

/// Files, whose content has a length of four bytes and everything else one of two.
enum FileSubject: VectorSubject {
    static let file = "payload-media"
    private static let rule = "protocol.md 3.8, 7 row 49, 8 rows 40 to 42, 13.7"
    private static let cap = 1_048_576
    private static let name = TLV.long(1, .text("a.txt"))
    private static let size = TLV.long(2, .bigEndian(UInt32(5)))
    private static let mime = TLV.long(3, .text("text/plain"))
    private static let content = [4] + [UInt8].bigEndian(UInt32(5)) + .text("hello")
    private static let head = name + size + mime

    static func vectors() -> [CorpusVector] { shapes() + sizes() + contents() + caps() + names() + messages() + cuts() }

    private static func ask(_ name: String, _ note: String, _ bytes: [UInt8]) -> [CorpusVector] {
        PayloadQuestion.payload(.fileTransfer, "file-\(name)", "file: \(note)", rule, bytes, [.ios, .android])
    }

    private static func shapes() -> [CorpusVector] {
        let unknown = TLV.long(9, .text("new"))
        let cases: [(String, [UInt8], String)] = [
            ("plain", head + content, "as it should be"), ("no-name", size + mime + content, "without a name"),
            ("content-first", content + head, "the content first"),
            ("unknown-first", unknown + head + content, "an unknown field"),
            ("unknown-last", head + content + unknown, "an unknown field behind"),
            ("name-twice", name + TLV.long(1, .text("b.txt")) + size + mime + content, "two names"),
            ("mime-twice", head + TLV.long(3, .text("image/png")) + content, "two MIME types"),
            ("size-twice", head + TLV.long(2, .bigEndian(UInt32(6))) + content, "two sizes"),
        ]
        return cases.flatMap { ask($0, $2, $1) }
    }

    private static func sizes() -> [CorpusVector] {
        [0, 1, 2, 3, 4, 5, 7, 8, 9].flatMap { width in
            let value = width == 0 ? [] : [UInt8].run(0, width - 1) + [5]
            return ask("size-\(width)-bytes", "a size field of \(width) bytes", name + TLV.long(2, value) + mime + content)
        }
            + [0, 1, cap - 1, cap, cap + 1, Int(UInt32.max)].flatMap { stated in
                let field = TLV.long(2, .bigEndian(UInt32(stated)))
                return ask("size-states-\(stated)", "a stated size of \(stated)", name + field + mime + content)
            }
    }

    /// Lengths of the content: four bytes, two of old, several of them.
    private static func contents() -> [CorpusVector] {
        let short = [4] + [UInt8].bigEndian(UInt16(3)) + .text("abc")
        let empty: [UInt8] = [4, 0, 0, 0, 0]
        let cases: [(String, [UInt8], String)] = [
            ("content-empty", head + empty, "an empty content"),
            ("content-twice", head + content + content, "two contents are joined"),
            ("content-short-length", head + short, "a length of two bytes, as of old"),
            ("content-short-twice", head + short + short, "two contents with lengths of two bytes"),
            ("content-both", head + content + short, "a length of four bytes, then one of two"),
            ("content-empty-then-full", head + empty + content, "an empty content, then one that is not"),
            ("content-promises-1-more", head + [4, 0, 0, 0, 6] + .text("hello"), "a length one byte too large"),
            ("content-promises-all", head + [4, 255, 255, 255, 255] + .text("hello"), "the largest length"),
            ("content-no-length", head + [4], "no length"), ("content-1-length-byte", head + [4, 0], "one byte of length"),
        ]
        return cases.flatMap { ask($0, $2, $1) }
    }

    private static func caps() -> [CorpusVector] {
        [cap - 1, cap, cap + 1].flatMap { count in
            PayloadQuestion.payload(
                .fileTransfer, "file-content-\(count)", "file: a content of \(count) bytes", rule,
                head: head + [4] + .bigEndian(UInt32(count)), fill: 0x41, count: count, [.ios, .android])
        }
    }

    /// Names and MIME types; on Android a byte that is no text becomes U+FFFD.
    private static func names() -> [CorpusVector] {
        BadText.good.flatMap { ask("name-\($0)", "a name at the edge of UTF-8: \($0)", TLV.long(1, $1) + size + mime + content) }
            + ask("name-bad", "a name that is not UTF-8", TLV.long(1, [0xFF]) + size + mime + content)
            + ask("mime-bad", "a MIME type that is not UTF-8", name + size + TLV.long(3, [0xFF]) + content)
            + ask("name-empty", "an empty name", TLV.long(1, []) + size + mime + content)
            + ask("name-255", "a name of 255 bytes", TLV.long(1, .run(0x6E, 255)) + size + mime + content)
    }

    /// A public message whose payload is a file: text on iOS, a file on Android.
    private static func messages() -> [CorpusVector] {
        let rule = "protocol.md 3.2, 8 row 42"
        let ask = { (name: String, note: String, bytes: [UInt8]) in
            PayloadQuestion.payload(.message, "message-\(name)", "message: \(note)", rule, bytes, [.ios, .android])
        }
        return ask("file", "the payload of a file", head + content)
            + ask("file-cut", "the payload of a file that lacks a byte", (head + content).dropLast())
    }

    private static func cuts() -> [CorpusVector] {
        let whole = head + content
        return Array(Set([1, 2, 3, 4, 7, 8, 9, 14, 15, 16, 17, 27, 28, 29, 30, 31, 32, 33, 34, whole.count - 1])).sorted()
            .flatMap { size in
                PayloadQuestion.payload(
                    .fileTransfer, "file-cut-\(size)", "file: the first \(size) bytes", rule, Array(whole.prefix(size)))
            }
    }
}
