import WireFormat

/// Where the events of a script stand (`EventScript`).
package struct EventSpans: ElementWalk, Sendable {
    private var script = EventScript()

    /// Begins a walk over a whole input.
    package init() {}

    package mutating func next(_ bytes: RawSpan) -> Element? {
        guard let event = script.next(bytes) else { return nil }
        let start = event.body.offset - EventScript.headLength
        return Element(
            kind: event.code, whole: start..<event.body.end, lengthField: start + 1..<start + EventScript.headLength,
            body: event.body.offset..<event.body.end)
    }
}
