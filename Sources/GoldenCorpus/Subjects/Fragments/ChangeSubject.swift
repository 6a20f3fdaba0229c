import BitchatFrame
import CorpusFiles

/// Fragment streams that change their mind: totals, types and senders that do not agree, empty pieces, bytes that are no frame.
enum ChangeSubject: VectorSubject {
    static let file = "fragments"
    private static let rule = "protocol.md 3.6, 13.2 item 19, 13.6, 13.10"

    static func vectors() -> [CorpusVector] { orders() + totals() + repeats() + empties() }

    private static let parts = ReassemblySubject.parts(2)
    private static let joined = ReassemblySubject.parts(1)[0]

    private static func story(_ name: String, _ note: String, _ pieces: [[UInt8]]) -> [CorpusVector] {
        let events = pieces.enumerated().map { StoryEvent.piece(Int64($0), $1) }
        return ReassemblySubject.story(name, note, rule, events)
    }

    private static func change(_ index: Int, _ total: Int, _ data: String) -> [UInt8] {
        CorpusPacket.piece("change", index, total, .text(data))
    }

    private static func orders() -> [CorpusVector] {
        let senders = [StoryEvent.piece(0, parts[0]), StoryEvent.piece(1, parts[1], from: .bo)]
        return story("any-order", "pieces in any order", [parts[1], parts[0]])
            + story("one-piece", "one piece is enough", [joined])
            + ReassemblySubject.story("two-senders", "one stream id, two senders", rule, senders)
    }

    private static func totals() -> [CorpusVector] {
        let five = [change(0, 5, "A"), change(4, 5, "E")]
        let retyped = Array(parts[1].prefix(12)) + [1] + parts[1].dropFirst(13)
        return story("total-shrinks", "the total of the piece at hand decides on iOS", five + [change(1, 3, "B")])
            + story("total-below-held", "three held pieces skip a total of two", five + [change(1, 2, "B")])
            + story("total-limits", "totals at the edges", [10_000, 10_001, 256, 257].map { change(0, $0, "A") })
            + story("index-is-total", "an index that equals the total is none", [change(2, 2, "C"), change(0, 2, "A")])
            + story("type-changes", "another inner type", [parts[0], retyped])
    }

    private static func repeats() -> [CorpusVector] {
        story("last-repeat-wins", "the later repeat counts", [parts[0].dropLast() + .text("?"), parts[0], parts[1]])
            + story("empty-piece", "one empty piece", [change(0, 1, "")])
    }

    private static func empties() -> [CorpusVector] {
        let damaged = Array(parts[0].prefix(13)) + [9] + parts[0].dropFirst(14)
        let rest = CorpusPacket.piece("change", 1, 2, Array(joined.dropFirst(13)))
        return story("empty-middle", "an empty first piece", [change(0, 2, ""), rest])
            + story("no-frame", "the joined bytes are no frame", [change(0, 2, "ga"), change(1, 2, "rbage")])
            + story(
                "no-frame-corrected", "a corrected piece completes it on Android", [damaged, parts[1], parts[0]])
    }
}
