/// Puts bytes into a text that UTF-8 does not allow, or that count otherwise than they look.
enum TextLie: Mutation {
    static let name = "text-lie"
    /// An overlong zero, a surrogate, one beyond the last, a lone continuation, cut sequences, FF, a byte-order mark, NUL, a
    /// combining accent, a joiner, a prepended mark, a skin tone, CR LF, a full-width digit.
    static let samples: [[UInt8]] = [
        [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82], [0xF0, 0x9F], [0xFF],
        [0xEF, 0xBB, 0xBF], [0x00], [0xCC, 0x81], [0xE2, 0x80, 0x8D], [0xD8, 0x80], [0xF0, 0x9F, 0x8F, 0xBD], [0x0D, 0x0A],
        [0xEF, 0xBC, 0x91],
    ]

    static func apply(_ draft: inout Draft) {
        let sample = draft.pick(samples) ?? []
        guard let field = draft.anyField() else { return put(sample, in: draft.window, &draft) }
        let grown = draft.within(field.body) { put(sample, in: field.body, &$0) }
        if grown != 0 { draft.setClamped(field.lengthField, field.body.count + grown) }
    }

    /// Inserts the sample at the begin, at the end or between, or overwrites with it.
    private static func put(_ sample: [UInt8], in text: Range<Int>, _ draft: inout Draft) {
        switch draft.random.below(4) {
        case 0: draft.insert(sample, at: text.lowerBound)
        case 1: draft.insert(sample, at: text.upperBound)
        case 2: draft.insert(sample, at: draft.place(in: text))
        default:
            let place = draft.offset(in: text)
            for (step, byte) in sample.enumerated() { draft.set(place + step, byte) }
        }
    }
}
