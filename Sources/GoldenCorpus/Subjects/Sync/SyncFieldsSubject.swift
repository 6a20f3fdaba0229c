import CorpusFiles

/// The REQUEST_SYNC payload: P, M, the filter, types and cursor, order and repeats.
enum SyncFieldsSubject: VectorSubject {
    static let file = "sync-fields"
    private static let fieldsRule = "protocol.md 4.1, 13.2 items 8 to 10, 13.4"
    private static let filterRule = "protocol.md 4.1, 7 rows 11, 13 and 14, 13.4"
    private static let typesRule = "protocol.md 4.3, 13.2 item 11"
    private static let sinceRule = "specification: sinceTimestamp; protocol.md 4.1, 4.5"
    private static let p = SyncPayload.p, m = SyncPayload.m, empty = SyncPayload.empty, base = SyncPayload.base

    static func vectors() -> [CorpusVector] { numbers() + filters() + types() + shape() + bitfields() }

    private static func request(_ name: String, _ note: String, _ rule: String, _ payload: [UInt8]) -> [CorpusVector] {
        SyncPayload.question(name, note, rule, payload).askedOfBothApps()
    }

    /// P and M at their edges, and of a wrong length.
    private static func numbers() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for value: UInt8 in [0, 1, 2, 31, 32, 33, 64, 255] {
            made += request("p-\(value)", "P = \(value)", filterRule, TLV.long(1, [value]) + m + empty)
        }
        for value: UInt32 in [0, 1, 2, 1 << 31, .max] {
            made += request("m-\(value)", "M = \(value)", filterRule, p + TLV.long(2, .bigEndian(value)) + empty)
        }
        for (type, word, sizes) in [(UInt8(1), "p", [0, 2]), (2, "m", [3, 5])] {
            for size in sizes {
                let payload = TLV.long(type, .run(0, size)) + (type == 1 ? m : p) + empty
                let note = "a length of \(size) counts as absent"
                made += request("\(word)-\(size)-bytes", note, fieldsRule, payload)
            }
        }
        return made
    }

    /// The cap of the GCS data.
    private static func filters() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for size in [0, 1, 400, 1_023, 1_024, 1_025] {
            let payload = p + TLV.long(2, .bigEndian(UInt32(116_480))) + TLV.long(3, Label.noise("filter", size))
            made += SyncPayload.question("filter-\(size)", "\(size) bytes of GCS data", filterRule, payload).askedOfAll()
        }
        let big = TLV.long(3, Label.noise("filter", 1_025))
        made += request(
            "filter-1025-then-good", "too long once is too long, although a good one follows", filterRule, p + m + big + empty)
        return made + request("filter-good-then-1025", "the same the other way round", filterRule, base + big)
    }

    /// TLV 0x04 and 0x05.
    private static func types() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for value in [
            "", "00", "01", "03", "20", "22", "0304", "a307", "0102", "00f8", "2000", "ff", "ffffffffffffffff",
            "010000000000000000",
        ] {
            let word = value.isEmpty ? "empty" : value
            made += request("types-\(word)", "types \(word)", typesRule, base + TLV.long(4, .hex(value)))
        }
        for size in [7, 8, 9] {
            made += request("since-\(size)-bytes", "a cursor of \(size) bytes", sinceRule, base + TLV.long(5, .run(1, size)))
        }
        return made
    }

    /// Order, repeats, unknown fields, left-over bytes.
    private static func shape() -> [CorpusVector] {
        let lists = SyncPayload.ids(2).map { TLV.long(6, .text($0)) }
        let first = base + lists[0]
        let cases: [(String, [UInt8], String)] = [
            ("empty", [], "nothing at all"), ("no-p", m + empty, "P is missing"), ("no-m", p + empty, "M is missing"),
            ("no-filter", p + m, "the filter is missing"), ("reversed", empty + m + p, "order is free"),
            ("unknown", TLV.long(7, .text("new")) + base + TLV.long(0x80, []), "unknown fields are skipped"),
            ("left-over-1", base + [6], "one left-over byte"), ("left-over-2", base + [6, 0], "two left-over bytes"),
            ("overrun", base + [6, 0, 1], "a field that promises one byte more than there is"),
            ("p-twice", TLV.long(1, [5]) + base, "the last P wins"),
            ("p-twice-second-bad", base + TLV.long(1, [5, 5]), "the last well-formed P wins"),
            ("ids-twice", first + lists[1], "the last list wins"),
            (
                "ids-twice-second-long", first + TLV.long(6, .run(0x2C, 1_025)),
                "a list over the cap leaves the earlier one"
            ),
            ("ids-twice-second-bad-utf8", first + TLV.long(6, [0xFF]), "so does one that is not UTF-8"),
            (
                "ids-twice-second-useless", first + TLV.long(6, .text("zz")),
                "a list without a usable id replaces the earlier one"
            ),
        ]
        return cases.flatMap { request($0, $2, fieldsRule, $1) }
    }

    /// The bitfield alone.
    private static func bitfields() -> [CorpusVector] {
        [
            "", "01", "0304", "20", "80", "0002", "0001", "a307", "ff07", "00f8", "2000", "ffffffffffffffff",
            "010000000000000000",
        ].flatMap { value in
            let word = value.isEmpty ? "empty" : value
            return CorpusQuestion("flags-\(word)", "flags", "types \(word)", typesRule, ["hex": .string(value)]).askedOfIOS()
        }
    }
}
