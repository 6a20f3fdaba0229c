/// One value of a field, or of a literal, as expressions compare it.
package enum FilterValue: Sendable, Hashable {
    /// A whole number.
    case number(Int128)
    /// A truth value.
    case flag(Bool)
    /// Bytes: also those of an ID or of a layer.
    case bytes([UInt8])
    /// Text as it was on the air, not necessarily UTF-8.
    case text([UInt8])
    /// Nanoseconds since 1970-01-01 00:00 UTC.
    case time(Int128)
    /// Something that has no value and is there.
    case present

    /// How it stands to `other`: below 0, 0 or above 0; nil for values of different kinds.
    ///
    /// Of two byte sequences the shorter one is less, as in tshark; texts go by their bytes.
    func order(to other: FilterValue) -> Int? {
        switch (self, other) {
        case (.number(let left), .number(let right)), (.time(let left), .time(let right)): Self.order(left, right)
        case (.flag(let left), .flag(let right)): Self.order(left ? 1 : 0, right ? 1 : 0)
        case (.bytes(let left), .bytes(let right)):
            left.count == right.count ? Self.order(left, right) : Self.order(left.count, right.count)
        case (.text(let left), .text(let right)): Self.order(left, right)
        default: nil
        }
    }

    /// Its bytes, where it is bytes or text.
    var content: [UInt8]? {
        switch self {
        case .bytes(let bytes), .text(let bytes): bytes
        default: nil
        }
    }

    private static func order(_ left: some BinaryInteger, _ right: some BinaryInteger) -> Int {
        left == right ? 0 : left < right ? -1 : 1
    }

    private static func order(_ left: [UInt8], _ right: [UInt8]) -> Int {
        left == right ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
    }
}
