/// Adds a route with its flag, which needs version 2, or takes both away (docs/protocol.md 2.7).
enum RouteField: Mutation {
    static let name = "route-field"

    static func apply(_ draft: inout Draft) {
        VersionRewrite.rewrite(&draft, short: false)
        guard let frame = draft.frame, !frame.isShort else { return }
        if !frame.route.isEmpty {
            draft.set(.route, false, of: frame)
            return draft.remove(frame.route)
        }
        let hops = draft.random.below(5)
        guard draft.room >= 1 + hops * FrameParts.idLength else { return }
        draft.set(.route, true, of: frame)
        draft.insert([UInt8(hops)] + (0..<hops).flatMap { _ in draft.anyPeer(frame) }, at: frame.route.lowerBound)
    }
}
