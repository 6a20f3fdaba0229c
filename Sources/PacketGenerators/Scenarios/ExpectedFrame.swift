import BitchatFrame
import WireFormat

/// A frame that a script put on the air, as the script knows it: what a dissector must find.
package struct ExpectedFrame: Sendable, Hashable {
    /// The number of the record that completes it, from 1.
    package var record: Int
    /// Whether the capturing device received it.
    package var isReceived: Bool
    /// Whether the central wrote it; otherwise the peripheral notified it.
    package var isWritten: Bool
    /// The frame, with the ttl and the flags of this copy.
    package var frame: GeneratedFrame

    /// The heading of a list of frames.
    package static let heading = "# record direction via version type ttl flags payloadLength sender recipient"
}

extension ExpectedFrame: CustomStringConvertible {
    /// One line: decimal numbers, peer IDs as 16 hex digits, type and flags as hex, `-` for no recipient.
    package var description: String {
        let contents = frame.contents
        return [
            "\(record)", isReceived ? "received" : "sent", isWritten ? "writeCommand" : "notification",
            "\(contents.version)", Self.hexadecimal(contents.type.rawValue), "\(contents.ttl)",
            Self.hexadecimal(frame.flags.rawValue), "\(frame.payloadLength)", Self.identifier(contents.sender),
            contents.recipient.map(Self.identifier) ?? "-",
        ].joined(separator: " ")
    }

    private static func hexadecimal(_ byte: UInt8) -> String { "0x" + Hexadecimal.encode([byte]) }

    private static func identifier(_ bytes: [UInt8]) -> String { Hexadecimal.encode(bytes) }
}
