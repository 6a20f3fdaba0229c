import BitchatFrame
import CorpusFiles

/// Eight answers to requests in 30 s.
enum RequestRateSubject: VectorSubject {
    static let file = "gate-request"
    private static let rule = "specification: Responder (8/30 s); protocol.md 5.4, 7 row 6, 13.2 item 32"

    static func vectors() -> [CorpusVector] {
        let eight = (0..<8).map { ask(Int64($0)) }
        var made = story("8", "eight requests at once", eight) + story("9", "the ninth request in 30 s", eight + [ask(8)])
        for age: Int64 in [29_999, 30_000, 30_001] {
            let events = [ask(0)] + (0..<7).map { ask(10_000 + Int64($0)) } + [ask(age)]
            made += story("9-after-\(age)", "the ninth when the first is \(age) ms old: exactly 30.000 s still counts", events)
        }
        made += story(
            "refusals-leave-no-trace", "refused requests are not logged, so answers come back one by one",
            (0..<12).map { ask(Int64($0) * 1_000) } + [ask(30_001), ask(30_002), ask(31_001)])
        let others = [RequestSubject.ask(9, .bo, link: "L2"), RequestSubject.ask(10, .cy, link: "L3")]
        made += story("per-sender", "each sender has its own eight", eight + [ask(8)] + others)
        made += story("over-links", "the ninth over another link", eight + [RequestSubject.ask(8, .ada, link: "L2")])
        made += story("shared-link", "a ninth by another sender over the same link", eight + [RequestSubject.ask(8, .bo)])
        let later = (0..<9).map { ask(20 + Int64($0)) }
        made += story(
            "ttl-refusals-uncounted", "requests refused for their ttl are not answered, hence not counted",
            (0..<9).map { RequestSubject.ask(Int64($0), ttl: 1) } + later)
        return made
            + story(
                "old-requests-uncounted", "nor are those refused for their age",
                (0..<9).map { RequestSubject.ask(Int64($0), age: 120_001) } + later)
    }

    private static func ask(_ t: Int64) -> JSONObject { RequestSubject.ask(t) }

    private static func story(_ name: String, _ note: String, _ events: [JSONObject]) -> [CorpusVector] {
        let note = note + "; on iOS the limit stands behind the gate (kind budget), Android has none"
        return GateStory("rate-" + name, note, rule, events).told()
    }
}
