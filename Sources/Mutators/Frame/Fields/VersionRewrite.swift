/// Writes the frame in the other version: lengths of the other width, and no route in version 1.
enum VersionRewrite: Mutation {
    static let name = "version-rewrite"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        rewrite(&draft, short: !frame.isShort)
    }

    /// Writes the frame in version 1 or 2, unless it is already.
    static func rewrite(_ draft: inout Draft, short: Bool) {
        guard let frame = draft.frame, frame.isShort != short, draft.room >= 4 else { return }
        if short { draft.remove(frame.route) }
        let sizeField = frame.originalSize.lowerBound - (short ? frame.route.count : 0)
        if !frame.originalSize.isEmpty { widen(&draft, sizeField, short) }
        let grown = frame.originalSize.isEmpty ? 0 : short ? -2 : 2
        draft.setClamped(frame.lengthField, frame.declaredLength + grown)
        widen(&draft, frame.lengthField.lowerBound, short)
        draft.set(frame.whole.lowerBound, short ? 1 : 2)
    }

    /// Takes the two high bytes off a number of four bytes, or puts them before one of two.
    private static func widen(_ draft: inout Draft, _ start: Int, _ short: Bool) {
        if short { draft.remove(start..<start + 2) } else { draft.insert(0, count: 2, at: start) }
    }
}
