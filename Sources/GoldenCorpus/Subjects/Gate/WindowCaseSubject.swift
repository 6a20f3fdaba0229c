import CorpusFiles
import PacketGenerators

/// Random series at the request window and at the answer budget, each alone.
enum WindowCaseSubject: VectorSubject {
    static let file = "window-series"
    private static let steps: [Int64] = [0, 1, 10_000, 14_999, 15_000, 29_999, 30_000, 30_001]

    static func vectors() -> [CorpusVector] { windows() + budgets() }

    private static func windows() -> [CorpusVector] {
        series("window", "specification: RequestSyncManager (30-second window); protocol.md 5.1, 13.2 item 28") {
            now, peer, random in
            switch random.below(5) {
            case 0, 1: StoryEvent.event(now, "request", ["peer": peer.idValue])
            case 2: StoryEvent.cleanup(now)
            default: StoryEvent.check(now, peer, rsr: random.below(6) > 0)
            }
        }
    }

    private static func budgets() -> [CorpusVector] {
        series("budget", "specification: Responder (8/30 s); protocol.md 5.4, 7 row 6, 13.2 item 32") { now, peer, random in
            random.below(10) == 0 ? StoryEvent.prune(now) : StoryEvent.respond(now, peer)
        }
    }

    private static func series(
        _ kind: String, _ rule: String, _ event: (Int64, CorpusPeer, inout SplitMix64) -> JSONObject
    ) -> [CorpusVector] {
        (0..<30).flatMap { number in
            var random = SplitMix64(label: "\(kind) \(number)")
            var now: Int64 = 0
            let events = (0..<24).map { _ -> JSONValue in
                if kind == "window" || random.below(4) == 0 { now += steps[random.below(steps.count)] }
                return .object(event(now, random.below(4) == 0 ? .bo : .ada, &random))
            }
            let note = "a random series of events, number \(number)"
            return CorpusQuestion("\(kind)-series-\(number)", kind, note, rule, ["events": .array(events)]).askedOfSpecAndIOS()
        }
    }
}
