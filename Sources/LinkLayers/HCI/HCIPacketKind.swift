import Capture

/// The kinds of HCI packets, with their H4 type bytes (docs/capture-formats.md chapter 10).
enum HCIPacketKind: UInt8, Sendable, Hashable {
    /// Host to controller.
    case command = 1
    /// Asynchronous data, both ways.
    case acl = 2
    /// Voice.
    case synchronous = 3
    /// Controller to host.
    case event = 4
    /// LE audio.
    case isochronous = 5

    /// The direction that the kind alone tells.
    @inline(__always) var direction: PacketDirection? {
        switch self {
        case .command: .sent
        case .event: .received
        case .acl, .synchronous, .isochronous: nil
        }
    }
}
