/// Lets an event happen as often as a cap allows, or once more, each time with another number at one place: other streams, indexes,
/// peers or times.
enum EventSeries: Mutation {
    static let name = "event-series"

    static func apply(_ draft: inout Draft) {
        guard let event = draft.anyEvent(), !event.body.isEmpty else { return }
        var one = draft.copy(event.whole)
        let count = BurstCounts.any(one.count, &draft)
        let place = EventScript.headLength + varyingOffset(&draft, event)
        var series: [UInt8] = []
        series.reserveCapacity(one.count * count)
        for _ in 1..<max(2, count) {
            one[place] &+= 1
            if one[place] == 0, place > EventScript.headLength { one[place - 1] &+= 1 }
            series += one
        }
        draft.insert(series, at: event.whole.upperBound)
    }

    /// The place in the body: the last byte of a field, or of a frame's time, author, stream or fragment index.
    private static func varyingOffset(_ draft: inout Draft, _ event: Element) -> Int {
        let fields = draft.grammar.form(event.kind)?.fields ?? []
        let index = draft.random.below(fields.count)
        guard fields.indices.contains(index), let form = draft.grammar.form(event.kind) else {
            return draft.random.below(event.body.count)
        }
        let range = Draft.range(of: index, in: form, event.body)
        var last = range.upperBound - 1
        if fields[index] == .frame, let frame = draft.bytes.withRawSpan({ FrameParts($0, range) }) {
            let section = frame.section
            let ends = [frame.timestamp, frame.sender, section.prefix(8), section.prefix(10)].map { $0.upperBound - 1 }
            last = draft.pick(ends)
        }
        return min(max(0, last - event.body.lowerBound), event.body.count - 1)
    }
}
