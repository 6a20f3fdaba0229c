import CorpusFiles

/// Writing frames: fields of odd sizes, padding, and what a signature covers.
enum EncodeSubject: VectorSubject {
    static let file = "encode"
    private static let encodeRule = "protocol.md 2.1, 2.8, 13.2 items 6 and 7, 13.3, 13.10"
    private static let padRule = "protocol.md 2.5, 7 row 21"

    static func vectors() -> [CorpusVector] { fields() + flagged() + padded() + blocks() + paddings() }

    /// A plain message with something changed.
    private static func frame(_ changes: JSONObject = [:], type: UInt8 = 2, ttl: Int = 7) -> JSONValue {
        var frame: JSONObject = [
            "v": .integer(1), "type": .integer(type), "ttl": .integer(ttl), "ts": .decimal(CorpusPacket.time),
            "sender": CorpusPeer.ada.idValue, "payload": .string("6869"),
        ]
        for change in changes.members { frame[change.name] = change.value }
        return .object(frame)
    }

    private static func question(
        _ name: String, _ note: String, _ rule: String, _ frame: JSONValue, padded: Bool = false
    ) -> CorpusQuestion {
        CorpusQuestion("encode-\(name)", "encode", note, rule, ["frame": frame, "padded": .bool(padded)])
    }

    private static func fields() -> [CorpusVector] {
        let ada = CorpusPeer.ada, bo = CorpusPeer.bo.idValue, hop = CorpusPeer.cy.idValue
        let hops = { (count: Int) in JSONValue.array([JSONValue](repeating: hop, count: count)) }
        let cases: [(String, JSONObject, String)] = [
            ("plain", [:], "the plainest frame"), ("ttl-0", ["ttl": .integer(0)], "the ttl is not in the signed bytes"),
            ("signed", ["sig": Label.noise("signature", 64).hexValue], "nor is the signature"),
            ("recipient", ["recipient": bo], "a recipient"),
            ("recipient-short", ["recipient": .string("0102")], "a short recipient is filled with zeros"),
            ("sender-long", ["sender": .string(ada.id.description + "0102")], "a long sender is cut"),
            ("route", ["v": .integer(2), "recipient": bo, "route": hops(1)], "one hop"),
            ("route-v1", ["recipient": bo, "route": hops(1)], "version 1 has no route"),
            ("route-none", ["v": .integer(2), "route": hops(0)], "an empty route is no route"),
            ("route-empty-hop", ["v": .integer(2), "route": .array([.string("")])], "an empty hop"),
            ("route-255", ["v": .integer(2), "route": hops(255)], "255 hops"),
            ("route-256", ["v": .integer(2), "route": hops(256)], "256 hops"),
            ("signature-short", ["sig": .string("0102")], "a short signature is written short"),
            ("version-0", ["v": .integer(0)], "version 0"), ("version-3", ["v": .integer(3)], "version 3"),
            ("largest-ts", ["ts": .decimal(UInt64.max)], "the largest timestamp"),
            ("99-equal-bytes", ["payload": [UInt8].run(0x61, 99).hexValue], "99 equal bytes: below the compression threshold"),
        ]
        return cases.flatMap { question($0, $2, encodeRule, frame($1)).askedOfBothApps() }
    }

    private static func flagged() -> [CorpusVector] {
        let flagged = frame(["rsr": .bool(true)], ttl: 0)
        return question("rsr", "the RSR flag is not in the signed bytes", encodeRule, flagged).askedOfIOS()
    }

    /// The sizes at the edges of padding.
    private static func padded() -> [CorpusVector] {
        [240, 241, 496, 497, 1_008, 1_009, 2_032, 2_033].flatMap { size in
            let frame = frame(["payload": Label.noise("encode", size - 22).hexValue], type: 0x11)
            let note = "a frame of \(size) bytes, padded"
            return question("padded-\(size)", note, padRule, frame, padded: true).askedOfBothApps()
        }
    }

    /// The block sizes alone.
    private static func blocks() -> [CorpusVector] {
        [0, 22, 240, 241, 256, 257, 496, 497, 1_008, 1_009, 2_032, 2_033, 5_000].flatMap { size in
            CorpusQuestion("block-\(size)", "block", "the block for \(size) bytes", padRule, ["size": .integer(size)])
                .askedOfIOS()
        }
    }

    /// Padding and its removal alone.
    private static func paddings() -> [CorpusVector] {
        let tails = [
            ("one", "686901"), ("two", "68690202"), ("wrong", "68690302"), ("all", "0202"), ("zero", "686900"),
            ("too-many", "0303"), ("empty", ""),
        ]
        return [0, 1, 16, 255, 256].flatMap { count in
            let inputs: JSONObject = ["hex": .string("6869"), "size": .integer(2 + count)]
            return CorpusQuestion("pad-\(count)", "pad", "\(count) bytes of padding", padRule, inputs).askedOfIOS()
        }
            + tails.flatMap { name, digits in
                CorpusQuestion("unpad-\(name)", "unpad", "tail \(name)", padRule, ["hex": .string(digits)]).askedOfIOS()
            }
    }
}
