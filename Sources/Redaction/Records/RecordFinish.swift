import Capture
import LinkLayers
import WireFormat

/// Brings a record into its last form: its holds are written, and on the air its access address and checksum follow.
struct RecordFinish {
    private let standIns: StandIns

    /// Makes the last form with `standIns`.
    init(_ standIns: StandIns) { self.standIns = standIns }

    /// The bytes of `entry` that are written.
    func finished(_ entry: RecordWindow.Entry) -> [UInt8] {
        var bytes = understood(entry)
        if entry.isKept != true, let pdu = entry.air?.packet.pdu { blank(&bytes, pdu) }
        for hold in entry.holds { hold.apply(to: &bytes, of: entry.record.number) }
        if entry.record.linkType == .perPacketInformation { forgetInformation(&bytes) }
        if let air = entry.air, bytes.count == air.original.count { finish(&bytes, air.packet, air.original) }
        return bytes
    }

    /// What was understood of `entry` and may stay; all else is zeros, whatever the lengths in the record say.
    private func understood(_ entry: RecordWindow.Entry) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: entry.bytes.count)
        for range in entry.kept where range.end <= bytes.count {
            bytes.replaceSubrange(range.offset..<range.end, with: entry.bytes[range.offset..<range.end])
        }
        return bytes
    }

    /// Makes a control PDU of an opcode that does not exist of the packet whose header and payload stand at `pdu`.
    private func blank(_ bytes: inout [UInt8], _ pdu: ByteRange) {
        guard pdu.count > 2, pdu.end <= bytes.count else { return }
        bytes[pdu.offset] |= 3
        bytes.replaceSubrange(
            (pdu.offset + 2)..<pdu.end, with: [0xFF] + [UInt8](repeating: 0, count: pdu.count - 3))
    }

    /// Empties the fields of per-packet information, which may name places: version, flags, length u16, link type u32, fields.
    private func forgetInformation(_ bytes: inout [UInt8]) {
        guard bytes.count >= 8 else { return }
        let end = min(Int(bytes[2]) | Int(bytes[3]) << 8, bytes.count)
        for index in 8..<max(8, end) { bytes[index] = 0 }
    }

    /// Brings what a sniffer wrote into line with what was replaced.
    ///
    /// Where ten bytes before the packet repeat the access address (docs/capture-formats.md 8.2), that is replaced too. A checksum stays as right, or wrong, as it was.
    private func finish(_ bytes: inout [UInt8], _ packet: TracedAirPacket, _ original: [UInt8]) {
        let address = packet.accessAddress
        let before = address.offset - 6
        if before >= 0, original[before..<(before + 4)].elementsEqual(original[address.offset..<address.end]) {
            AccessAddress.replace(&bytes, at: before, standIns)
        }
        AccessAddress.replace(&bytes, at: address.offset, standIns)
        let pdu = packet.pdu.offset..<packet.pdu.end
        guard packet.checksum.count == 3, pdu.upperBound <= bytes.count, packet.checksum.end <= bytes.count else { return }
        let change = TracedAirPacket.checksumChange(zip(bytes[pdu], original[pdu]).map { $0 ^ $1 })
        for index in 0..<3 { bytes[packet.checksum.offset + index] ^= change[index] }
    }
}
