/// Sets the version byte alone, so that every later field is read elsewhere.
enum VersionByte: Mutation {
    static let name = "version-byte"
    /// Both versions and their neighbours.
    static let values: [UInt8] = [0, 1, 2, 3, 0xFF]

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        draft.set(frame.whole.lowerBound, draft.pick(values) ?? 1)
    }
}
