import BitchatFrame
import CorpusFiles

/// Signed frames of every type: what the signature covers, and what it does not.
enum SignatureSubject: VectorSubject {
    static let file = "signature"
    private static let rule = "protocol.md 2.8, 6, 9.2"
    private static let ada = CorpusPeer.exampleAda, bo = CorpusPeer.exampleBo

    static func vectors() -> [CorpusVector] {
        TypeSample.all.flatMap { untouched($0) + changed($0) } + keys() + forgeries() + packed()
    }

    private static func question(_ name: String, _ note: String, _ bytes: [UInt8], keys: [CorpusPeer] = [ada]) -> [CorpusVector] {
        let list = keys.map { JSONValue.object(["peer": $0.idValue, "signing": $0.signing.hexValue]) }
        let inputs: JSONObject = ["hex": bytes.hexValue, "keys": .array(list)]
        return CorpusQuestion("signature-\(name)", "signature", note, rule, inputs).askedOfBothApps()
    }

    /// A routed frame with all fields, signed by ada.
    private static func full(_ sample: TypeSample) -> CorpusPacket {
        let payload = sample.type == .announce ? ada.announcement() : sample.payload
        return CorpusPacket(ada, sample.type, payload: payload).with {
            $0.contents.version = 2
            $0.contents.recipient = bo.id.bytes
            $0.contents.route = [CorpusPeer.cy.id.bytes]
            $0.signer = ada
        }
    }

    private static func untouched(_ sample: TypeSample) -> [CorpusVector] {
        let full = full(sample)
        return question("\(sample.word)-good", "a good signature", full.bytes)
            + question("\(sample.word)-forged", "signed with bo's key", full.with { $0.signer = bo }.bytes)
            + question("\(sample.word)-absent", "no signature", full.with { $0.signer = nil }.bytes)
            + question("\(sample.word)-no-key", "nobody's key is known", full.bytes, keys: [])
    }

    /// Bytes changed after signing, by offset in a version 2 frame with recipient and one hop.
    private static func changed(_ sample: TypeSample) -> [CorpusVector] {
        let bytes = full(sample).bytes
        let changes: [(String, Int, UInt8, String)] = [
            ("type", 1, 0x40, "the type changed"), ("ttl", 2, 5, "the ttl changed: relays do that"),
            ("timestamp", 10, 1, "the timestamp changed"), ("rsr", 11, 0x10, "the RSR flag set: it is not covered"),
            ("reserved", 11, 0xE0, "the reserved flags set: they are not covered"), ("sender", 23, 1, "the sender changed"),
            ("recipient", 31, 1, "the recipient changed"), ("hop", 40, 1, "the hop changed"),
            ("first", 41, 1, "the lowest bit of the payload changed"),
            ("payload", bytes.count - 65, 1, "the last byte before the signature changed"),
            ("r", bytes.count - 64, 1, "the first half of the signature changed"),
            ("s", bytes.count - 32, 1, "the second half of the signature changed"),
            ("order", bytes.count - 1, 0x80, "the second half of the signature beyond the group's order"),
        ]
        return changes.flatMap { name, offset, mask, note in
            var copy = bytes
            copy[offset] ^= mask
            return question("\(sample.word)-\(name)", note, copy)
        } + question("\(sample.word)-tail", "bytes behind the frame are not covered", bytes + .run(16, 16))
    }

    /// Keys that are none.
    private static func keys() -> [CorpusVector] {
        let message = CorpusPacket(ada, .message)
        let cases: [(String, [UInt8], String)] = [
            ("zero", .run(0, 32), "a key of zeros is of small order"), ("one", [1] + .run(0, 31), "the neutral element"),
            ("no-point", [2] + .run(0, 31), "a key that is no point"), ("not-reduced", .run(0xFF, 32), "a key over the field"),
            ("short", Array(ada.signing.prefix(31)), "a key of 31 bytes"), ("long", ada.signing + [0], "a key of 33 bytes"),
            ("empty", [], "an empty key"), ("order-8", orderEight[0], "a key of order 8"),
            ("order-8-other", orderEight[1], "another key of order 8"),
        ]
        return cases.flatMap { name, key, note in
            let list = JSONValue.array([.object(["peer": ada.idValue, "signing": key.hexValue])])
            let known = CorpusQuestion(
                "signature-key-\(name)", "signature", note + ", known before", rule,
                ["hex": message.bytes.hexValue, "keys": list])
            let own = CorpusPacket(ada, .announce, payload: ada.announcement(signing: key))
            return known.askedOfBothApps() + question("own-key-\(name)", note + ", inside an announce", own.bytes)
        }
    }

    /// The y of the two points of order 8 whose sign is clear, little endian.
    private static let orderEight: [[UInt8]] = [
        .hex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"),
        .hex("c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a"),
    ]

    /// A signature that the neutral element verifies over any message, and one by another peer whose key is known.
    private static func forgeries() -> [CorpusVector] {
        let neutral = [UInt8(1)] + .run(0, 31)
        let own = CorpusPacket(ada, .announce, payload: ada.announcement(signing: neutral)).with {
            $0.signer = nil
            $0.contents.signature = neutral + .run(0, 32)
        }
        let stolen = CorpusPacket(ada, .message).with { $0.signer = bo }
        var renamed = CorpusPacket(bo, .message).bytes
        renamed.replaceSubrange(14..<22, with: ada.id.bytes)
        return question("own-key-one-forged", "the neutral element verifies R = key, S = 0 over anything", own.bytes)
            + question("known-signer", "signed by bo, whose key is known, in ada's name", stolen.bytes, keys: [ada, bo])
            + question("known-signer-renamed", "bo's signed message under ada's name", renamed, keys: [ada, bo])
    }

    /// A compressed payload: Android verifies over the bytes as they came, iOS over the payload compressed anew, which here means
    /// not at all.
    private static func packed() -> [CorpusVector] {
        let payload = Label.noise("packed", 60)
        let section = PackedSubject.size(60, 1) + Deflated.stored(payload)
        return [true, false].flatMap { isWire in
            let covered = isWire ? section : payload
            let head = { (flags: UInt8, body: [UInt8]) in
                [1, 2] + [7] + [UInt8].bigEndian(CorpusPacket.time) + [flags] + .bigEndian(UInt16(body.count)) + ada.id.bytes
                    + body
            }
            var preimage = head(isWire ? 4 : 0, covered)
            preimage[2] = 0
            FramePadding.pad(&preimage, to: FramePadding.block(for: preimage.count))
            let bytes = head(6, section) + ada.signature(over: preimage)
            return question(
                "packed-over-\(isWire ? "wire" : "payload")",
                "a compressed payload, signed over \(isWire ? "the bytes as they came" : "what iOS sends, which is not compressed")",
                bytes)
        }
    }
}
