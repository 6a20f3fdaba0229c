import BitchatFrame
import Dissection
import WireFormat

extension DissectedPacket {
    /// The name under which it is counted: its type, the old name of an old dialect's packet, or `undecodable` without a header.
    package var countedName: String {
        if case .historical(let historical) = payload { return "\(historical.kind)" }
        return header?.type.countedName ?? "undecodable"
    }
}

extension MessageType {
    /// The type's name, or for one that no current app knows `0x` and two digits.
    package var countedName: String { name.map { "\($0)" } ?? "0x" + Hexadecimal.encode([rawValue]) }
}
