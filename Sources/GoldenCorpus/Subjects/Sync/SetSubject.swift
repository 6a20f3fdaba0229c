import CorpusFiles

/// Golomb-coded sets, buckets and packet IDs.
enum SetSubject: VectorSubject {
    static let file = "gcs"
    private static let setRule = "protocol.md 4.4, 10.4"
    private static let edgeRule = "protocol.md 4.4, 13.2 items 16 to 18, 13.4, 13.10"
    private static let idRule = "protocol.md 4.4, 10.2"

    static func vectors() -> [CorpusVector] { builds() + decodes() + buckets() + packetIDs() }

    /// IDs that are sixteen equal bytes, as in the worked example.
    private static func identifiers(_ count: Int) -> [[UInt8]] { (0..<count).map { .run(UInt8($0), 16) } }

    /// One set for both apps; `rate` is written as it stands.
    static func build(
        _ name: String, _ note: String, _ rule: String, _ ids: [[UInt8]], _ budget: Int, _ rate: String
    ) -> [CorpusVector] {
        let others = JSONValue.array((0..<4).map { Array(Label.digest("other \($0)").prefix(16)).hexValue })
        let inputs: JSONObject = [
            "ids": .array(ids.map(\.hexValue)), "max": .integer(budget), "fpr": .number(rate),
            "want": .object(["others": others]),
        ]
        return CorpusQuestion("gcs-build-\(name)", "gcs_build", note, rule, inputs).askedOfBothApps()
    }

    /// The worked examples, then small budgets and odd rates.
    private static func builds() -> [CorpusVector] {
        let many = (0..<40).map { Array(Label.digest("member \($0)").prefix(16)) }
        var made = build("p7-3", "the worked example, P = 7", setRule, identifiers(3), 400, "0.01")
        made += build("p7-5", "the worked example, five ids", setRule, identifiers(5), 400, "0.01")
        made += build("p5-3", "the worked example, P = 5", setRule, identifiers(3), 400, "0.03125")
        made += build(
            "p2-3", "the worked example, P = 2: the padding decodes as a ghost", setRule, identifiers(3), 400, "0.25")
        made += build("empty", "no ids", edgeRule, [], 400, "0.01")
        made += build("budget-0", "one id, no room", edgeRule, identifiers(1), 0, "0.25")
        for budget in [1, 2, 3, 9, 10] {
            made += build("budget-\(budget)", "40 ids in \(budget) bytes", edgeRule, many, budget, "0.01")
        }
        for (name, rate) in [("low", "1e-09"), ("high", "0.9")] {
            made += build("rate-\(name)", "a rate of \(rate) is clamped", edgeRule, identifiers(3), 400, rate)
        }
        return made
    }

    /// Reading at the edges of P, M and the data.
    private static func decodes() -> [CorpusVector] {
        let largest = UInt32.max
        let cases: [(String, Int, UInt32, String, String)] = [
            ("example", 7, 256, "0a1b", "the worked example"), ("ghost", 2, 12, "8600", "P = 2: 11 is a ghost of the zero fill"),
            ("ghosts-p1", 1, 100, "00", "P = 1: a zero byte holds four"), ("p7-fill", 7, 384, "4c83b000", "P = 7 has no ghosts"),
            ("m-1", 7, 1, "0a1b", "M = 1: nothing is contained"), ("m-2", 1, 2, "00", "M = 2: only 1 fits"),
            ("at-m", 7, 39, "0a1b", "the second value equals M: reading ends"),
            ("below-m", 7, 40, "0a1b", "the second value is M - 1"),
            ("ones", 7, largest, String(repeating: "ff", count: 8), "an unary part that never ends"),
            ("empty", 7, 256, "", "no data"), ("p-0", 0, 256, "0a1b", "P = 0, which never comes from the wire"),
            ("p-32", 32, largest, "0000000780000000", "P = 32"),
            ("p-33", 33, largest, "0000000780000000", "P = 33: an empty set on iOS, read by Android"),
            ("p-64", 64, 1_000, String(repeating: "00", count: 9), "P = 64: the shift count wraps"),
        ]
        return cases.flatMap { decode("gcs-decode-" + $0, $4, p: $1, m: $2, $3) }
    }

    /// Reading one set, for both apps.
    static func decode(_ name: String, _ note: String, p: Int, m: UInt32, _ digits: String) -> [CorpusVector] {
        let inputs: JSONObject = ["p": .integer(p), "m": .integer(m), "hex": .string(digits)]
        return CorpusQuestion(name, "gcs_decode", note, edgeRule, inputs).askedOfBothApps()
    }

    /// The value of one ID for many ranges.
    private static func buckets() -> [CorpusVector] {
        [UInt32(1), 2, 3, 12, 384, 1 << 31, .max].flatMap { m in
            let inputs: JSONObject = ["ident": [UInt8].run(0, 16).hexValue, "m": .integer(m)]
            return CorpusQuestion("bucket-m-\(m)", "bucket", "M = \(m)", edgeRule, inputs).askedOfBothApps()
        }
    }

    /// The missing fragment of the worked example, and the edges of the timestamp.
    private static func packetIDs() -> [CorpusVector] {
        let slice =
            "20746865206e6f72746820676174652c20776520737461727420617420736576656e2e205265706c79206865726520706c65617365213b428a77"
            + "175fdb85d28e"
        var made = packetID(
            "example", "the missing fragment of the worked example", "1759999992000", "45a43038a50aa5020001000302" + slice)
        let piece = CorpusPacket.piece("packet id", 0, 1, .text("x")).digits
        for (name, value) in [("zero", UInt64(0)), ("largest", .max)] {
            made += packetID("ts-\(name)", "timestamp \(value)", "\(value)", piece)
        }
        return made
    }

    private static func packetID(_ name: String, _ note: String, _ timestamp: String, _ payload: String) -> [CorpusVector] {
        CorpusQuestion(
            "packet-id-\(name)", "packet_id", note, idRule,
            [
                "type": .integer(0x20), "sender": .string("9b5c885b670908a8"), "ts": .string(timestamp),
                "payload": .string(payload),
            ]
        ).askedOfBothApps()
    }
}
