import BitchatFrame
import BitchatPayload

/// Gives the bit stream a length at its cap, one of docs/protocol.md 4.4, or none.
enum FilterSize: Mutation {
    static let name = "filter-size"
    /// The cap three times, what senders make, and nothing.
    static let sizes = [
        ProtocolLimits.syncFilter - 1, ProtocolLimits.syncFilter, ProtocolLimits.syncFilter + 1, 400, 1, 0,
    ]

    static func apply(_ draft: inout Draft) {
        guard let field = draft.field(0x03) else { return }
        TLVResize.resize(&draft, field, to: draft.pick(sizes))
    }
}
