import CorpusFiles

/// The pending-request window and the answer budget, each alone.
enum WindowSubject: VectorSubject {
    static let file = "window"
    private static let windowRule =
        "specification: RequestSyncManager (30-second window); protocol.md 5.1, 13.2 item 28"
    private static let budgetRule = "specification: Responder (8/30 s); protocol.md 5.4, 7 row 6, 13.2 item 32"
    private static let asked = StoryEvent.event(0, "request", ["peer": CorpusPeer.ada.idValue])

    static func vectors() -> [CorpusVector] { windows() + budgets() }

    private static func window(_ name: String, _ note: String, _ events: [JSONObject]) -> [CorpusVector] {
        story("window", name, note, windowRule, events)
    }

    private static func budget(_ name: String, _ note: String, _ events: [JSONObject]) -> [CorpusVector] {
        story("budget", name, note, budgetRule, events)
    }

    private static func story(
        _ kind: String, _ name: String, _ note: String, _ rule: String, _ events: [JSONObject]
    ) -> [CorpusVector] {
        let inputs: JSONObject = ["events": .array(events.map { .object($0) })]
        return CorpusQuestion("\(kind)-\(name)", kind, note, rule, inputs).askedOfSpecAndIOS()
    }

    /// The edges of 30 s and what keeps or ends a request.
    private static func windows() -> [CorpusVector] {
        let ada = CorpusPeer.ada, bo = CorpusPeer.bo
        var made: [CorpusVector] = []
        for delay: Int64 in [0, 1, 29_999, 30_000, 30_001, -1, -60_000] {
            let checks = [StoryEvent.check(delay, ada), StoryEvent.check(delay, bo)]
            let events = [asked] + checks + [StoryEvent.cleanup(delay), StoryEvent.check(delay, ada)]
            let word = delay < 0 ? "\(-delay)-back" : "\(delay)"
            made += window(word, "\(delay) ms after the request, before and after a cleanup", events)
        }
        made += window("never-asked", "no request on record", [StoryEvent.check(0, ada), StoryEvent.cleanup(0)])
        let answers = (0..<5).map { StoryEvent.check(1_000 * Int64($0), ada) }
        made += window("not-consumed", "an answer does not use the request up", [asked] + answers)
        made += window(
            "restarts", "a second request overwrites the first",
            [
                asked, StoryEvent.event(20_000, "request", ["peer": ada.idValue]), StoryEvent.check(50_000, ada),
                StoryEvent.check(50_001, ada),
            ])
        let second = StoryEvent.event(1, "request", ["peer": bo.idValue])
        let checks = [StoryEvent.check(30_001, ada), StoryEvent.check(30_001, bo)]
        return made
            + window(
                "two-peers", "cleanup drops only what is more than 30.000 s old",
                [asked, second, StoryEvent.cleanup(30_001)] + checks)
    }

    /// Eight in 30 s.
    private static func budgets() -> [CorpusVector] {
        let eight = (0..<8).map { StoryEvent.respond(Int64($0)) }
        var made = budget("8", "eight at once", eight)
        made += budget("9", "the ninth is refused", eight + [StoryEvent.respond(8)])
        for age: Int64 in [29_999, 30_000, 30_001] {
            let spaced = [StoryEvent.respond(0)] + (0..<7).map { StoryEvent.respond(10_000 + Int64($0)) }
            made += budget("9-after-\(age)", "the ninth when the first is \(age) ms old", spaced + [StoryEvent.respond(age)])
            let pruned = spaced + [StoryEvent.prune(age), StoryEvent.respond(age)]
            made += budget("9-after-\(age)-pruned", "the same after a prune", pruned)
        }
        let spaced = (0..<12).map { StoryEvent.respond(Int64($0) * 1_000) }
        let later = [StoryEvent.respond(30_001), StoryEvent.respond(30_002), StoryEvent.respond(31_001)]
        made += budget("refusals-leave-no-trace", "refused requests are not logged", spaced + later)
        let others = [StoryEvent.respond(8), StoryEvent.respond(9, .bo)]
        made += budget("per-peer", "each peer has its own eight", eight + others)
        let back = [StoryEvent.respond(-1), StoryEvent.respond(-60_000)]
        return made + budget("clock-back", "a clock that steps back frees nothing", eight + back)
    }
}
