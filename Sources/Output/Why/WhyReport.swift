import BitchatFrame
import Conformance
import MeshModel
import WireFormat

/// Says why a subject was not delivered: each sighting with its verdicts, then the first reason for each profile.
package struct WhyReport {
    /// The most sightings shown one by one.
    private static let shown = 20

    private let out: OutputBuffer
    private let trace: DeliveryTrace

    /// Makes the report of `trace`, which goes to `out`.
    package init(_ trace: DeliveryTrace, _ out: OutputBuffer) {
        self.trace = trace
        self.out = out
    }

    /// Writes the report; returns whether anything matched.
    package func write() -> Bool {
        guard !trace.packets.isEmpty else { return false }
        let count = trace.packets.count + trace.omitted
        out.text("\(count) \(count == 1 ? "packet" : "packets") seen\n")
        for judged in trace.packets.prefix(Self.shown) { write(judged) }
        if count > Self.shown { out.text("  ... and \(count - Self.shown) more\n") }
        for stream in trace.streams { out.text("  \(stream.sentence)\n") }
        conclude()
        return true
    }

    private func write(_ judged: JudgedPacket) {
        let packet = judged.packet
        out.text("  record \(packet.context?.record.number ?? packet.number): ")
        if let context = packet.context {
            out.text("\(context.direction.name) on hci\(context.record.adapter):\(context.link.handle), ")
        }
        if let header = packet.header {
            out.text(
                "\(header.type.name.map { "\($0)" } ?? "type \(header.type.rawValue)") from \(header.sender), ttl \(header.ttl)\n"
            )
        } else {
            out.text("undecodable\n")
        }
        for verdict in judged.verdicts { line(verdict.profile, VerdictSentence(verdict, judged).text) }
        for finding in judged.findings {
            out.text("    \(finding.rule.id) ")
            out.text(finding.message, .terminal)
            out.byte(10)
        }
    }

    /// The first reason for each profile, or that the subject got through.
    private func conclude() {
        out.text("the first reason, by profile\n")
        for (index, verdict) in (trace.packets.first?.verdicts ?? []).enumerated() { line(verdict.profile, conclusion(index)) }
    }

    private func conclusion(_ index: Int) -> String {
        let stranded = trace.streams.filter { $0.completion == nil }
        if let stream = stranded.first, trace.packets.allSatisfy({ $0.packet.reassembly == nil }) {
            return unfinished(stream)
        }
        let judged = trace.packets.filter { index < $0.verdicts.count && $0.verdicts[index].answer.reason != .duplicate }
        if let refused = judged.first(where: { $0.verdicts[index].answer.accepts == false }) {
            return "\(place(refused)): \(VerdictSentence(refused.verdicts[index], refused).text)"
        }
        guard judged.contains(where: { $0.verdicts[index].answer.accepts == true }) else { return "the capture does not show it" }
        return fault(judged) ?? "nothing stands against it"
    }

    /// Why a stream was not put together, as far as the capture shows it.
    private func unfinished(_ stream: StreamTrace) -> String {
        let gap = stream.missing.isEmpty ? "never put together" : "never complete: missing index \(stream.missingIndexes)"
        return ([gap] + stream.findings.map(\.sentence)).joined(separator: "; ")
    }

    /// The first error that rules find in packets that no profile refuses, or in the fragments that carried them.
    private func fault(_ judged: [JudgedPacket]) -> String? {
        for packet in judged {
            guard let error = packet.findings.first(where: { $0.rule.severity == .error }) else { continue }
            return "\(place(packet)): accepted, but \(error.sentence)"
        }
        let errors = trace.streams.flatMap(\.findings).filter { $0.rule.severity == .error }
        return errors.first.map { "accepted, but its fragments have \($0.sentence)" }
    }

    private func place(_ judged: JudgedPacket) -> String {
        "record \(judged.packet.context?.record.number ?? judged.packet.number)"
    }

    private func line(_ profile: GateProfile.Name, _ text: String) {
        out.text("    \(profile.rawValue)")
        for _ in profile.rawValue.count..<8 { out.byte(32) }
        out.text(text, .terminal)
        out.byte(10)
    }
}
