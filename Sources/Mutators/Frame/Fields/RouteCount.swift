import BitchatFrame

/// Lets the route's count lie: 0, 1, 255, or one beside the truth.
enum RouteCount: Mutation {
    static let name = "route-count"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, !frame.route.isEmpty else { return RouteField.apply(&draft) }
        let count = draft.byte(frame.route.lowerBound)
        let values: [UInt8] = [0, 1, UInt8(ProtocolLimits.routeHops), count &+ 1, count &- 1]
        draft.set(frame.route.lowerBound, draft.pick(values) ?? 0)
    }
}
