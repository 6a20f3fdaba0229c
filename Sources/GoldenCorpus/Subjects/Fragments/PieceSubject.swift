import BitchatFrame
import CorpusFiles

/// Fragment headers: totals, indexes, empty slices.
enum PieceSubject: VectorSubject {
    static let file = "fragment-header"

    static func vectors() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for total in [0, 1, 255, 256, 257, 9_999, 10_000, 10_001, 65_535] {
            made += header("total-\(total)", "index 0 of \(total)", CorpusPacket.piece("piece", 0, total, .text("x")))
        }
        for (index, total) in [(1, 2), (2, 2), (255, 256), (256, 256), (9_999, 10_000), (10_000, 10_000)] {
            let payload = CorpusPacket.piece("piece", index, total, .text("x"))
            made += header("index-\(index)-of-\(total)", "index \(index) of \(total)", payload)
        }
        let whole = CorpusPacket.piece("piece", 0, 1, .text("x"))
        for size in [0, 12, 13, 14] { made += header("\(size)-bytes", "a payload of \(size) bytes", Array(whole.prefix(size))) }
        for (name, recipient) in [("directed", CorpusPeer.bo.id), ("all-ff", .broadcast)] {
            made += header(name, "recipient \(recipient)", whole, to: recipient)
        }
        return made
    }

    /// One fragment payload for both apps.
    static func header(
        _ name: String, _ note: String, _ payload: [UInt8], to recipient: PeerID? = nil
    ) -> [CorpusVector] {
        CorpusQuestion(
            "piece-\(name)", "piece", note, "protocol.md 3.6, 7 row 25, 13.2 item 21, 13.6",
            [
                "sender": CorpusPeer.ada.idValue, "payload": payload.hexValue,
                "recipient": recipient.map { .string($0.description) },
            ]
        ).askedOfBothApps()
    }
}
