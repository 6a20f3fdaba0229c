/// A new event of a grammar, its fields filled with sensible values.
enum FreshEvent {
    /// The bytes of an event of any form.
    static func make(_ draft: inout Draft) -> [UInt8] {
        let code = draft.random.below(draft.grammar.forms.count)
        guard let form = draft.grammar.form(UInt8(truncatingIfNeeded: code)) else { return [] }
        return Draft.event(UInt8(truncatingIfNeeded: code), form.fields.flatMap { value(of: $0, &draft) })
    }

    /// The bytes of a field.
    static func value(of field: EventField, _ draft: inout Draft) -> [UInt8] {
        switch field {
        case .choice: [ChoiceField.any(&draft)]
        case .bits: [draft.chance(1, in: 2) ? 0 : UInt8(1 << draft.random.below(8))]
        case .count: [UInt8(draft.random.below(10))]
        case .number: bigEndian(UInt64(draft.random.below(draft.chance(1, in: 2) ? 4 : 512)), 2)
        case .milliseconds: bigEndian(UInt64(bitPattern: draft.edgeSpan()), 4)
        case .word: word(&draft)
        case .frame: frame(&draft)
        case .bytes: draft.random.bytes(draft.random.below(17))
        }
    }

    /// Eight bytes that stand elsewhere in the script, or a small number.
    static func word(_ draft: inout Draft) -> [UInt8] {
        if draft.chance(2, in: 3), let word = MeetingWord.any(&draft) { return word }
        return bigEndian(UInt64(draft.random.below(8)), 8)
    }

    /// A frame of the script or of the partner, or a new one.
    static func frame(_ draft: inout Draft) -> [UInt8] {
        if draft.chance(3, in: 4), let frame = draft.anyValue(of: .frame, inPartner: draft.chance(1, in: 2)) { return frame }
        return FreshFrame.make(&draft)
    }

    /// The low `width` bytes of a number.
    static func bigEndian(_ value: UInt64, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * (width - 1 - $0))) }
    }
}
