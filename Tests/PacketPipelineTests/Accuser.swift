import Dissection
import LinkLayers
import WireFormat

@testable import Conformance

/// A judge that finds a fault of a given severity in the packets of some numbers.
final class Accuser: PacketSink {
    private let sink: any JudgedPacketSink
    private let severities: [Int: Severity]

    init(into sink: any JudgedPacketSink, _ severities: [Int: Severity]) {
        self.sink = sink
        self.severities = severities
    }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        let findings = severities[packet.number].map { [Finding(rule($0), "a fault")] } ?? []
        sink.packet(JudgedPacket(packet: packet, verdicts: [], findings: findings), frameBytes, payloadBytes)
    }

    func advertisement(_ advertisement: Advertisement, source: String) {}

    private func rule(_ severity: Severity) -> RuleDescription {
        RuleDescription("TST-001", severity, "A fault.", explanation: "", source: "", ios: "", android: "")
    }
}
