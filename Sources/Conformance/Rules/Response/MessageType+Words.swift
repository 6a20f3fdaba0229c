import BitchatFrame
import WireFormat

extension MessageType {
    /// How findings speak of the type: its name, and its number.
    var words: String {
        let number = "0x\(Hexadecimal.encode([rawValue]))"
        return name.map { "\($0) (\(number))" } ?? "type \(number)"
    }
}
