import BitchatFrame
import WireFormat

/// Replaces access addresses of the air where they stand, least significant byte first.
enum AccessAddress {
    /// The access address of all advertising, which stays.
    private static let advertising: UInt32 = 0x8E89_BED6

    /// Replaces the four bytes at `offset`.
    static func replace(_ bytes: inout [UInt8], at offset: Int, _ standIns: StandIns) {
        guard offset >= 0, offset + 4 <= bytes.count else { return }
        let original = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }
        guard original != advertising, original != 0 else { return }
        let standIn = standIns.accessAddress(original)
        for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: standIn >> UInt32(8 * index)) }
    }
}

/// Replaces a peer ID that bytes begin with, and what stands behind it.
struct PeerBytes {
    private let standIns: StandIns

    /// Makes a replacement with `standIns`.
    init(_ standIns: StandIns) { self.standIns = standIns }

    /// As many bytes.
    func redacted(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count >= 8 else { return standIns.bytes(.odd, bytes, count: bytes.count) }
        let original = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        var writer = ByteWriter(capacity: bytes.count)
        writer.bigEndian(standIns.peer(PeerID(value: original)).value)
        let rest = bytes.dropFirst(8)
        writer.append(standIns.bytes(.odd, rest, count: rest.count))
        return writer.bytes
    }
}
