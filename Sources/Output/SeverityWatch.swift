import Conformance
import Dissection
import LinkLayers
import WireFormat

/// Passes everything on and remembers the gravest finding, for the exit status (`--fail-on`).
package final class SeverityWatch: JudgedPacketSink {
    /// The gravest finding so far, if there was one.
    package private(set) var gravest: Severity?
    private let inner: any JudgedPacketSink

    /// Makes a watch in front of `inner`.
    package init(_ inner: any JudgedPacketSink) { self.inner = inner }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        if !judged.findings.isEmpty { note(judged.findings) }
        inner.packet(judged, frameBytes, payloadBytes)
    }

    package func unjudged(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        inner.unjudged(packet, frameBytes, payloadBytes)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        note(findings)
        inner.advertisement(advertisement, source: source, findings)
    }

    package func heard(_ advertisement: Advertisement, source: String) { inner.heard(advertisement, source: source) }

    package func event(_ event: LinkEvent, source: String) { inner.event(event, source: source) }

    private func note(_ findings: [Finding]) {
        if !findings.isEmpty { gravest = findings.gravest(gravest) }
    }
}
