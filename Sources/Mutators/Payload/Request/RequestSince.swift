import WireFormat

/// Sets the time that packets must not be older than: an edge of some clock rule, or an extreme (docs/protocol.md 4.5).
enum RequestSince: Mutation {
    static let name = "request-since"

    static func apply(_ draft: inout Draft) {
        let edge = TimeEdges.reference &+ UInt64(bitPattern: draft.edgeSpan())
        let value = draft.chance(3, in: 4) ? edge : draft.pick(Edges.longs) ?? 0
        draft.setField(0x05, (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) })
    }
}
