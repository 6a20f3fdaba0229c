import BitchatFrame

/// A set of message types, a bit for each of the 256.
struct MessageTypeSet: Sendable {
    private var words = InlineArray<4, UInt64>(repeating: 0)

    /// Makes the set of these types.
    init(_ types: [MessageType]) {
        for type in types { words[Int(type.rawValue >> 6)] |= 1 << UInt64(type.rawValue & 63) }
    }

    /// Whether `type` is in it.
    @inline(__always)
    func contains(_ type: MessageType) -> Bool {
        words[Int(type.rawValue >> 6)] >> UInt64(type.rawValue & 63) & 1 != 0
    }
}
