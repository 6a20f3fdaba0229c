/// What the records of a btsnoop file hold (docs/capture-formats.md 1.1).
struct BtsnoopDatalink: Hashable {
    let rawValue: UInt32

    /// HCI packets without a type byte; type and direction stand in the flags.
    static let unencapsulated = BtsnoopDatalink(rawValue: 1001)
    /// HCI packets behind an H4 type byte.
    static let uart = BtsnoopDatalink(rawValue: 1002)
    /// Linux monitor records: adapter and opcode stand in the flags.
    static let monitor = BtsnoopDatalink(rawValue: 2001)

    /// Why records of this kind are not read, or nil when they are.
    var refusal: String? {
        switch rawValue {
        case 1001, 1002, 2001: nil
        case 1003: "btsnoop datalink 1003 (BCSP) is not supported; capture HCI UART (H4) instead"
        case 1004: "btsnoop datalink 1004 (three-wire H5) is not supported; capture HCI UART (H4) instead"
        case 2002: "btsnoop datalink 2002 (BlueZ simulator radio packets) is not supported; capture with btmon -w instead"
        default: "btsnoop datalink \(rawValue) is unknown; 1001, 1002 and 2001 are supported"
        }
    }
}
