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
    private var tally = MilestoneTally()
    private var byType = InlineArray<256, Int>(repeating: 0)

    /// Makes a counter at zero.
    package init() {}

    /// Begins anew, for the next source.
    package func reset() {
        frames = [:]
        tally = MilestoneTally()
        reassembled = 0
        errors = 0
        byType = InlineArray(repeating: 0)
        findings = [Int](repeating: 0, count: Severity.allCases.count)
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        if !judged.findings.isEmpty { count(judged.findings) }
        tally.note(judged)
        count(judged.packet)
    }

    package func unjudged(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        tally.note(packet)
        count(packet)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        count(findings)
    }

    @inline(__always)
    private func count(_ packet: DissectedPacket) {
        if packet.error != nil { errors += 1 }
        if packet.reassembly != nil {
            reassembled += 1
        } else if case .historical(let historical) = packet.payload {
            frames["\(historical.kind)", default: 0] += 1
        } else if let type = packet.header?.type {
            byType[Int(type.rawValue)] += 1
        } else {
            frames["undecodable", default: 0] += 1
        }
    }

    private func count(_ findings: [Finding]) {
        for finding in findings { self.findings[Int(finding.rule.severity.rawValue)] += 1 }
    }

    package func heard(_ advertisement: Advertisement, source: String) { tally.note { $0.note(advertisement) } }

    package func event(_ event: LinkEvent, source: String) { tally.note { $0.note(event) } }

    /// How far bitchat came on the air.
    package var milestones: Milestones { tally.milestones }

    /// Packets by name; types that no current app knows as `0x` and two digits.
    package var counts: [String: Int] {
        var counts = frames
        for type in byType.indices where byType[type] > 0 {
            counts[MessageType(rawValue: UInt8(truncatingIfNeeded: type)).countedName, default: 0] += byType[type]
        }
        return counts
    }
}
