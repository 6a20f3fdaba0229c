import BitchatFrame

/// Adds, repeats, removes or replaces hops of a route, or makes it as long as can be; the count follows.
enum RouteHops: Mutation {
    static let name = "route-hops"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, !frame.route.isEmpty else { return RouteField.apply(&draft) }
        var hops = draft.copy(frame.route.dropFirst())
        switch draft.random.below(5) {
        case 0: hops.removeLast(min(hops.count, FrameParts.idLength))
        case 1: hops += hops.prefix(FrameParts.idLength)
        case 2: hops.replaceSubrange(0..<min(hops.count, FrameParts.idLength), with: draft.anyPeer(frame))
        case 3:
            let count = ProtocolLimits.routeHops - draft.random.below(2)
            while hops.count < count * FrameParts.idLength { hops += draft.anyPeer(frame) }
        default: hops += draft.anyPeer(frame)
        }
        draft.replace(frame.route, [UInt8(clamping: hops.count / FrameParts.idLength)] + hops)
    }
}
