/// One HCI packet to be written, whatever the container: its bytes travel beside it, without an H4 type byte.
package struct WritablePacket: Sendable, Hashable {
    /// When it passed; unknown times are written as 1970.
    package var time: CaptureTime
    /// Which way it went; anything but `.received` is written as sent, events always as received.
    package var direction: PacketDirection
    /// The adapter's index, where the container has one.
    package var adapter: UInt16
    /// The H4 type, 1 to 5.
    package var packetType: UInt8
    /// The packet's length on the wire, when the bytes at hand are fewer; written where the container can say so.
    package var originalLength: Int

    /// Makes a packet; see the properties.
    package init(
        time: CaptureTime, direction: PacketDirection, adapter: UInt16 = 0, packetType: UInt8, originalLength: Int = 0
    ) {
        self.time = time
        self.direction = direction
        self.adapter = adapter
        self.packetType = packetType
        self.originalLength = originalLength
    }

    /// Makes the packet of `record`, whose bytes have been brought to a bare HCI packet of `packetType`.
    package init(_ record: CaptureRecord, packetType: UInt8, originalLength: Int) {
        self.init(
            time: record.time, direction: record.direction, adapter: record.adapter, packetType: packetType,
            originalLength: originalLength)
    }
}

extension WritablePacket {
    /// Microseconds since 1970, for containers whose clock begins there: 0 before it and when unknown.
    var unsignedTime: UInt64 { time.isKnown ? UInt64(max(time.microseconds, 0)) : 0 }

    /// Whether it went from the controller to the host.
    var isReceived: Bool {
        switch UInt16(packetType) {
        case HCIPacketType.event: true
        case HCIPacketType.command: false
        default: direction == .received
        }
    }

    /// The same direction, told by the packet's type where that implies it.
    var writtenDirection: PacketDirection { isReceived ? .received : .sent }
}
