import WireFormat

@testable import Mutators

/// Capture files of three notifications, made by hand (docs/capture-formats.md chapters 1, 4, 6 and 7).
enum CaptureSamples {
    /// An ACL packet on handle 0x040 with a notification of handle 0x12, as the container holds it.
    static func packet(_ number: UInt8, _ kind: CaptureFileKind, value: [UInt8]? = nil) -> [UInt8] {
        let value = value ?? [number, 0xAA, 0xBB, 0xCC]
        let attribute = [0x1B, 0x12, 0x00] + value
        let packet = [0x40, 0x00] + short(attribute.count + 4) + short(attribute.count) + [4, 0] + attribute
        return kind == .packetLoggerBig || kind == .packetLoggerLittle ? packet : [2] + packet
    }

    /// A file of three records.
    static func file(_ kind: CaptureFileKind, value: [UInt8]? = nil) -> [UInt8] {
        head(kind) + (1...3).flatMap { record(packet($0, kind, value: value), UInt64($0), kind) }
    }

    private static func head(_ kind: CaptureFileKind) -> [UInt8] {
        switch kind {
        case .btsnoop: Array("btsnoop\0".utf8) + word(1, kind) + word(1_002, kind)
        case .pcapLittle, .pcapBig:
            word(0xA1B2_C3D4, kind) + (kind == .pcapBig ? [0, 2, 0, 4] : [2, 0, 4, 0]) + word(0, kind) + word(0, kind)
                + word(65_535, kind) + word(187, kind)
        case .pcapngLittle, .pcapngBig:
            word(0x0A0D_0D0A, kind) + word(28, kind) + word(0x1A2B_3C4D, kind)
                + (kind == .pcapngBig ? [0, 1, 0, 0] : [1, 0, 0, 0]) + word(0xFFFF_FFFF, kind) + word(0xFFFF_FFFF, kind)
                + word(28, kind)
                + word(1, kind) + word(20, kind) + (kind == .pcapngBig ? [0, 187, 0, 0] : [187, 0, 0, 0]) + word(0, kind)
                + word(20, kind)
        case .packetLoggerLittle, .packetLoggerBig: []
        }
    }

    private static func record(_ data: [UInt8], _ time: UInt64, _ kind: CaptureFileKind) -> [UInt8] {
        let count = UInt64(data.count)
        switch kind {
        case .btsnoop:
            return word(count, kind) + word(count, kind) + word(1, kind) + word(0, kind) + word(0, kind) + word(time, kind) + data
        case .pcapLittle, .pcapBig: return word(time, kind) + word(0, kind) + word(count, kind) + word(count, kind) + data
        case .pcapngLittle, .pcapngBig:
            let filled = data + [UInt8](repeating: 0, count: (4 - data.count % 4) % 4)
            let length = word(UInt64(32 + filled.count), kind)
            return word(6, kind) + length + word(0, kind) + word(0, kind) + word(time, kind) + word(count, kind)
                + word(count, kind) + filled
                + length
        case .packetLoggerLittle, .packetLoggerBig: return word(count + 9, kind) + word(time, kind) + word(0, kind) + [3] + data
        }
    }

    private static func word(_ value: UInt64, _ kind: CaptureFileKind) -> [UInt8] {
        let bytes = (0..<4).map { UInt8(truncatingIfNeeded: value >> UInt64(24 - 8 * $0)) }
        return [.pcapLittle, .pcapngLittle, .packetLoggerLittle].contains(kind) ? bytes.reversed() : bytes
    }

    private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }

    /// The records of a file.
    static func records(_ file: [UInt8]) -> [Element] {
        file.withRawSpan { span in RecordSpans(span)?.elements(span) ?? [] }
    }

    /// The first attribute PDU of a file.
    static func attribute(_ file: [UInt8]) -> (Element, AttributeParts) {
        for record in records(file) {
            if let parts = file.withRawSpan({ AttributeParts($0, record.body) }) { return (record, parts) }
        }
        preconditionFailure("no attribute in the sample")
    }

    /// Every attribute value of a file.
    static func values(_ file: [UInt8]) -> [[UInt8]] {
        records(file).compactMap { record in
            file.withRawSpan { span in
                AttributeParts(span, record.body).map { parts in Array(file[parts.value(span)]) }
            }
        }
    }

    /// What follows the ACL header of every packet of a file, in order.
    static func joined(_ file: [UInt8], _ kind: CaptureFileKind) -> [UInt8] {
        let isBlocks = kind == .pcapngLittle || kind == .pcapngBig
        let head = kind == .packetLoggerLittle || kind == .packetLoggerBig ? 4 : 5
        return records(file).filter { !isBlocks || $0.kind == 6 }.flatMap { file[$0.body].dropFirst(head) }
    }
}
