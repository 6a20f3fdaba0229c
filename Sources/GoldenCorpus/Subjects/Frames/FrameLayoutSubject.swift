import BitchatFrame
import CorpusFiles

/// Frames: the worked examples, each way to be cut, caps, flags, and what stands behind a frame.
enum FrameLayoutSubject: VectorSubject {
    static let file = "frame"
    private static let layoutRule = "protocol.md 2.1, 2.3, 13.2 items 1 to 4"
    private static let flagRule = "protocol.md 2.2, 13.2 item 2, 13.3"
    private static let capRule = "protocol.md 2.3, 7 row 16, 13.2 item 4, 13.3"
    private static let tailRule = "protocol.md 2.6, 13.2 item 1"

    static func vectors() -> [CorpusVector] { examples() + cuts() + smallest() + caps() + flags() + tails() }

    private static func examples() -> [CorpusVector] {
        WorkedExamples.all.flatMap {
            FrameQuestion.both("example-\($0)", "the worked example", "protocol.md 10.1 to 10.3", .hex($1))
        }
    }

    /// A frame with every field.
    static var full: [UInt8] {
        CorpusPacket(.ada, .message, rsr: true).with {
            $0.contents.version = 2
            $0.contents.recipient = CorpusPeer.bo.id.bytes
            $0.contents.route = [CorpusPeer.cy.id.bytes, Array(Label.digest("hop").prefix(8))]
        }.bytes
    }

    /// What is left of it one byte before and after each edge.
    private static func cuts() -> [CorpusVector] {
        let edges = [("sender", 24), ("recipient", 32), ("route-count", 33), ("route", 49), ("payload", 54), ("signature", 118)]
        var made = FrameQuestion.both("empty", "no bytes", layoutRule, [])
        for (name, end) in edges {
            for size in [end - 1, end] {
                let note = "the first \(size) bytes of a version 2 frame with every field; its \(name) ends at \(end)"
                made += FrameQuestion.both("cut-\(name)-\(size)", note, layoutRule, Array(full.prefix(size)))
            }
        }
        let plain = CorpusPacket(.ada, .message).with { $0.signer = nil }.bytes
        for size in [21, 22, 26, 27] {
            let note = "the first \(size) bytes of a version 1 frame of 27"
            made += FrameQuestion.both("cut-v1-\(size)", note, layoutRule, Array(plain.prefix(size)))
        }
        return made
    }

    private static func smallest() -> [CorpusVector] {
        var made = FrameQuestion.both(
            "smallest-v1", "22 bytes, no payload", layoutRule, RawFrame.bytes(1, flags: 0, length: 0, []))
        made += FrameQuestion.both(
            "smallest-v2", "24 bytes, no payload", layoutRule, RawFrame.bytes(2, flags: 0, length: 0, []))
        for version: UInt8 in [0, 3, 255] {
            made += FrameQuestion.both("version-\(version)", "version \(version)", layoutRule, [version] + full.dropFirst())
        }
        return made
    }

    /// The declared length against both caps; bytes that are missing are another matter.
    private static func caps() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for length in [65_535, 1_179_760, 1_179_761, 10_485_760, 10_485_761, 4_294_967_295] {
            let bytes = RawFrame.bytes(2, flags: 0, length: length, [])
            made += FrameQuestion.both(
                "declares-\(length)", "a payload of \(length) bytes is declared, none is there", capRule, bytes)
        }
        for length in [1_179_760, 1_179_761] {
            made += FrameQuestion.both(
                "holds-\(length)", "a payload of \(length) zero bytes", capRule,
                head: RawFrame.bytes(2, flags: 0, length: length, []), fill: 0, count: length)
        }
        return made
    }

    /// Every bit, on both versions.
    private static func flags() -> [CorpusVector] {
        let text = [UInt8].text("hi"), hop = CorpusPeer.cy.id.bytes
        var made: [CorpusVector] = []
        for version: UInt8 in [1, 2] {
            for flag: UInt8 in [0x08, 0x10, 0x20, 0x40, 0x80, 0xF0] {
                let body = flag == 0x08 && version == 2 ? [0] + text : text
                let bytes = RawFrame.bytes(version, flags: flag, length: 2, body), digits = [flag].digits
                made += FrameQuestion.both(
                    "flag-\(digits)-v\(version)", "flags \(digits) on version \(version)", flagRule, bytes)
            }
        }
        let hops = (0..<255).flatMap { _ in hop }
        made += FrameQuestion.both(
            "route-255", "255 hops", flagRule, RawFrame.bytes(2, flags: 0x08, length: 2, [255] + hops + text))
        made += FrameQuestion.both(
            "route-without-recipient", "one hop and no recipient", flagRule,
            RawFrame.bytes(2, flags: 0x08, length: 2, [1] + hop + text))
        let toAll = RawFrame.bytes(1, flags: 0x01, length: 2, .run(0xFF, 8) + text)
        return made + FrameQuestion.both("recipient-all", "recipient FF x 8", flagRule, toAll)
    }

    /// Whatever follows a whole frame is ignored.
    private static func tails() -> [CorpusVector] {
        let whole = CorpusPacket(.ada, .message).bytes
        var padded = whole
        FramePadding.pad(&padded, to: FramePadding.block(for: whole.count))
        let cases: [(String, [UInt8], String)] = [
            ("padding", padded, "PKCS#7 padding"), ("padding-wrong", padded.dropLast() + [1], "padding that is none"),
            ("zeros", whole + .run(0, 7), "seven zeros"),
            ("second-frame", whole + CorpusPacket(.bo, .message).bytes, "a second frame"),
            (
                "cut-then-padded", whole.dropLast() + [1],
                "the last byte is missing and one byte of padding follows: it is taken for the signature's last"
            ),
        ]
        return cases.flatMap { FrameQuestion.both("tail-" + $0, $2, tailRule, $1) }
    }
}
