import BitchatFrame
import CorpusFiles

/// Padding: runs behind a frame, and padding and its removal alone, at every edge of a block.
enum PaddingSubject: VectorSubject {
    static let file = "frame-padding"
    private static let tailRule = "protocol.md 2.5, 2.6, 13.2 item 1"
    private static let padRule = "protocol.md 2.5, 7 row 21"
    private static let counts = Array(1...20) + [31, 32, 33, 63, 64, 65, 127, 128, 129] + Array(239...255)

    static func vectors() -> [CorpusVector] { tails() + removals() + pads() + blocks() + sealed() }

    private static func tails() -> [CorpusVector] {
        let whole = CorpusPacket(.ada, .message).bytes
        return counts.flatMap { count in
            FrameQuestion.both(
                "padded-\(count)", "\(count) bytes of value \(count) behind a frame", tailRule,
                whole + .run(UInt8(count), count))
        }
    }

    /// A run of n bytes of value n, one byte short of it, and one with a wrong byte in front.
    private static func removals() -> [CorpusVector] {
        counts.flatMap { count in
            let run = [UInt8].run(UInt8(count), count)
            let wrong = [UInt8(truncatingIfNeeded: count &+ 1)] + run.dropFirst()
            let cases: [(String, [UInt8], String)] = [
                ("", .text("hi") + run, "a run of \(count)"), ("-alone", run, "nothing but a run of \(count)"),
                ("-short", run.dropLast(), "a run of \(count) that lacks a byte"),
                ("-wrong", .text("hi") + wrong, "a run of \(count) with a wrong first byte"),
            ]
            return cases.flatMap { suffix, bytes, note in
                CorpusQuestion("unpad-\(count)\(suffix)", "unpad", note, padRule, ["hex": bytes.hexValue]).askedOfIOS()
            }
        }
    }

    private static func pads() -> [CorpusVector] {
        [2, 15, 17, 254, 255, 257, 511, 512].flatMap { count in
            let inputs: JSONObject = ["hex": .string("6869"), "size": .integer(2 + count)]
            return CorpusQuestion("pad-by-\(count)", "pad", "\(count) bytes are missing", padRule, inputs).askedOfIOS()
        }
            + [0, 1].flatMap { size in
                let inputs: JSONObject = ["hex": .string("6869"), "size": .integer(size)]
                return CorpusQuestion("pad-to-\(size)", "pad", "less than is there", padRule, inputs).askedOfIOS()
            }
    }

    private static func blocks() -> [CorpusVector] {
        let edges = [1, 16, 239, 240, 241, 495, 496, 497, 511, 512, 513, 1_007, 1_008, 1_009, 1_024, 2_031, 2_032, 2_033, 65_535]
        return edges.flatMap { size in
            CorpusQuestion("block-of-\(size)", "block", "the block for \(size) bytes", padRule, ["size": .integer(size)])
                .asked(of: [.spec])
        }
    }

    /// The sizes of Noise messages on air: the three handshakes, and transport messages at the edges of the blocks.
    private static func sealed() -> [CorpusVector] {
        let handshakes = [32, 96, 64].map { (UInt8(0x10), $0) }
        let transports = [20, 21, 84, 85, 210, 211, 218, 219, 474, 475, 986, 987, 2_010, 2_011].map { (UInt8(0x11), $0) }
        return (handshakes + transports).flatMap { type, size in
            [false, true].flatMap { isSigned in
                let frame: JSONObject = [
                    "v": .integer(1), "type": .integer(type), "ttl": .integer(7), "ts": .decimal(CorpusPacket.time),
                    "sender": CorpusPeer.ada.idValue, "payload": Label.noise("sealed", size).hexValue,
                    "recipient": CorpusPeer.bo.idValue, "sig": isSigned ? Label.noise("signature", 64).hexValue : nil,
                ]
                let note = "a payload of \(size) bytes to one peer, \(isSigned ? "signed as on Android" : "unsigned as on iOS")"
                return CorpusQuestion(
                    "encode-sealed-\([type].digits)-\(size)-\(isSigned ? "signed" : "plain")", "encode", note,
                    "protocol.md 2.5, 3.4, 3.5", ["frame": .object(frame), "padded": .bool(true)]
                ).askedOfBothApps()
            }
        }
    }
}
