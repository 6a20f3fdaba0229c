import BitchatFrame
import CorpusFiles

/// When a stream of fragments is asked for, and which can be.
enum StallSubject: VectorSubject {
    static let file = "fragments"
    private static let first = StoryEvent.piece(0, CorpusPacket.piece("stall", 0, 3, .text("a")))
    private static let directed = StoryEvent.piece(0, CorpusPacket.piece("stall", 0, 3, .text("a")), to: CorpusPeer.bo.id)

    static func vectors() -> [CorpusVector] { waits() + retries() + eligible() }

    private static func story(_ name: String, _ note: String, _ events: [JSONObject]) -> [CorpusVector] {
        let rule = "specification: Requester (5 s, 10 s, directed excluded); protocol.md 4.6, 13.2 item 23"
        let inputs: JSONObject = ["events": .array(events.map { .object($0) })]
        return CorpusQuestion("fragments-\(name)", "fragments", note, rule, inputs).askedOfSpecAndIOS()
    }

    private static func second(_ t: Int64) -> JSONObject {
        StoryEvent.piece(t, CorpusPacket.piece("stall", 1, 3, .text("b")))
    }

    private static func waits() -> [CorpusVector] {
        [Int64(4_999), 5_000, 5_001].flatMap { wait in
            let asked = StoryEvent.stalled(wait)
            let again = StoryEvent.piece(3_000, CorpusPacket.piece("stall", 0, 3, .text("a")))
            return story("stall-\(wait)", "asked \(wait) ms after the only piece", [first, asked])
                + story("stall-directed-\(wait)", "a directed stream is never asked for", [directed, asked])
                + story(
                    "stall-progress-\(wait)", "a new index restarts the wait",
                    [first, second(3_000), asked, StoryEvent.stalled(3_000 + wait)])
                + story("stall-repeat-\(wait)", "a repeated index does not", [first, again, asked])
        }
    }

    private static func retries() -> [CorpusVector] {
        [Int64(9_999), 10_000, 10_001].flatMap { wait in
            let asked = StoryEvent.stalled(5_000), again = StoryEvent.stalled(5_000 + wait)
            return story("retry-\(wait)", "asked again \(wait) ms later", [first, asked, again])
                + story(
                    "retry-progress-\(wait)", "progress in between: both waits must be over",
                    [first, asked, second(6_000), again])
        }
    }

    /// Which streams can be asked for, and how many at once.
    private static func eligible() -> [CorpusVector] {
        let toAll = StoryEvent.piece(0, CorpusPacket.piece("stall", 0, 3, .text("a")), to: .broadcast)
        let toBo = StoryEvent.piece(1, CorpusPacket.piece("stall", 1, 3, .text("b")), to: CorpusPeer.bo.id)
        let third = StoryEvent.piece(2, CorpusPacket.piece("stall", 2, 3, .text("c")))
        var made = story("stall-all-ff", "recipient FF x 8 is broadcast", [toAll, StoryEvent.stalled(5_000)])
        made += story(
            "stall-first-decides", "the first piece decides what is directed", [first, toBo, StoryEvent.stalled(5_001)])
        made += story(
            "stall-complete", "a complete stream is not asked for", [first, second(1), third, StoryEvent.stalled(5_002)])
        made += story(
            "stall-expired", "nor an expired one", [first, StoryEvent.expire(30_001), StoryEvent.stalled(30_001)])
        for total in [2, 3] {
            let pieces = [
                StoryEvent.piece(0, CorpusPacket.piece("grows", 0, total, .text("a"))),
                StoryEvent.piece(1, CorpusPacket.piece("grows", 1, 5, .text("b"))),
            ]
            let note = "a total of \(total), then one of 5: the first one decides whether pieces are missing"
            made += story("stall-total-\(total)-grows", note, pieces + [StoryEvent.stalled(5_001)])
        }
        for count in [59, 60, 61] {
            let pieces = (0..<count).map { number in
                StoryEvent.piece(Int64(number), CorpusPacket.piece("many \(number)", 0, 2, .text("a")))
            }
            let note = "\(count) stalled streams, oldest first, 60 at a time"
            made += story("stall-count-\(count)", note, pieces + [StoryEvent.stalled(10_000), StoryEvent.stalled(10_001)])
        }
        return made
    }
}
