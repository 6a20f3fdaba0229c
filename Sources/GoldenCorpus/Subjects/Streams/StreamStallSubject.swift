import BitchatFrame

/// Notification streams of iOS: a frame is cut, time passes, and another part or the rest follows.
enum StreamStallSubject: VectorSubject {
    static let file = "stream"
    private static let first = CorpusPacket(.ada, .message).bytes
    private static let second = CorpusPacket(.bo, .message).bytes
    private static let longer = CorpusPacket(.bo, .message, text: "a longer message").bytes

    static func vectors() -> [CorpusVector] { waits() + late() }

    private static func story(_ name: String, _ note: String, _ chunks: (Int, [UInt8])...) -> [CorpusVector] {
        StreamQuestion.ios(name, note, "protocol.md 1.5 step 8, 7 row 31, 13.2 item 35", chunks)
    }

    /// The bytes of the first frame from one offset to another.
    private static func part(_ start: Int, _ end: Int = first.count) -> [UInt8] { Array(first[start..<end]) }

    private static func waits() -> [CorpusVector] {
        [249, 250, 251].flatMap { wait in
            let name = "stall-\(wait)", start = (0, part(0, 30))
            return story(
                name, "a part after \(wait) ms, then the rest", start, (wait, part(30, 40)), (wait + 1, part(40)))
                + story("\(name)-completed", "the rest after \(wait) ms", start, (wait, part(30)))
                + story(
                    "\(name)-unknown-size", "the wait begins when the size is known", (0, part(0, 10)), (200, part(10, 30)),
                    (200 + wait, part(30, 40)), (201 + wait, part(40)))
                + story("\(name)-empty-chunk", "an empty chunk looks at the timer too", start, (wait, []), (wait + 1, part(30)))
                + story(
                    "\(name)-next-frame", "a frame of another size starts the wait anew", start,
                    (240, part(30) + longer.prefix(30)), (240 + wait, Array(longer[30..<40])),
                    (241 + wait, Array(longer.dropFirst(40))))
        }
    }

    private static func late() -> [CorpusVector] {
        let start = (0, part(0, 30))
        return story(
            "late-by-an-hour", "a late chunk that completes the frame is accepted", start, (3_600_000, part(30)))
            + story("reset-then-whole", "the next frame after a reset", start, (250, part(30, 40)), (251, second))
            + story(
                "two-in-one", "two frames in two chunks", (0, first + second.prefix(30)), (1, Array(second.dropFirst(30))))
    }
}
