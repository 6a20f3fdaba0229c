import BitchatFrame
import Dissection
import LinkLayers
import WireFormat

/// Counts the packets of one source by type.
package final class PacketCounter: PacketSink {
    /// Packets by type name, undecodable and unknown types under names of their own.
    package private(set) var frames: [String: Int] = [:]
    /// Packets put together from fragments, which are not counted in `frames`.
    package private(set) var reassembled = 0
    /// Packets that do not decode as the iOS app decodes them.
    package private(set) var errors = 0
    private var byType = [Int](repeating: 0, count: 256)

    /// Makes a counter at zero.
    package init() {}

    package func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        if packet.error != nil { errors += 1 }
        if packet.reassembly != nil {
            reassembled += 1
        } else if case .historical(let historical) = packet.payload {
            frames["\(historical.kind)", default: 0] += 1
        } else if let header = packet.header {
            byType[Int(header.type.rawValue)] += 1
        } else {
            frames["undecodable", default: 0] += 1
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String) {}

    /// Packets by name; types that no current app knows as `0x` and two digits.
    package var counts: [String: Int] {
        var counts = frames
        for (type, count) in byType.enumerated() where count > 0 {
            let raw = UInt8(truncatingIfNeeded: type)
            let name = MessageType(rawValue: raw).name.map { "\($0)" } ?? "0x" + Hexadecimal.encode([raw])
            counts[name, default: 0] += count
        }
        return counts
    }
}
