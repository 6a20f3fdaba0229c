import Capture

/// One HCI packet of a script (docs/capture-formats.md chapter 10).
package struct HCIPacket: Sendable, Hashable {
    /// The H4 types that scripts use.
    package enum Kind: UInt8, Sendable, Hashable {
        /// From the host to the controller.
        case command = 1
        /// Data, either way.
        case acl = 2
        /// From the controller to the host.
        case event = 4
    }

    /// When it passed, in microseconds since 1970.
    package var time: Int64
    /// Whether it went from the controller to the host.
    package var isReceived: Bool
    /// What it is.
    package var kind: Kind
    /// The packet without an H4 byte.
    package var bytes: [UInt8]

    /// Makes a packet; see the properties.
    package init(time: Int64, isReceived: Bool, kind: Kind, bytes: [UInt8]) {
        self.time = time
        self.isReceived = isReceived
        self.kind = kind
        self.bytes = bytes
    }

    /// The packet as the capture writers take it, of adapter 0.
    package var writable: WritablePacket {
        WritablePacket(
            time: CaptureTime(microseconds: time), direction: isReceived ? .received : .sent, packetType: kind.rawValue)
    }
}
