import BitchatFrame

/// A set of message types, made once and asked often.
struct MessageTypeSet: Sendable {
    private var isIn = [Bool](repeating: false, count: 256)

    /// Makes the set of these types.
    init(_ types: [MessageType]) {
        for type in types { isIn[Int(type.rawValue)] = true }
    }

    /// Whether `type` is in it.
    @inline(__always)
    func contains(_ type: MessageType) -> Bool { isIn[Int(type.rawValue)] }
}
