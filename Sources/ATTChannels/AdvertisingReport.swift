import WireFormat

/// What an adapter heard from a device that advertises (Core Specification, volume 4, part E, 7.7.65.2).
package struct AdvertisingReport: Sendable, Hashable {
    /// The device's address, least significant byte first.
    package var address: [UInt8]
    /// Whether the address is a public one.
    package var isPublic: Bool
    /// The advertising data: structures of length, type, value.
    package var data: [UInt8]

    /// The reports of an HCI packet as a raw HCI socket gives it; empty for any other packet, and cut where it ends early.
    package static func reports(in packet: [UInt8]) -> [AdvertisingReport] {
        packet.withRawSpan { bytes in
            var cursor = ByteCursor(whole: bytes, layer: .hci)
            var reports: [AdvertisingReport] = []
            // Event packet, LE meta event, its length, advertising report.
            guard let head = try? cursor.take(4), bytes.equals(ByteRange(head.offset, 2), [0x04, 0x3E]),
                bytes.byte(at: 3) == 0x02, let count = try? cursor.byte(bytes)
            else { return [] }
            while reports.count < Int(count), let report = try? AdvertisingReport(bytes, &cursor) { reports.append(report) }
            return reports
        }
    }

    private init(_ bytes: RawSpan, _ cursor: inout ByteCursor) throws(DecodeError) {
        _ = try cursor.byte(bytes)
        isPublic = try cursor.byte(bytes) == 0
        address = bytes.array(try cursor.take(6))
        data = bytes.array(try cursor.take(Int(cursor.byte(bytes)), claim: .recordLength))
        _ = try cursor.byte(bytes)
    }

    /// Whether the device names the service with this 128-bit UUID (types 0x06 and 0x07, least significant byte first).
    package func names(_ uuid: [UInt8]) -> Bool {
        data.withRawSpan { bytes in
            var cursor = ByteCursor(whole: bytes, layer: .linkLayer)
            while let length = try? cursor.byte(bytes), length > 0, let part = try? cursor.take(Int(length)) {
                let isList = [0x06, 0x07].contains(bytes.byte(at: part.offset))
                for start in stride(from: part.offset + 1, to: part.end, by: 16) where isList {
                    if bytes.equals(ByteRange(start, min(16, part.end - start)), uuid) { return true }
                }
            }
            return false
        }
    }
}
