import BitchatFrame
import CorpusFiles

/// Board posts and tombstones: limits, times, texts, and the inner signature.
enum BoardSubject: VectorSubject {
    static let file = "payload-board"
    private static let rule = "protocol.md 3.9, 7 row 44, 9.3 BRD-001"
    private static let week: UInt64 = 604_800_000
    private static let names: [UInt8: String] = [
        1: "kind", 2: "post", 3: "geohash", 4: "text", 5: "author", 6: "nickname", 7: "created", 8: "expires", 9: "flags",
        10: "signature", 11: "deleted",
    ]

    static func vectors() -> [CorpusVector] { lists() + texts() + times() + codes() + signatures() }

    private static func ask(_ name: String, _ note: String, _ bytes: [UInt8]) -> [CorpusVector] {
        PayloadQuestion.payload(.boardPost, "board-\(name)", "board: \(note)", rule, bytes)
    }

    /// Every case of a list, of a post and of a tombstone; times of a wrong length count as absent.
    private static func lists() -> [CorpusVector] {
        let post = layout(BoardSample.signed(BoardSample.post)), tombstone = layout(BoardSample.tombstone)
        return [("post", post), ("tombstone", tombstone)].flatMap { word, layout in
            layout.cases.flatMap { ask("\(word)-\($0.name)", "\(word), \($0.note)", $0.bytes) }
        }
    }

    /// The fields of a payload that is well-formed.
    private static func layout(_ payload: [UInt8]) -> TLVLayout {
        var fields: [TLVLayout.Field] = []
        var rest = payload[...]
        while rest.count > 2 {
            let type = rest.removeFirst(), count = Int(rest.removeFirst()) << 8 | Int(rest.removeFirst())
            let isText = [3, 4, 6].contains(type)
            fields.append(.init(type, names[type] ?? "", Array(rest.prefix(count)), isFixed: !isText))
            rest = rest.dropFirst(count)
        }
        return TLVLayout(fields: fields)
    }

    /// A post with one field replaced, signed anew.
    private static func post(_ type: UInt8, _ value: [UInt8]) -> [UInt8] {
        BoardSample.signed(BoardSample.post.map { $0.0 == type ? (type, value) : $0 })
    }

    private static func texts() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for (type, sizes) in [(UInt8(3), [0, 1, 11, 12, 13]), (4, [0, 1, 511, 512, 513]), (6, [0, 1, 63, 64, 65])] {
            let name = names[type] ?? ""
            made += sizes.flatMap { ask("\(name)-\($0)", "a \(name) of \($0) bytes", post(type, .run(0x75, $0))) }
        }
        for type: UInt8 in [4, 6] {
            let name = names[type] ?? ""
            made += BadText.good.flatMap { ask("\(name)-\($0)", "a \(name) at the edge of UTF-8: \($0)", post(type, $1)) }
            made += BadText.bad.flatMap { ask("\(name)-\($0)", "a \(name) that is not UTF-8: \($0)", post(type, $1)) }
            made += ask("\(name)-mark", "a byte-order mark before the \(name)", post(type, .text("\u{FEFF}hi")))
        }
        for digit: UInt8 in Array("09bz/:ailoAZ{ ".utf8) {
            let note = "a geohash with the character 0x\([digit].digits)"
            made += ask("geohash-x\([digit].digits)", note, post(3, [0x75, digit]))
        }
        return made
    }

    private static func times() -> [CorpusVector] {
        let created = CorpusPacket.time
        let cases: [(String, UInt64, UInt64, String)] = [
            ("life-0", created, created, "expires when it is made"), ("life-1", created, created + 1, "a life of 1 ms"),
            ("life-week-less", created, created + week - 1, "a life of 7 days less 1 ms"),
            ("life-week", created, created + week, "a life of 7 days"),
            ("life-week-more", created, created + week + 1, "a life of 7 days and 1 ms"),
            ("life-negative", created, created - 1, "expires before it is made"), ("zero", 0, 1, "made in 1970"),
            ("largest", .max - 1, .max, "the largest times"), ("wrap", .max, 0, "expires at 0, made at the end of time"),
        ]
        return cases.flatMap { name, created, expires, note in
            let fields = BoardSample.post.map { field -> (UInt8, [UInt8]) in
                field.0 == 7 ? (7, .bigEndian(created)) : field.0 == 8 ? (8, .bigEndian(expires)) : field
            }
            return ask("time-\(name)", note, BoardSample.signed(fields))
        }
    }

    private static func codes() -> [CorpusVector] {
        [UInt8(0), 1, 2, 3, 255].flatMap { ask("kind-\($0)", "kind \($0)", post(1, [$0])) }
            + [UInt8(0), 1, 2, 255].flatMap { ask("flags-\($0)", "flags \($0)", post(9, [$0])) }
    }

    private static func signatures() -> [CorpusVector] {
        let fields = BoardSample.post.flatMap { TLV.long($0.0, $0.1) }
        let good = BoardSample.signed(BoardSample.post)
        var forged = good
        forged[forged.count - 1] ^= 1
        let other = BoardSample.post.flatMap { type, value -> [UInt8] in
            TLV.long(type, type == 5 ? CorpusPeer.bo.signing : value)
        }
        return ask("signature-good", "an inner signature of its author", good)
            + ask("signature-changed", "an inner signature with a changed bit", forged)
            + ask("signature-zero", "an inner signature of zeros", fields + TLV.long(10, .run(0, 64)))
            + ask("signature-other", "another author's key", other + good.suffix(67))
            + ask(
                "signature-key-zero", "a key of zeros, which is of small order",
                post(5, .run(0, 32)))
            + ask("urgent-changed", "the urgent flag set after signing", urgent(good))
    }

    private static func urgent(_ post: [UInt8]) -> [UInt8] {
        var post = post
        post[post.count - 68] |= 1
        return post
    }
}
