/// What a field is for Wireshark: the type of its values, which display filters go by.
enum LuaFieldKind: String, Sendable, Hashable {
    /// A number of at most 8 bits.
    case uint8
    /// A number of at most 8 bits, shown in hexadecimal.
    case hex8
    /// A number of at most 16 bits.
    case uint16
    /// A number of at most 32 bits.
    case uint32
    /// A number of at most 64 bits, times in milliseconds included.
    case uint64
    /// A truth value.
    case boolean
    /// Bytes: IDs, keys, signatures, ciphertexts.
    case bytes
    /// Text, and the names of types and kinds.
    case string
    /// The number of a record, which Wireshark makes a link of.
    case record
    /// An object, whose members are fields of their own.
    case object

    /// The Lua expression that makes such a field; `tables` has the names of its values.
    func constructor(_ name: String, _ label: String, table: String?) -> String {
        let arguments = "\(LuaText.string(name)), \(LuaText.string(label))"
        switch self {
        case .uint8: return "ProtoField.uint8(\(arguments), base.DEC)"
        case .hex8: return "ProtoField.uint8(\(arguments), base.HEX\(table.map { ", " + $0 } ?? ""))"
        case .uint16: return "ProtoField.uint16(\(arguments), base.DEC)"
        case .uint32: return "ProtoField.uint32(\(arguments), base.DEC)"
        case .uint64: return "ProtoField.uint64(\(arguments), base.DEC)"
        case .boolean: return "ProtoField.bool(\(arguments))"
        case .bytes: return "ProtoField.bytes(\(arguments))"
        case .string: return "ProtoField.string(\(arguments))"
        case .record: return "ProtoField.framenum(\(arguments))"
        case .object: return "ProtoField.none(\(arguments))"
        }
    }
}
