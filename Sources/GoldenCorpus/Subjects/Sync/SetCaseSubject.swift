import CorpusFiles
import PacketGenerators

/// Golomb-coded sets of every P and of many sizes, read and built; packet IDs of every type.
enum SetCaseSubject: VectorSubject {
    static let file = "gcs-cases"
    private static let rule = "protocol.md 4.4, 7 rows 11 to 14, 13.2 items 16 to 18"

    static func vectors() -> [CorpusVector] { decodes() + builds() + buckets() + packetIDs() }

    /// Random data, all zeros and all ones, for each P and for ranges at the edges.
    private static func decodes() -> [CorpusVector] {
        (1...32).flatMap { p -> [CorpusVector] in
            var random = SplitMix64(label: "set of p \(p)")
            let m = p < 28 ? UInt32(16) << p : .max
            let data = random.bytes(24)
            return SetSubject.decode("gcs-decode-random-p-\(p)", "P = \(p), random data", p: p, m: m, data.digits)
                + SetSubject.decode("gcs-decode-zeros-p-\(p)", "P = \(p), zeros", p: p, m: m, [UInt8].run(0, 12).digits)
        }
            + [1, 2, 6, 7, 8].flatMap { p in
                (0...4).flatMap { count in
                    SetSubject.decode(
                        "gcs-decode-ones-\(count)-p-\(p)", "P = \(p), \(count) bytes of ones", p: p, m: 4_096,
                        [UInt8].run(0xFF, count).digits)
                }
            }
            + [255, 256, 257].flatMap { count in
                let ones = [UInt8].run(0xFF, count / 8) + [UInt8(truncatingIfNeeded: 0xFF00 >> (count % 8)), 0]
                return SetSubject.decode(
                    "gcs-decode-run-\(count)", "P = 1, an unary part of \(count) ones", p: 1, m: 4_096, ones.digits)
            }
    }

    private static func builds() -> [CorpusVector] {
        let ids = (0..<200).map { Array(Label.digest("gcs \($0)").prefix(16)) }
        var made: [CorpusVector] = []
        for count in [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 200] {
            for (name, rate) in [("quarter", "0.25"), ("tenth", "0.1"), ("hundredth", "0.01"), ("millionth", "1e-06")] {
                made += SetSubject.build(
                    "of-\(count)-\(name)", "\(count) ids at a rate of \(rate)", rule, Array(ids.prefix(count)), 400, rate)
            }
        }
        for budget in [0, 1, 2, 4, 16, 64, 224, 225, 226, 1_024] {
            made += SetSubject.build("in-\(budget)", "200 ids in \(budget) bytes", rule, ids, budget, "0.01")
        }
        return made
    }

    private static func buckets() -> [CorpusVector] {
        (0..<24).flatMap { number in
            [UInt32(1), 2, 128, 4_096, .max].flatMap { m in
                let inputs: JSONObject = [
                    "ident": Array(Label.digest("bucket \(number)").prefix(16)).hexValue, "m": .integer(m),
                ]
                return CorpusQuestion("bucket-\(number)-m-\(m)", "bucket", "id \(number), M = \(m)", rule, inputs)
                    .askedOfBothApps()
            }
        }
    }

    private static func packetIDs() -> [CorpusVector] {
        TypeSample.all.flatMap { sample in
            CorpusQuestion(
                "packet-id-\(sample.word)", "packet_id", "a packet of type 0x\([sample.type.rawValue].digits)",
                "protocol.md 4.4, 10.2",
                [
                    "type": .integer(sample.type.rawValue), "sender": CorpusPeer.ada.idValue, "ts": .decimal(CorpusPacket.time),
                    "payload": sample.payload.hexValue,
                ]
            ).askedOfBothApps()
        }
    }
}
