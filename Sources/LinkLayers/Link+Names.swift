import WireFormat

extension DeviceAddress: CustomStringConvertible {
    /// Six pairs of lower-case hex digits, most significant first, joined by colons.
    package var description: String {
        let digits = Array(Hexadecimal.digits(value).suffix(12))
        return stride(from: 0, to: 12, by: 2).map { String(digits[$0...($0 + 1)]) }.joined(separator: ":")
    }
}

extension Link.Role {
    /// The NDJSON word, or nil when not known.
    package var name: StaticString? {
        switch self {
        case .unknown: nil
        case .central: "central"
        case .peripheral: "peripheral"
        }
    }
}

extension AttributeValue.Mapping {
    /// The NDJSON word.
    package var name: StaticString {
        switch self {
        case .other: "other"
        case .unknown, .inferred: "inferred"
        case .assumed: "assumed"
        case .discovered: "discovered"
        }
    }
}
