import CorpusFiles

/// The list of stream IDs in a REQUEST_SYNC: how many, how long, and the reading of one token.
enum SyncIDsSubject: VectorSubject {
    static let file = "sync-ids"
    private static let idsRule =
        "specification: fragmentIdFilter, Bounds; protocol.md 4.2, 7 rows 9 and 10, 13.2 items 8 and 12"
    private static let tokenRule = "protocol.md 4.2, 13.2 items 12 to 14"

    static func vectors() -> [CorpusVector] { counts() + sizes() + crowded() + tokens() + badTexts() + lists() }

    private static func list(_ name: String, _ note: String, _ value: [UInt8]) -> [CorpusVector] {
        SyncPayload.question("ids-\(name)", note, idsRule, SyncPayload.base + TLV.long(6, value)).askedOfAll()
    }

    private static func joined(_ words: [String]) -> [UInt8] { .text(words.joined(separator: ",")) }

    private static func counts() -> [CorpusVector] {
        [1, 2, 59, 60, 61, 62].flatMap { count in
            let value = joined(SyncPayload.ids(count))
            let over = value.count <= 1_024 ? "" : ": over the cap, the field is ignored"
            return list("\(count)", "\(count) well-formed ids, \(value.count) bytes" + over, value)
        }
    }

    private static func sizes() -> [CorpusVector] {
        let ids = joined(SyncPayload.ids(2))
        return [1_019, 1_023, 1_024, 1_025].flatMap { size in
            list("value-\(size)", "a value of \(size) bytes, most of it commas", .run(0x2C, size - ids.count) + ids)
        }
    }

    /// Tokens that fit beyond the sixtieth.
    private static func crowded() -> [CorpusVector] {
        let good = SyncPayload.ids(1), short = [String](repeating: "0123456789abcde", count: 61)
        let bad = { (count: Int) in [String](repeating: "zz", count: count) }
        let cases = [
            ("60-bad-1-good", bad(60) + good, "the good id is the 61st token: too late, no restriction is left"),
            ("59-bad-1-good", bad(59) + good, "the good id is the 60th token"),
            ("1-good-60-short", good + short.dropLast(), "61 tokens, 60 of them a digit short"),
            ("61-short", short, "61 tokens that fit, each a digit short: no filter at all"),
            ("60-empty-1-good", [String](repeating: "", count: 60) + good, "empty tokens do not count"),
            ("61-copies-short", [String](repeating: "ab", count: 61), "61 tokens of two digits"),
            ("only-commas", [String](repeating: "", count: 61), "60 commas: no filter at all"),
        ]
        return cases.flatMap { list($0, $2, joined($1)) }
    }

    /// The lenient reading of one token.
    private static func tokens() -> [CorpusVector] {
        let cases = [
            ("lower", "0123456789abcdef", "lower case"), ("upper", "0123456789ABCDEF", "upper case"),
            ("15", "0123456789abcde", "15 digits"), ("17", "0123456789abcdef0", "17 digits"),
            ("prefix", "0x23456789abcdef", "0x and 14 digits: an id of 7 bytes"),
            ("prefix-upper", "0X23456789abcdef", "0X and 14 digits: an id of 7 bytes"),
            ("spaces", "  23456789abcdef", "two spaces and 14 digits: an id of 7 bytes"),
            ("one-space", " 123456789abcdef", "a space and 15 digits"),
            ("plus", "+f+f+f+f+f+f+f+f", "each pair takes a sign"), ("minus-zero", "-0-0-0-0-0-0-0-0", "minus zero is zero"),
            ("minus-one", "-1-1-1-1-1-1-1-1", "minus one is no byte"),
            ("blank", String(repeating: " ", count: 16), "sixteen spaces: the empty id"),
            ("no-break-space", "\u{A0}\u{A0}23456789abcdef", "no-break spaces are trimmed too"),
            ("nul", "0123456789abcde\0", "a zero byte is a character, but no digit"),
            ("crlf", "0123456789abcd\r\n0", "CR LF is one character and no digit"),
            ("full-width", "\u{FF10}123456789abcdef", "a full-width digit is no digit"),
            ("accent", "0123456789abcdef\u{301}", "a combining accent belongs to the last digit"),
            ("accent-on-comma", "0123456789abcdef,\u{301}fedcba9876543210", "a combined comma does not separate"),
            ("mark", "\u{FEFF}0123456789abcdef", "one leading byte-order mark is swallowed"),
            ("two-marks", "\u{FEFF}\u{FEFF}0123456789abcdef", "the second byte-order mark counts as a character"),
        ]
        return cases.flatMap { name, token, note in
            let payload = SyncPayload.base + TLV.long(4, [0x20]) + TLV.long(6, .text(token))
            return SyncPayload.question("token-\(name)", note, tokenRule, payload).askedOfBothApps()
        }
    }

    private static func badTexts() -> [CorpusVector] {
        let cases: [(String, [UInt8])] = [
            ("bad-utf8", .text("0123456789abcde") + [0xFF]), ("overlong", .text("0123456789abcd") + [0xC0, 0x80]),
            ("surrogate", .text("0123456789abc") + [0xED, 0xA0, 0x80]),
        ]
        return cases.flatMap { name, value in
            let payload = SyncPayload.base + TLV.long(6, value)
            let question = SyncPayload.question("token-\(name)", "not UTF-8: the field is ignored", tokenRule, payload)
            return question.askedOfBothApps()
        }
    }

    /// Writing the list of stream IDs.
    private static func lists() -> [CorpusVector] {
        [0, 1, 59, 60, 61].flatMap { count in
            let note = "\(count) ids" + (count > 60 ? ": the first 60 are written" : "")
            let ids = JSONValue.array(SyncPayload.ids(count).map { .string($0) })
            return CorpusQuestion("streams-\(count)", "streams", note, idsRule, ["ids": ids]).askedOfSpecAndIOS()
        }
    }
}
