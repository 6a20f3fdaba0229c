import Conformance
import LinkLayers
import WireFormat

/// One line a finding, as compilers print theirs: source, record, severity, rule, message (`lint`).
package final class FindingPrinter: JudgedPacketSink {
    private let out: OutputBuffer

    /// Makes a printer that writes to `out`.
    package init(_ out: OutputBuffer) { self.out = out }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard !judged.findings.isEmpty else { return }
        let packet = judged.packet
        for finding in judged.findings {
            place(packet.context?.source, packet.context?.record.number ?? packet.number)
            write(finding)
            out.text(" (")
            if let header = packet.header {
                if let name = header.type.name { out.text(name) } else { out.text("type \(header.type.rawValue)") }
                out.text(" from ")
                out.hex(header.sender.value)
            } else {
                out.text("undecodable")
            }
            out.text(")\n")
        }
        out.endLine()
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        for finding in findings {
            place(source, advertisement.record.number)
            write(finding)
            out.text(" (advert)\n")
        }
        out.endLine()
    }

    private func place(_ source: String?, _ number: Int) {
        out.text(source ?? "line", .terminal)
        out.byte(58)
        out.decimal(number)
        out.text(": ")
    }

    private func write(_ finding: Finding) {
        out.text(finding.rule.severity.name)
        out.byte(32)
        out.text(finding.rule.id)
        out.text(": ")
        out.text(finding.message, .terminal)
    }
}
