import BitchatFrame
import BitchatPayload

/// Makes a quotient of dozens to thousands of ones: the rest of the stream, or the whole of a long one.
enum UnaryOverflow: Mutation {
    static let name = "unary-overflow"
    /// Bytes of ones: beyond a word, a double word, and as many as a filter may have.
    static let lengths = [5, 9, 17, ProtocolLimits.syncFilter]

    static func apply(_ draft: inout Draft) {
        let start = draft.place(in: draft.window)
        let count = draft.chance(1, in: 3) ? draft.window.upperBound - start : draft.pick(lengths)
        draft.replace(start..<draft.window.upperBound, [UInt8](repeating: 0xFF, count: count))
    }
}
