/// One way of spoiling a file at one byte.
enum Damage: CaseIterable {
    /// The file ends before the byte.
    case cut
    /// The byte is 00.
    case zero
    /// The byte is FF.
    case ones
    /// Every bit of the byte is flipped.
    case flipped

    /// The file spoiled at `offset`.
    func applied(to bytes: [UInt8], at offset: Int) -> [UInt8] {
        if self == .cut { return Array(bytes[..<offset]) }
        var spoiled = bytes
        switch self {
        case .zero: spoiled[offset] = 0
        case .ones: spoiled[offset] = 0xFF
        default: spoiled[offset] = ~spoiled[offset]
        }
        return spoiled
    }
}
