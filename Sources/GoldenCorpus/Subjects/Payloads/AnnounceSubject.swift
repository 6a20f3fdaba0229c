import CorpusFiles

/// The announce payload: key lengths, neighbours, capabilities, cells, names, order.
enum AnnounceSubject: VectorSubject {
    static let file = "announce"
    private static let name = TLV.short(1, .text("ada"))
    private static let noise = TLV.short(2, CorpusPeer.ada.noise)
    private static let signing = TLV.short(3, CorpusPeer.ada.signing)
    private static let base = name + noise + signing

    static func vectors() -> [CorpusVector] { keys() + lists() + cells() + names() + shape() }

    /// The question how an announce is read.
    static func question(_ name: String, _ note: String, _ payload: [UInt8]) -> CorpusQuestion {
        CorpusQuestion(
            "announce-\(name)", "announce", note, "protocol.md 3.1, 13.2 item 37, 13.7", ["hex": payload.hexValue])
    }

    /// One payload for both apps; a name that was not UTF-8 is marked.
    static func announce(_ name: String, _ note: String, _ payload: [UInt8]) -> [CorpusVector] {
        question(name, note, payload).askedOfBothApps().map { vector in
            guard case .object(let want) = vector.object["want"], case .string(let nickname) = want["nickname"],
                nickname.unicodeScalars.contains("\u{FFFD}")
            else { return vector }
            var vector = vector
            vector.append("lossy", .bool(true))
            return vector
        }
    }

    /// Keys of any length decode; the length is judged later.
    private static func keys() -> [CorpusVector] {
        [0, 31, 32, 33, 255].flatMap { size in
            let key = Label.noise("key", size)
            return announce("noise-\(size)", "a Noise key of \(size) bytes", name + TLV.short(2, key) + signing)
                + announce("signing-\(size)", "a signing key of \(size) bytes", name + noise + TLV.short(3, key))
        }
    }

    /// Neighbours and capabilities.
    private static func lists() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for size in [0, 1, 7, 8, 9, 16, 80, 88, 248, 255] {
            let field = TLV.short(4, Label.noise("neighbours", size))
            made += announce("neighbours-\(size)", "a neighbour field of \(size) bytes", base + field)
        }
        let first = TLV.short(4, Label.noise("first", 8)), second = TLV.short(4, Label.noise("second", 16))
        made += announce(
            "neighbours-twice", "two neighbour fields: the last on iOS, the first on Android", base + first + second)
        made += announce(
            "neighbours-twice-second-odd", "the second is no multiple of eight",
            base + first + TLV.short(4, Label.noise("odd", 9)))
        for value in ["", "00", "01", "2903", "0001", "0100", "0000000000000080", "ffffffffffffffff", "010000000000000001"] {
            let word = value.isEmpty ? "empty" : value
            made += announce("capabilities-\(word)", "capabilities \(word)", base + TLV.short(5, .hex(value)))
        }
        return made
    }

    private static func cells() -> [CorpusVector] {
        let cell = "u4pruydqqvj8k", short = base + TLV.short(6, .text("u4pr"))
        var made = [0, 1, 11, 12, 13].flatMap { size in
            announce("cell-\(size)", "a cell of \(size) characters", base + TLV.short(6, .text(String(cell.prefix(size)))))
        }
        made += announce(
            "cell-twice-second-long", "a cell over 12 bytes leaves the earlier one", short + TLV.short(6, .text(cell)))
        return made
            + announce("cell-twice-second-bad-utf8", "one that is not UTF-8 erases it on iOS", short + TLV.short(6, [0xFF]))
    }

    private static func names() -> [CorpusVector] {
        let rest = noise + signing
        let cases: [(String, [UInt8], String)] = [
            ("empty", TLV.short(1, []) + rest, "an empty name"), ("255", TLV.short(1, .run(0x6E, 255)) + rest, "255 bytes"),
            ("bad-utf8", TLV.short(1, [0xFF]) + rest, "not UTF-8"),
            (
                "bad-utf8-86", TLV.short(1, .run(0xFF, 86)) + rest,
                "86 bad bytes: Android's name grows to 258 bytes and cannot be written again"
            ),
            ("mark", TLV.short(1, .text("\u{FEFF}ada")) + rest, "a byte-order mark is swallowed on iOS"),
            ("twice", name + rest + TLV.short(1, .text("eve")), "the last name wins"),
            ("twice-second-bad-utf8", base + TLV.short(1, [0xFF]), "a bad last name erases the first on iOS"),
            ("nul", TLV.short(1, .text("a\0b")) + rest, "a zero byte"),
        ]
        return cases.flatMap { announce("name-" + $0, $2, $1) }
    }

    /// Order, absence, unknown fields, left-over bytes.
    private static func shape() -> [CorpusVector] {
        let neighbours = TLV.short(4, Label.noise("first", 8))
        let cases: [(String, [UInt8], String)] = [
            ("empty", [], "nothing at all"), ("no-name", noise + signing, "no name"),
            ("no-noise", name + signing, "no Noise key"), ("no-signing", name + noise, "no signing key"),
            ("reversed", signing + noise + name, "order is free"),
            ("unknown", TLV.short(0x80, .text("new")) + base, "an unknown field"),
            (
                "wide-lengths",
                TLV.long(1, .text("ada")) + TLV.long(2, CorpusPeer.ada.noise) + TLV.long(3, CorpusPeer.ada.signing),
                "lengths of two bytes"
            ),
            ("left-over", base + [4], "one left-over byte"),
            ("overrun", base + [4, 1], "a field that promises one byte more than there is"),
            ("android-order", base + TLV.short(5, [0, 1]) + neighbours, "05 before 04, as Android writes"),
        ]
        return cases.flatMap { announce($0, $2, $1) }
    }
}
