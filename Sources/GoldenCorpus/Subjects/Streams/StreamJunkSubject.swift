import BitchatFrame

/// Notification streams of iOS: padding, junk, and sizes over the cap.
enum StreamJunkSubject: VectorSubject {
    static let file = "stream"
    private static let paddingRule = "protocol.md 1.5 steps 3, 9 and 10, 13.2 item 33"
    private static let junkRule = "protocol.md 1.5 step 3, 13.2 item 33"
    private static let sizeRule = "protocol.md 1.5 steps 4 to 7, 7 row 30, 13.2 item 34"
    private static let first = CorpusPacket(.ada, .message).bytes
    private static let second = CorpusPacket(.bo, .message).bytes

    static func vectors() -> [CorpusVector] { paddings() + junk() + sizes() + caps() }

    /// Runs of n bytes of value n behind a frame.
    private static func paddings() -> [CorpusVector] {
        var made: [CorpusVector] = []
        let story = { StreamQuestion.ios($0, $1, paddingRule, $2) }
        for count in [1, 2, 3, 15, 16, 255] {
            let run = [UInt8].run(UInt8(count), count)
            made += story(
                "padding-\(count)", "padding of \(count) between two frames", [(0, first + run + second), (300, second)])
        }
        var padded = CorpusPacket(.ada, .noiseHandshake, payload: Label.noise("handshake", 32)).bytes
        FramePadding.pad(&padded, to: FramePadding.block(for: padded.count))
        made += story("padded-handshake", "a frame padded to 256 bytes, then another", [(0, padded + first)])
        made += story("padding-cut", "a run of 16 cut in two", [(0, first + .run(16, 9)), (1, .run(16, 7) + second)])
        made += story(
            "padding-cut-long", "a run of 40 cut in two after 30", [(0, first + .run(40, 30)), (1, .run(40, 10) + second)])
        made += story("zeros", "zeros alone are cleared", [(0, .run(0, 21)), (1, first)])
        made += story("zeros-22", "as many as a frame has at least", [(0, .run(0, 22)), (1, first)])
        return made + story("zeros-before", "thirty zeros before a frame", [(0, .run(0, 30) + first)])
    }

    /// What is no version byte is dropped one by one.
    private static func junk() -> [CorpusVector] {
        let story = { StreamQuestion.ios($0, $1, junkRule, $2) }
        var made = story("junk", "three bytes of junk", [(0, [0xAA, 0xBB, 0xCC] + first)])
        for byte: UInt8 in [1, 2] {
            made += story(
                "stray-\([byte].digits)", "a stray \([byte].digits) is taken for a version",
                [(0, [byte] + first), (250, second), (500, second), (501, first)])
        }
        made += story("junk-short", "junk waits until 22 bytes are there", [(0, .run(0xAA, 21)), (1, [0xAA])])
        return made + story("version-3", "version 3 is junk", [(0, [3] + first.dropFirst() + second)])
    }

    /// The size of a frame from its header.
    private static func sizes() -> [CorpusVector] {
        let routed = CorpusPacket(.ada, .message).with {
            $0.contents.version = 2
            $0.contents.recipient = CorpusPeer.bo.id.bytes
            $0.contents.route = [CorpusPeer.cy.id.bytes]
        }.bytes
        var made: [CorpusVector] = []
        for cut in [21, 22, 23, 24, 31, 32, 33, routed.count - 1] {
            made += StreamQuestion.ios(
                "routed-cut-\(cut)", "a routed frame cut after \(cut) bytes; its route count is byte 32", sizeRule,
                [(0, Array(routed.prefix(cut))), (1, Array(routed.dropFirst(cut)))])
        }
        made += StreamQuestion.ios(
            "v1-route-flag", "version 1 has no route, whatever its flag says", sizeRule,
            [(0, RawFrame.bytes(1, flags: 8, length: 2, .text("hi")) + first)])
        return made
            + StreamQuestion.ios("byte-by-byte", "every byte alone", sizeRule, first.enumerated().map { ($0, [$1]) })
    }

    /// The two ways to lose the buffer.
    private static func caps() -> [CorpusVector] {
        var made: [CorpusVector] = []
        for length in [1_179_761, 8_388_584, 8_388_585, 4_294_967_295] {
            let start = RawFrame.bytes(2, flags: 0, length: length, .text("start"))
            let note = "\(length) bytes declared, a frame of \(length + 24)"
            made += StreamQuestion.ios("declares-\(length)", note, sizeRule, [(0, start), (1, first)])
        }
        for (version, lengths) in [(UInt8(1), [0, 1, 2]), (2, [0, 3, 4])] {
            for length in lengths {
                let frame = RawFrame.bytes(version, flags: 4, length: length, .run(0, length))
                let note = "compressed, \(length) bytes on version \(version)"
                made += StreamQuestion.ios("packed-\(length)-v\(version)", note, sizeRule, [(0, frame + first)])
            }
        }
        return made
    }
}
