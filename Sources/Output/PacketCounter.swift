import BitchatFrame
import Conformance
import Dissection
import LinkLayers
import WireFormat

/// Counts the packets of one source by type.
package final class PacketCounter: JudgedPacketSink {
    /// Packets of old dialects by their old names, and those without a header; `counts` has all.
    package private(set) var frames: [String: Int] = [:]
    /// Packets put together from fragments, which are not counted in `frames`.
    package private(set) var reassembled = 0
    /// Packets that do not decode as the iOS app decodes them.
    package private(set) var errors = 0
    /// Findings at the index of their severity.
    package private(set) var findings = [Int](repeating: 0, count: Severity.allCases.count)
    /// How far bitchat came on the air.
    package private(set) var milestones = Milestones()
    private var byType = [Int](repeating: 0, count: 256)

    /// Makes a counter at zero.
    package init() {}

    /// Begins anew, for the next source.
    package func reset() {
        frames = [:]
        milestones = Milestones()
        reassembled = 0
        errors = 0
        byType = [Int](repeating: 0, count: 256)
        findings = [Int](repeating: 0, count: Severity.allCases.count)
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        let packet = judged.packet
        for finding in judged.findings { findings[Int(finding.rule.severity.rawValue)] += 1 }
        if packet.error != nil { errors += 1 }
        milestones.note(judged)
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

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        for finding in findings { self.findings[Int(finding.rule.severity.rawValue)] += 1 }
    }

    package func heard(_ advertisement: Advertisement, source: String) { milestones.note(advertisement) }

    package func event(_ event: LinkEvent, source: String) { milestones.note(event) }

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
