/// Sets P to one of its bounds (docs/protocol.md 4.1).
enum RequestParameter: Mutation {
    static let name = "request-parameter"

    static func apply(_ draft: inout Draft) {
        draft.setField(0x01, [UInt8(truncatingIfNeeded: draft.pick(FieldLimits.parameters) ?? 0)])
    }
}
