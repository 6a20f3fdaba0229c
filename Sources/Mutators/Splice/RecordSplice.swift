/// Takes a record of the partner over, if it is a file of the same kind.
enum RecordSplice: Mutation {
    static let name = "record-splice"

    static func apply(_ draft: inout Draft) {
        guard let records = draft.records, let other = draft.partner.withRawSpan({ RecordSpans($0) }), other.kind == records.kind
        else { return }
        draft.spliceElement(records, partner: other)
    }
}
