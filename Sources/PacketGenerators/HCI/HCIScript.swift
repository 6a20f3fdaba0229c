import WireFormat

/// A list of HCI packets being written, with the time of the next one: the log of one adapter.
///
/// Packets can be taken away while more are added; record numbers go on counting.
package struct HCIScript: Sendable {
    /// What an ACL packet carries as seen from its first two bits (docs/capture-formats.md chapter 10).
    private enum Boundary: UInt16 {
        case startSent = 0
        case continued = 1
        case startReceived = 2
    }

    /// The L2CAP channel of ATT.
    static let attribute: UInt16 = 0x0004

    /// The packets not yet taken away.
    package private(set) var packets: [HCIPacket] = []
    /// The time of the next packet, in microseconds since 1970.
    package private(set) var now: Int64
    /// How long every packet takes, in microseconds, so that no two have the same time.
    private let pace: Int64
    private var taken = 0

    /// Begins a log at a time in microseconds since 1970.
    package init(start: Int64, pace: Int64 = 200) {
        now = start
        self.pace = pace
    }

    /// The number of the last record, from 1; 0 before the first.
    package var recordNumber: Int { taken + packets.count }

    /// Lets time pass.
    package mutating func wait(microseconds: Int64) { now += microseconds }

    /// Lets time pass.
    package mutating func wait(milliseconds: Int64) { wait(microseconds: milliseconds * 1000) }

    /// Gives the packets away.
    package mutating func take() -> [HCIPacket] {
        defer { packets.removeAll(keepingCapacity: true) }
        taken += packets.count
        return packets
    }

    /// Appends a command.
    package mutating func command(_ opcode: UInt16, _ parameters: [UInt8] = []) {
        var writer = ByteWriter(capacity: 3 + parameters.count)
        writer.littleEndian(opcode)
        writer.byte(UInt8(clamping: parameters.count))
        writer.append(parameters)
        append(.command, isReceived: false, writer.bytes)
    }

    /// Appends an event.
    package mutating func event(_ code: UInt8, _ parameters: [UInt8]) {
        append(.event, isReceived: true, [code, UInt8(clamping: parameters.count)] + parameters)
    }

    /// Appends one L2CAP packet, cut into ACL packets of at most `size` bytes of data.
    package mutating func data(_ payload: [UInt8], channel: UInt16, handle: UInt16, isReceived: Bool, size: Int) {
        var frame = ByteWriter(capacity: 4 + payload.count)
        frame.littleEndian(UInt16(clamping: payload.count))
        frame.littleEndian(channel)
        frame.append(payload)
        var boundary = isReceived ? Boundary.startReceived : .startSent
        for start in stride(from: 0, to: frame.bytes.count, by: max(1, size)) {
            let part = frame.bytes[start..<min(frame.bytes.count, start + max(1, size))]
            var packet = ByteWriter(capacity: 4 + part.count)
            packet.littleEndian((handle & 0x0FFF) | boundary.rawValue << 12)
            packet.littleEndian(UInt16(clamping: part.count))
            packet.append(part)
            append(.acl, isReceived: isReceived, packet.bytes)
            boundary = .continued
        }
    }

    private mutating func append(_ kind: HCIPacket.Kind, isReceived: Bool, _ bytes: [UInt8]) {
        packets.append(HCIPacket(time: now, isReceived: isReceived, kind: kind, bytes: bytes))
        now += pace
    }
}
