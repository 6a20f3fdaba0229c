import WireFormat

/// What an HCI event means for the links of its adapter (docs/capture-formats.md 10.3).
enum ConnectionChange: Sendable, Hashable {
    /// Nothing.
    case none
    /// A link was opened.
    case opened(NewConnection)
    /// The link with this handle ended.
    case closed(handle: UInt16)
    /// The controller was reset: every link is gone.
    case reset

    /// Whether the event with `code` can be one.
    static func mayBe(_ code: UInt8) -> Bool { code == 0x03 || code == 0x05 || code == 0x0E }

    /// Reads the event with `code` whose parameters `cursor` stands before.
    static func read(_ code: UInt8, _ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) -> ConnectionChange {
        switch code {
        case 0x03: try classic(&cursor, bytes)
        case 0x05: try disconnection(&cursor, bytes)
        case 0x0E: try commandComplete(&cursor, bytes)
        default: .none
        }
    }

    /// Reads LE connection complete, subevents 0x01, 0x0a and 0x29, which begin alike.
    ///
    /// Status, handle u16, role, peer address type, peer address 6; the later ones put more addresses behind.
    static func lowEnergy(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) -> ConnectionChange {
        guard try cursor.byte(bytes) == 0 else { return .none }
        let handle = try cursor.littleEndian(bytes, UInt16.self) & 0x0FFF
        let role = try cursor.byte(bytes)
        let isRandom = try cursor.byte(bytes) & 1 != 0
        let peer = try DeviceAddress.read(&cursor, bytes, isRandom: isRandom)
        let end: Link.Role = role == 0 ? .central : .peripheral
        return .opened(NewConnection(handle: handle, peer: peer, role: end, transport: .lowEnergy))
    }

    /// BR/EDR connection complete: status, handle u16, address 6, link type (1 is ACL), encryption.
    private static func classic(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) -> ConnectionChange {
        guard try cursor.byte(bytes) == 0 else { return .none }
        let handle = try cursor.littleEndian(bytes, UInt16.self) & 0x0FFF
        let peer = try DeviceAddress.read(&cursor, bytes, isRandom: false)
        guard try cursor.byte(bytes) == 1 else { return .none }
        return .opened(NewConnection(handle: handle, peer: peer, role: .unknown, transport: .classic))
    }

    /// Disconnection complete: status, handle u16, reason.
    private static func disconnection(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) -> ConnectionChange {
        guard try cursor.byte(bytes) == 0 else { return .none }
        return .closed(handle: try cursor.littleEndian(bytes, UInt16.self) & 0x0FFF)
    }

    /// Command complete: packets allowed, opcode u16, and what the command returns.
    private static func commandComplete(_ cursor: inout ByteCursor, _ bytes: RawSpan) throws(DecodeError) -> ConnectionChange {
        _ = try cursor.byte(bytes)
        return try cursor.littleEndian(bytes, UInt16.self) == HCICommand.reset ? .reset : .none
    }
}
