import WireFormat

extension Draft {
    /// One of the events of the script.
    mutating func anyEvent() -> Element? { anyElement(EventSpans()) }

    /// Where a field of an event's form stands in its body, cut to it.
    static func range(of index: Int, in form: EventForm, _ body: Range<Int>) -> Range<Int> {
        var start = body.lowerBound
        for field in form.fields.prefix(index) { start += field.width ?? body.count }
        start = min(start, body.upperBound)
        return start..<min(start + (form.fields[index].width ?? body.count), body.upperBound)
    }

    /// Writes the length of an event whose body grew by `count` bytes.
    mutating func setLength(of event: Element, grown count: Int) {
        if count != 0 { setClamped(event.lengthField, event.body.count + count) }
    }

    /// The bytes of an event.
    static func event(_ code: UInt8, _ body: [UInt8]) -> [UInt8] {
        var script: [UInt8] = []
        EventScript.append(code, body, to: &script)
        return script
    }

    /// The bytes of some field of a kind in the script, or in the partner's; nil when a few draws find none.
    mutating func anyValue(of kind: EventField, inPartner: Bool) -> [UInt8]? {
        for _ in 0..<4 {
            if let range = anyRange(of: kind, inPartner: inPartner), !range.isEmpty {
                return inPartner ? partnerCopy(range) : copy(range)
            }
        }
        return nil
    }

    /// Where a field of a kind stands in an event drawn from the script, or from the partner's.
    mutating func anyRange(of kind: EventField, inPartner: Bool) -> Range<Int>? {
        let count = inPartner ? partner.withRawSpan { EventSpans().count($0) } : bytes.withRawSpan { EventSpans().count($0) }
        let index = random.below(count)
        let event =
            inPartner
            ? partner.withRawSpan { EventSpans().element(index, $0) } : bytes.withRawSpan { EventSpans().element(index, $0) }
        guard let event, let form = grammar.form(event.kind), let place = form.fields.firstIndex(of: kind) else { return nil }
        return Self.range(of: place, in: form, event.body)
    }
}
