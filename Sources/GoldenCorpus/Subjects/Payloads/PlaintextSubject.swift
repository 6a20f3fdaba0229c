import BitchatFrame
import CorpusFiles

/// Opened Noise messages of every code.
enum PlaintextSubject: VectorSubject {
    static let file = "plaintext"
    private static let rule = "protocol.md 3.5"

    static func vectors() -> [CorpusVector] {
        lists() + codes() + receipts() + messages() + rosters() + challenges() + vouches() + peerStates() + others()
    }

    private static func ask(_ name: String, _ note: String, _ bytes: [UInt8]) -> [CorpusVector] {
        PayloadQuestion.plaintext(name, note, rule, bytes)
    }

    private static let message = TLVLayout(
        fields: [.init(0, "id", .text("ID-1"), isFixed: false), .init(1, "text", .text("psst"), isFixed: false)], prefix: [1],
        width: 1)
    private static func state(_ code: UInt8) -> TLVLayout {
        TLVLayout(
            fields: [
                .init(1, "group", Label.noise("group", 16)), .init(2, "name", .text("crew"), isFixed: false),
                .init(3, "key", Label.noise("group key", 32)), .init(4, "epoch", [0, 0, 0, 7]),
                .init(5, "roster", roster(["ada", "bo"]), isFixed: false), .init(6, "creator", Label.noise("creator", 32)),
                .init(7, "signature", Label.noise("signature", 64)),
            ], prefix: [code])
    }
    private static let peerState = TLVLayout(
        fields: [.init(1, "capabilities", .hex("2903"), isFixed: false), .init(2, "key", CorpusPeer.ada.signing)],
        prefix: [0x21, 1], width: 1)

    private static func lists() -> [CorpusVector] {
        [("message", message), ("invite", state(6)), ("peer-state", peerState)].flatMap { word, layout in
            layout.cases.flatMap { ask("\(word)-\($0.name)", "\(word): \($0.note)", $0.bytes) }
        } + ask("key-update", "a key update is laid out as an invitation", state(7).list(state(7).fields))
    }

    /// Every code up to 0x22 with an empty body.
    private static func codes() -> [CorpusVector] {
        let codes = Array(UInt8(0)...0x22) + [0xFF]
        return codes.flatMap { code in
            let digits = [code].digits
            return ask("code-\(digits)", "code 0x\(digits), nothing behind it", [code])
        } + ask("nothing", "not even a code", [])
    }

