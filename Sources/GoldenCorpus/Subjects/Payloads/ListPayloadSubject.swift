import BitchatFrame
import CorpusFiles

/// The payloads that are lists of fields: courier envelope, prekey bundle, group message, Nostr carrier, announce of rotating IDs.
enum ListPayloadSubject: VectorSubject {
    static let file = "payload-lists"

    static func vectors() -> [CorpusVector] {
        everyCase() + relayed() + courier() + prekeys() + groups() + carriers() + announces()
    }

    private static let layouts: [(MessageType, String, String, TLVLayout)] = [
        (.courierEnvelope, "courier", "protocol.md 3.3, 7 row 43, 9.3 COU-001", courierLayout),
        (.prekeyBundle, "prekeys", "protocol.md 3.10, 7 row 45, 9.3 PKB-001", prekeyLayout),
        (.groupMessage, "group", "protocol.md 3.11, 9.3 GRP-001", groupLayout),
        (.nostrCarrier, "carrier", "protocol.md 3.13, 7 row 47, 9.3 NOS-001", carrierLayout),
        (.announceV2, "announce-v2", "protocol.md 3.14, 9.3 ANN-009", announceLayout),
    ]
    private static let courierLayout = TLVLayout(fields: [
        .init(1, "tag", Label.noise("tag", 16)), .init(2, "expiry", .bigEndian(CorpusPacket.time)), .init(4, "copies", [4]),
        .init(5, "prekey", [0, 0, 1, 2]), .init(3, "ciphertext", Label.noise("sealed", 97), isFixed: false),
    ])
    private static let prekeyLayout = TLVLayout(fields: [
        .init(1, "owner", CorpusPeer.ada.noise), .init(2, "entries", PrekeySample.entries([1, 2])),
        .init(3, "time", .bigEndian(CorpusPacket.time)), .init(4, "signature", Label.noise("signature", 64)),
    ])
    private static let groupLayout = TLVLayout(fields: [
        .init(1, "group", Label.noise("group", 16)), .init(2, "epoch", [0, 0, 0, 1]), .init(3, "nonce", Label.noise("nonce", 12)),
        .init(4, "sealed", Label.noise("sealed", 40), isFixed: false),
    ])
    private static let carrierLayout = TLVLayout(fields: [
        .init(1, "direction", [1]), .init(2, "geohash", .text("u4pr"), isFixed: false),
        .init(3, "event", .text("{\"kind\":20000}"), isFixed: false),
    ])
    private static let announceLayout = TLVLayout(
        fields: [
            .init(3, "capabilities", .hex("2903"), isFixed: false), .init(4, "geohash", .text("u4pr"), isFixed: false),
            .init(1, "epoch", .bigEndian(UInt32(488_888))), .init(2, "tags", Label.noise("tags", 64)),
        ], width: 1)

    private static func everyCase() -> [CorpusVector] {
        layouts.flatMap { type, word, rule, layout in
            layout.cases.flatMap { PayloadQuestion.payload(type, "\(word)-\($0.name)", "\(word): \($0.note)", rule, $0.bytes) }
        }
    }

    /// Types that Android does not read.
    private static func relayed() -> [CorpusVector] {
        TypeSample.all.filter { ![.announce, .requestSync].contains($0.type) }.flatMap { sample in
            PayloadQuestion.payload(
                sample.type, "type-\(sample.word)", "type 0x\([sample.type.rawValue].digits): who reads it at all",
                "protocol.md 3.0, 8 row 43", sample.payload, [.ios, .android])
        }
    }

    private static func courier() -> [CorpusVector] {
        let rule = "protocol.md 3.3, 7 row 43"
        let head = courierLayout.list(Array(courierLayout.fields.dropLast()))
        return [1, 2, 16_383, 16_384, 16_385].flatMap { count in
            PayloadQuestion.payload(
                .courierEnvelope, "courier-ciphertext-\(count)", "courier: \(count) bytes of ciphertext", rule,
                head: head + [3] + .bigEndian(UInt16(count)), fill: 0x5A, count: count)
        }
            + PayloadQuestion.payload(
                .courierEnvelope, "courier-ciphertext-0", "courier: no ciphertext", rule, courierLayout.list(3, []))
            + [UInt8(0), 1, 2, 7, 8, 9, 255].flatMap { copies in
                PayloadQuestion.payload(
                    .courierEnvelope, "courier-copies-\(copies)", "courier: \(copies) copies", rule,
                    courierLayout.list(4, [copies]))
            }
            + [UInt64(0), .max].flatMap { expiry in
                PayloadQuestion.payload(
                    .courierEnvelope, "courier-expiry-\(expiry)", "courier: expires at \(expiry)", rule,
                    courierLayout.list(2, .bigEndian(expiry)))
            }
    }

