import BitchatFrame

/// Gives a payload without a list a length at one of the sizes of Noise messages, echoes or bursts (docs/protocol.md 3.4 to 3.15).
enum OpaqueSize: Mutation {
    static let name = "opaque-size"
    /// An echo; a tag; a transport message's overhead; the three handshake messages; the longest one; a voice packet.
    static let lengths = [0, 9, 11, 16, 20, 32, 64, 96, ProtocolLimits.compressionThreshold, 210, 2_048]

    static func apply(_ draft: inout Draft) { draft.resize(draft.window, to: draft.around(draft.pick(lengths))) }
}
