import BitchatFrame
import Capture
import WireFormat

extension CaptureLaws {
    /// Holds that the records stand inside the file.
    static func holdBounds(_ content: CaptureContent, _ file: [UInt8], _ report: inout FuzzReport) {
        for (one, other) in zip(content.records, content.records.dropFirst()) {
            report.require(
                one.header.number < other.header.number, bounds, "record \(other.header.number) after \(one.header.number)")
        }
        for record in content.records {
            let header = record.header
            let isSound = header.number > 0 && header.fileOffset >= 0 && header.originalLength >= 0
            report.require(isSound, bounds, "\(header)")
        }
        guard ["btsnoop", "pcap", "pcapng", "pklg1", "pklg2", "hcidump"].contains(content.format), file.first != 0x1F else {
            return
        }
        report.require(content.byteCount <= file.count, bounds, "\(content.byteCount) bytes of records in \(file.count)")
        for record in content.records {
            let end = record.header.fileOffset + record.bytes.count
            report.require(end <= file.count, bounds, "\(record.header) ends at \(end) of \(file.count)")
        }
    }

    /// Holds that pieces make no difference.
    static func holdChunks(
        _ content: CaptureContent, _ file: [UInt8], _ chunk: Int, _ steps: CaptureSubject, _ report: inout FuzzReport
    ) {
        let other = steps.read(file, chunk)
        let place = zip(content.records, other.records).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        report.require(
            other == content, chunks,
            """
            in pieces of \(chunk): \(other.records.count) records instead of \(content.records.count), \
            first difference \(String(describing: place)), \(String(describing: other.error)) instead of \
            \(String(describing: content.error))
            """)
    }

    /// Holds a btsnoop file's records against the plain reading.
    static func holdBtsnoop(_ content: CaptureContent, _ file: [UInt8], _ report: inout FuzzReport) {
        guard let simple = SimpleBtsnoop(file) else { return }
        let expected = simple.records.prefix(CaptureContent.mostRecords)
        guard content.byteCount < CaptureContent.mostBytes else { return }
        report.require(
            content.records.count >= expected.count && (!simple.isWhole || content.records.count == expected.count), btsnoop,
            "\(content.records.count) records, expected \(expected.count)")
        for (record, plain) in zip(content.records, expected) {
            let time = plain.time.map { CaptureTime(microseconds: $0) } ?? .unknown
            let isSame =
                record.bytes == Array(plain.bytes) && record.header.originalLength == plain.original
                && record.header.fileOffset == plain.offset && record.header.time == time
                && direction(plain, simple.kind).map { $0 == record.header.direction } ?? true
            report.require(
                isSame, btsnoop,
                "\(record.header) with \(record.bytes.count) bytes, expected \(plain.bytes.count) of \(plain.original) at \(time)"
            )
        }
    }

    /// The direction of a data packet; commands and events of the UART kind, and monitor opcodes, are left out.
    private static func direction(_ record: SimpleBtsnoop.Record, _ kind: UInt64) -> PacketDirection? {
        if kind == 2001 || record.bytes.first == 1 || record.bytes.first == 4 { return nil }
        return record.flags % 2 == 0 ? .sent : .received
    }

    /// Holds each packet's frame against the plain reading of its bytes.
    static func holdPackets(_ packets: [CapturePacket], _ report: inout FuzzReport) {
        for packet in packets {
            report.require(packet.staysInside, self.packets, "a payload leaves its bytes: \(packet)")
            packet.bytes.withRawSpan { bytes in
                let simple = SimpleFrame(bytes, cap: 10_485_760)
                let isSame = packet.frame.map { simple.agrees(with: $0) } ?? (simple.refusal != nil)
                report.require(isSame, self.packets, "expected \(simple), found \(packet)")
                let rest = packet.frame.map { bytes.byteCount - $0.length } ?? 0
                report.require(
                    packet.frame == nil || packet.padding + packet.trailing == rest, self.packets,
                    "\(rest) bytes after the frame, found \(packet.padding) of padding and \(packet.trailing) others")
            }
        }
    }
}