    private static func prekeys() -> [CorpusVector] {
        let lists: [(String, [UInt8], String)] = (1...9).map { count in
            ("\(count)", PrekeySample.entries((0..<UInt32(count)).map { $0 }), "\(count) entries")
        }
        let odd: [(String, [UInt8], String)] = [
            ("1-short", PrekeySample.entries([1]).dropLast(), "an entry that lacks a byte"),
            ("2-short", PrekeySample.entries([1, 2]).dropLast(), "two entries, the second lacks a byte"),
            ("8-long", PrekeySample.entries((0..<8).map { $0 }) + [0], "eight entries and a byte"),
            ("same-id", PrekeySample.entries([1, 1]), "two entries of one ID"),
            ("same-id-apart", PrekeySample.entries([1, 2, 3, 1]), "the first and the last of four entries have one ID"),
            ("largest-id", PrekeySample.entries([.max]), "the largest ID"),
        ]
        return (lists + odd).flatMap { name, entries, note in
            PayloadQuestion.payload(
                .prekeyBundle, "prekeys-entries-\(name)", "prekeys: \(note)", "protocol.md 3.10, 7 row 45, 9.3 PKB-001",
                prekeyLayout.list(2, entries))
        }
    }

    private static func groups() -> [CorpusVector] {
        [0, 17, 18, 255, 256].flatMap { count in
            PayloadQuestion.payload(
                .groupMessage, "group-sealed-\(count)", "group: \(count) bytes of ciphertext and tag", "protocol.md 3.11",
                groupLayout.list(4, Label.noise("sealed", count)))
        }
            + [UInt32(0), .max].flatMap { epoch in
                PayloadQuestion.payload(
                    .groupMessage, "group-epoch-\(epoch)", "group: epoch \(epoch)", "protocol.md 3.11",
                    groupLayout.list(2, .bigEndian(epoch)))
            }
    }

    private static func carriers() -> [CorpusVector] {
        let rule = "protocol.md 3.13, 7 row 47, 9.3 NOS-001"
        let ask = { (name: String, note: String, bytes: [UInt8]) in
            PayloadQuestion.payload(.nostrCarrier, "carrier-\(name)", "carrier: \(note)", rule, bytes)
        }
        let head = carrierLayout.list(Array(carrierLayout.fields.dropLast()))
        let whole = carrierLayout.list(carrierLayout.fields)
        var made = [UInt8(0), 1, 2, 3, 4, 5, 255].flatMap {
            ask("direction-\($0)", "direction \($0)", carrierLayout.list(1, [$0]))
        }
        made += [0, 1, 11, 12, 13].flatMap {
            ask("geohash-\($0)", "a geohash of \($0) digits", carrierLayout.list(2, .run(0x75, $0)))
        }
        made += BadText.bad.flatMap { ask("geohash-\($0)", "a geohash that is not UTF-8: \($0)", carrierLayout.list(2, $1)) }
        made += [1, 2].flatMap { ask("left-over-\($0)", "\($0) bytes behind the last field", whole + .run(3, $0)) }
        made += ask("event-0", "no event", carrierLayout.list(3, []))
        return made
            + [1, 16_383, 16_384, 16_385].flatMap { count in
                PayloadQuestion.payload(
                    .nostrCarrier, "carrier-event-\(count)", "carrier: an event of \(count) bytes", rule,
                    head: head + [3] + .bigEndian(UInt16(count)), fill: 0x7B, count: count)
            }
    }

    private static func announces() -> [CorpusVector] {
        let rule = "protocol.md 3.14, 9.3 ANN-009"
        let ask = { (name: String, note: String, bytes: [UInt8]) in
            PayloadQuestion.payload(.announceV2, "announce-v2-\(name)", "announce-v2: \(note)", rule, bytes)
        }
        var made: [CorpusVector] = []
        for count in 0...9 {
            made += ask("capabilities-\(count)", "capabilities of \(count) bytes", announceLayout.list(3, .run(1, count)))
        }
        for value in ["00", "0100", "010000", "ff00", "0001", "0000000000000080"] {
            made += ask("capabilities-x\(value)", "capabilities \(value)", announceLayout.list(3, .hex(value)))
        }
        for count in [0, 1, 11, 12, 13] {
            made += ask("geohash-\(count)", "a geohash of \(count) digits", announceLayout.list(4, .run(0x75, count)))
        }
        for (name, text) in BadText.bad {
            made += ask("geohash-\(name)", "a geohash that is not UTF-8: \(name)", announceLayout.list(4, text))
        }
        return made
    }
}
