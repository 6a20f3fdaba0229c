import BitchatFrame
import CorpusFiles

/// Voice bursts: every flag byte, every size of a body, one to eight frames.
enum VoiceSubject: VectorSubject {
    static let file = "payload-media"
    private static let rule = "protocol.md 3.15, 7 row 48, 9.3 VOX-001"
    private static let burst = [UInt8].hex("1122334455667788")

    static func vectors() -> [CorpusVector] { flags() + heads() + ends() + data() }

    private static func ask(_ name: String, _ note: String, _ bytes: [UInt8]) -> [CorpusVector] {
        PayloadQuestion.payload(.voiceFrame, "voice-\(name)", "voice: \(note)", rule, bytes, [.ios, .android])
    }

    private static func packet(_ sequence: UInt16, _ flags: UInt8, _ body: [UInt8]) -> [UInt8] {
        burst + .bigEndian(sequence) + [flags] + body
    }

    private static func frame(_ count: Int) -> [UInt8] { .bigEndian(UInt16(count)) + Label.noise("voice", count) }

    /// Any bit alone, and the combinations of the known ones.
    private static func flags() -> [CorpusVector] {
        (Array(0...8) + [16, 32, 64, 128, 254, 255]).flatMap { code in
            let body: [UInt8] = code == 1 ? [1] : code == 2 ? [0, 3, 0, 0, 3, 232] : code == 4 ? [] : frame(20)
            return ask("flags-\(code)", "flag byte \(code)", packet(1, UInt8(code), body))
        }
    }

    private static func heads() -> [CorpusVector] {
        let start = packet(0, 1, [1])
        return (0..<start.count).flatMap { ask("cut-\($0)", "the first \($0) bytes of a start", Array(start.prefix($0))) }
            + [UInt16(0), 1, .max].flatMap { ask("sequence-\($0)", "a start with sequence \($0)", packet($0, 1, [1])) }
            + [UInt8(0), 1, 2, 255].flatMap { ask("codec-\($0)", "codec \($0)", packet(0, 1, [$0])) }
    }

    private static func ends() -> [CorpusVector] {
        (0...6).flatMap { ask("end-\($0)", "an end with a body of \($0) bytes", packet(9, 2, .run(1, $0))) }
            + ask("end-largest", "the largest numbers", packet(9, 2, .run(255, 6)))
    }

    private static func data() -> [CorpusVector] {
        (0...9).flatMap { count in
            ask("frames-\(count)", "\(count) frames", packet(1, 0, (0..<count).flatMap { _ in frame(12) }))
        }
            + [0, 1, 2, 195, 196, 199].flatMap { ask("frame-of-\($0)", "a frame of \($0) bytes", packet(1, 0, frame($0))) }
            + ask("frame-after-empty", "an empty frame, then one that is not", packet(1, 0, [0, 0] + frame(12)))
            + ask("frame-then-empty", "a frame, then an empty one", packet(1, 0, frame(12) + [0, 0]))
            + ask("frame-then-1-byte", "a frame, then half a length", packet(1, 0, frame(12) + [0]))
            + ask("frame-promises-1-more", "a frame that lacks a byte", packet(1, 0, frame(12).dropLast()))
    }
}
