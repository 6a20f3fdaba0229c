import Mutators
import WireFormat

/// Leaves out whole events, then parts of the frames and bytes in those that stay.
struct EventReduction: Reduction {
    /// The events of the target.
    let grammar: EventGrammar

    func reduce(_ part: [UInt8], _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        var events = trial.needed(split(part)) { place(joined($0)) }
        for index in events.indices {
            let before = joined(events[..<index]), after = joined(events[(index + 1)...])
            let code = canonical(events[index].code)
            if code != events[index].code, trial.holds(place(before + written(code, events[index].body) + after)) {
                events[index].code = code
            }
            let kept = events[index].code
            events[index].body = body(events[index], trial) { place(before + written(kept, $0) + after) }
        }
        return joined(events)
    }

    /// An event apart from its script.
    private struct Event {
        var code: UInt8
        var body: [UInt8]
    }

    /// The smallest code byte of the same event.
    private func canonical(_ code: UInt8) -> UInt8 { grammar.forms.isEmpty ? code : UInt8(Int(code) % grammar.forms.count) }

    /// The frame in the body by its parts, then the body's bytes.
    private func body(_ event: Event, _ trial: Trial, in place: ([UInt8]) -> [UInt8]) -> [UInt8] {
        let fields = grammar.form(event.code)?.fields ?? []
        let head = Array(event.body.prefix(fields.reduce(0) { $0 + ($1.width ?? 0) }))
        var body = event.body
        if fields.contains(.frame), body.count > head.count {
            body = head + FramePartReduction().reduce(Array(body.dropFirst(head.count)), trial) { place(head + $0) }
        }
        return ByteReduction().reduce(body, trial, in: place)
    }

    private func split(_ part: [UInt8]) -> [Event] {
        var script = EventScript()
        var events: [Event] = []
        part.withRawSpan { bytes in
            while let event = script.next(bytes) { events.append(Event(code: event.code, body: bytes.array(event.body))) }
        }
        return events
    }

    private func joined(_ events: some Sequence<Event>) -> [UInt8] { events.flatMap { written($0.code, $0.body) } }

    private func written(_ code: UInt8, _ body: [UInt8]) -> [UInt8] {
        var script: [UInt8] = []
        EventScript.append(code, body, to: &script)
        return script
    }
}
