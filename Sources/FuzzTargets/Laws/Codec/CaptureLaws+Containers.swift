import Capture
import PacketGenerators
import WireFormat

extension CaptureLaws {
    /// Holds that the packets of a capture, written into another container, are dissected the same.
    ///
    /// Only for captures of whole HCI packets of one adapter, or of Linux monitor packets, with times that every container can hold.
    static func holdContainers(
        _ content: CaptureContent, _ packets: [CapturePacket], _ choice: UInt64, _ steps: CaptureSubject,
        _ report: inout FuzzReport
    ) {
        guard content.records.count < CaptureContent.mostRecords, content.byteCount < CaptureContent.mostBytes,
            let written = writable(content.records)
        else { return }
        let file =
            switch choice % 3 {
            case 0: write(written, with: PcapngWriter(.monitor))
            case 1: write(written, with: PcapWriter(.monitor))
            default: write(written, with: BtsnoopWriter(.monitor))
            }
        let again = steps.dissect(steps.read(file, .max).records)
        let place = zip(packets, again).enumerated().first { $0.element.0 != $0.element.1 }
        report.require(
            packets == again, containers,
            "\(again.count) packets instead of \(packets.count), first difference \(String(describing: place))")
    }

    private static func writable(_ records: [CaptureContent.Record]) -> [(WritablePacket, [UInt8])]? {
        var packets: [(WritablePacket, [UInt8])] = []
        for record in records {
            guard record.header.time.isKnown, (0..<4_000_000_000_000_000).contains(record.header.time.microseconds),
                let (type, prefix) = packetType(record)
            else { return nil }
            let packet = WritablePacket(record.header, packetType: type, originalLength: record.header.originalLength - prefix)
            packets.append((packet, Array(record.bytes.dropFirst(prefix))))
        }
        return packets
    }

    /// The HCI type of a record, and how many bytes stand before the packet.
    private static func packetType(_ record: CaptureContent.Record) -> (UInt8, Int)? {
        switch record.header.linkType {
        case .h4:
            guard let type = record.bytes.first, 1...5 ~= type else { return nil }
            return (type, 1)
        case .monitorRecord: return monitorTypes[record.header.tag].map { ($0, 0) }
        default: return nil
        }
    }

    /// The HCI types of the Linux monitor's opcodes (docs/capture-formats.md 1.1).
    private static let monitorTypes: [UInt16: UInt8] = [2: 1, 3: 4, 4: 2, 5: 2, 6: 3, 7: 3, 18: 5, 19: 5]

    private static func write(_ packets: [(WritablePacket, [UInt8])], with writer: some CaptureWriter) -> [UInt8] {
        var output = ByteWriter(capacity: packets.count * 64)
        writer.begin(&output)
        for packet in packets { packet.1.withRawSpan { _ = writer.append(packet.0, $0, to: &output) } }
        return output.bytes
    }
}
