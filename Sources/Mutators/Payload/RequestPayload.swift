/// Changes the payload of a sync request.
enum RequestPayload: MutationGroup {
    static let name = "request"
    static let tables = [PayloadMutations.request]

    static func apply(_ draft: inout Draft) {
        draft.type = .requestSync
        draft.draw(PayloadMutations.request)
    }
}