    private static func receipts() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for (code, word) in [(UInt8(2), "read"), (3, "delivered")] {
            made += ask("\(word)-plain", "\(word): the ID of a message", [code] + .text("ID-1"))
            for (name, text) in BadText.good {
                made += ask("\(word)-\(name)", "\(word): at the edge of UTF-8: \(name)", [code] + text)
            }
            for (name, text) in BadText.bad {
                made += ask("\(word)-\(name)", "\(word): not UTF-8: \(name)", [code] + text)
            }
        }
        return made
    }

    private static func messages() -> [CorpusVector] {
        [0, 1, 254, 255].flatMap { count in
            ask("message-id-\(count)", "message: an ID of \(count) bytes", message.list(0, .run(0x69, count)))
                + ask("message-text-\(count)", "message: a text of \(count) bytes", message.list(1, .run(0x74, count)))
        } + BadText.bad.flatMap { ask("message-text-\($0)", "message: a text that is not UTF-8: \($0)", message.list(1, $1)) }
    }

    private static func roster(_ names: [String]) -> [UInt8] {
        [UInt8(names.count)] + names.flatMap { member($0, .text($0)) }
    }

    private static func member(_ label: String, _ name: [UInt8]) -> [UInt8] {
        Label.noise("fingerprint " + label, 32) + Label.noise("signing " + label, 32) + [UInt8(truncatingIfNeeded: name.count)]
            + name
    }

    private static func rosters() -> [CorpusVector] {
        let layout = state(6), two = roster(["ada", "bo"])
        let cases: [(String, [UInt8], String)] =
            [0, 1, 15, 16, 17].map { count in
                ("\(count)", roster((0..<count).map { "member \($0)" }), "\(count) members")
            } + [
                ("empty", [], "no bytes"), ("short", two.dropLast(), "the last name lacks a byte"),
                ("long", two + [0], "a byte behind the last member"),
                ("count-high", [3] + two.dropFirst(), "three announced, two there"),
                ("count-low", [1] + two.dropFirst(), "one announced, two there"),
                ("bad-name", [1] + member("ada", [0xFF]), "a name that is not UTF-8"),
                ("no-name", [1] + member("ada", []), "an empty name"),
            ]
        return cases.flatMap { ask("roster-\($0)", "invite: a roster of \($2)", layout.list(5, $1)) }
    }

    private static func challenges() -> [CorpusVector] {
        let key = TLV.short(1, .text(CorpusPeer.ada.noise.digits)), nonce = TLV.short(2, Label.noise("nonce", 32))
        let signature = TLV.short(3, Label.noise("signature", 64))
        let cases: [(String, [UInt8], String)] = [
            ("challenge-plain", [0x10] + key + nonce, "as it should be"),
            ("challenge-swapped", [0x10] + nonce + key, "the order is fixed"), ("challenge-no-nonce", [0x10] + key, "no nonce"),
            ("challenge-key-empty", [0x10] + TLV.short(1, []) + nonce, "an empty key"),
            ("challenge-key-bad", [0x10] + TLV.short(1, [0xFF]) + nonce, "a key that is no text"),
            ("challenge-cut", [0x10] + key + nonce.dropLast(), "the nonce lacks a byte"),
            ("response-plain", [0x11] + key + nonce + signature, "as it should be"),
            ("response-no-signature", [0x11] + key + nonce, "no signature"),
            ("response-swapped", [0x11] + key + signature + nonce, "the order is fixed"),
            ("response-cut", [0x11] + key + nonce + signature.dropLast(), "the signature lacks a byte"),
        ]
        return cases.flatMap { ask($0, "verify, " + $2, $1) }
    }

    private static func vouches() -> [CorpusVector] {
        let good =
            TLV.short(1, Label.noise("fingerprint", 32)) + TLV.short(2, CorpusPeer.bo.signing)
            + TLV.short(3, .bigEndian(CorpusPacket.time)) + TLV.short(4, Label.noise("signature", 64))
        let entry = { (bytes: [UInt8]) in [UInt8].bigEndian(UInt16(bytes.count)) + bytes }
        let many = { (count: Int) in (0..<count).flatMap { _ in entry(good) } }
        let counts: [(String, [UInt8], String)] = [0, 1, 2, 15, 16, 17].map { ("\($0)", [UInt8($0)] + many($0), "\($0) vouches") }
        let odd: [(String, [UInt8], String)] = [
            ("count-high", [3] + many(2), "three announced, two there"), ("count-low", [1] + many(2), "one announced, two there"),
            ("cut", [1] + many(1).dropLast(), "a vouch that lacks a byte"),
            ("malformed-first", [2] + entry(good.dropLast(66)) + many(1), "one without signature, then a good one"),
            ("key-short", [1] + entry(TLV.short(1, .run(1, 31)) + good.dropFirst(34)), "a fingerprint of 31 bytes"),
            ("unknown", [1] + entry(good + TLV.short(9, [1])), "an unknown field"),
        ]
        return (counts + odd).flatMap { ask("vouch-\($0)", "vouch: \($2)", [0x12] + $1) }
    }

    private static func peerStates() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for count in 0...9 {
            made += ask("peer-state-capabilities-\(count)", "capabilities of \(count) bytes", peerState.list(1, .run(1, count)))
        }
        for value in ["00", "0100", "000001", "ff00"] {
            made += ask("peer-state-capabilities-x\(value)", "capabilities \(value)", peerState.list(1, .hex(value)))
        }
        let rest = peerState.list(peerState.fields).dropFirst(2)
        for version: UInt8 in [0, 2, 255] {
            made += ask("peer-state-version-\(version)", "version \(version)", [0x21, version] + rest)
        }
        return made
    }

    /// Voice and files inside Noise are laid out as outside.
    private static func others() -> [CorpusVector] {
        let file = TypeSample.all.first { $0.type == .fileTransfer }?.payload ?? []
        let voice = TypeSample.all.first { $0.type == .voiceFrame }?.payload ?? []
        return ask("file", "a private file", [0x20] + file)
            + ask("file-old-code", "a private file under its old code", [9] + file)
            + ask("file-cut", "a private file that lacks a byte", [0x20] + file.dropLast())
            + ask("voice", "a voice start", [8] + voice) + ask("voice-cut", "a voice start without codec", [8] + voice.dropLast())
    }
}
