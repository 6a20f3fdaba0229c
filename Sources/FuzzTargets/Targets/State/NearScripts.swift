import Mutators
import WireFormat

/// Scripts moved off the edges that they stand at, so that finding a fault of an edge is left to mutation.
///
/// Spans of time lose two milliseconds, and the clock is set one short of an edge; all else stays.
enum NearScripts {
    /// The shortest span that is moved, in milliseconds.
    private static let shortest: Int64 = 100

    /// The scripts of one grammar, off their edges.
    static func of(_ seeds: [Seed], _ grammar: EventGrammar) -> [Seed] {
        seeds.map { seed in Seed(seed.name, seed.bytes.withRawSpan { near($0, grammar) }) }
    }

    private static func near(_ script: RawSpan, _ grammar: EventGrammar) -> [UInt8] {
        var near: [UInt8] = []
        var reader = EventScript()
        while let event = reader.next(script) {
            guard let form = grammar.form(event.code) else { continue }
            EventScript.append(event.code, body(event, form, script), to: &near)
        }
        return near
    }

    private static func body(_ event: EventScript.Event, _ form: EventForm, _ script: RawSpan) -> [UInt8] {
        var body = script.array(event.body), place = 0
        for field in form.fields {
            guard let width = field.width, place + width <= body.count else { break }
            if field == .milliseconds { body.replaceSubrange(place..<place + width, with: near(body[place..<place + width])) }
            place += width
        }
        if form.name == "edge", place > 0 { body[place - 1] = 0 }
        return body
    }

    /// A span of milliseconds, two nearer to nothing.
    private static func near(_ field: ArraySlice<UInt8>) -> [UInt8] {
        let span = Int64(Int32(truncatingIfNeeded: field.reduce(0) { $0 << 8 | Int($1) }))
        return abs(span) < shortest || span == Int64(Int32.min) ? Array(field) : ScriptDraft.span(span - 2 * span.signum())
    }
}
