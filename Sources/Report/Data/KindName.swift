import BitchatFrame
import Dissection
import WireFormat

extension DissectedPacket {
    /// The name that `stats` counts it under; of a packet put together, that of its own type.
    var kindName: String {
        if case .historical(let historical) = payload { return "\(historical.kind)" }
        return header?.type.kindName ?? "undecodable"
    }
}

extension MessageType {
    /// Its name, or `0x` and two digits where no current app knows it.
    var kindName: String { name.map { "\($0)" } ?? "0x" + Hexadecimal.encode([rawValue]) }
}
