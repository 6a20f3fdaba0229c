import Capture
import Conformance
import Dissection
import Hashes
import LinkLayers
import WireFormat

/// What one source holds, in numbers; the members of `files` in `stats --json`.
package struct SourceStatistics: Sendable {
    /// The source's name as the user gave it; empty for the total.
    package var source = ""
    /// The container's format.
    package var format = ""
    /// Records read.
    package var records = 0
    /// Records of which the logger kept only a part.
    package var truncated = 0
    /// What the link layers left out, by reason.
    package var skipped: [String: Int] = [:]
    /// HCI packets by kind.
    package var hci = HCIPacketCounts()
    /// Complete ATT PDUs by opcode.
    package var attributes: [UInt8: Int] = [:]
    /// Adverts that show bitchat.
    package var adverts = 0
    /// bitchat frames by type name.
    package var frames: [String: Int] = [:]
    /// Packets put together from fragments.
    package var reassembled = 0
    /// Frames and packets that the iOS app would not decode.
    package var errors = 0
    /// How far bitchat came on the air.
    package var milestones = Milestones()
    /// Findings by severity.
    package var findings: [String: Int] = [:]
    /// The SHA-256 of what `-T ndjson` prints of it, where that was asked for.
    package var digest: SHA256Digest?

    /// Makes the statistics of nothing.
    package init() {}

    /// Adds what was read of its container.
    package mutating func add(_ summary: CaptureSummary) {
        format = summary.format
        add(records: summary.records, truncated: summary.truncatedRecords)
    }

    /// Adds records, of which the logger kept only a part of `truncated`.
    package mutating func add(records: Int, truncated: Int) {
        self.records += records
        self.truncated += truncated
    }

    /// Adds what the link layers counted.
    package mutating func add(_ counters: LinkLayerCounters) {
        hci = counters.hci
        adverts = counters.adverts
        for (opcode, count) in counters.attributes { attributes[opcode, default: 0] += count }
        for problem in counters.skipped { skipped["\(problem.reason.name)", default: 0] += problem.count }
    }

    /// Adds what the dissection counted.
    package mutating func add(_ packets: PacketCounter) {
        for (name, count) in packets.counts { frames[name, default: 0] += count }
        reassembled += packets.reassembled
        errors += packets.errors
        milestones = packets.milestones
        for severity in Severity.allCases { findings["\(severity.name)", default: 0] += packets.findings[Int(severity.rawValue)] }
    }

    /// Adds another source, for the total.
    package mutating func add(_ other: SourceStatistics) {
        records += other.records
        truncated += other.truncated
        adverts += other.adverts
        reassembled += other.reassembled
        errors += other.errors
        milestones.add(other.milestones)
        hci.command += other.hci.command
        hci.event += other.hci.event
        hci.acl += other.hci.acl
        hci.sco += other.hci.sco
        hci.iso += other.hci.iso
        skipped.merge(other.skipped, uniquingKeysWith: +)
        attributes.merge(other.attributes, uniquingKeysWith: +)
        findings.merge(other.findings, uniquingKeysWith: +)
        frames.merge(other.frames, uniquingKeysWith: +)
    }
}
