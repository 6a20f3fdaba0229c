import Conformance
import LinkLayers
import WireFormat

/// What a judge said about the packets of a batch, in order; their bytes stay where the decoded packets have them.
final class JudgedPackets: JudgedPacketSink {
    /// One thing that was said.
    private enum Entry {
        /// The next of `packets`.
        case packet
        case advertisement(Advertisement, source: String, [Finding])
        case heard(Advertisement, source: String)
        case event(LinkEvent, source: String)
    }

    /// The gravest finding, if there was one.
    private(set) var gravest: Severity?
    private var packets: [JudgedPacket] = []
    private var entries: [Entry] = []

    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        note(judged.findings)
        packets.append(judged)
        entries.append(.packet)
    }

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        note(findings)
        entries.append(.advertisement(advertisement, source: source, findings))
    }

    func heard(_ advertisement: Advertisement, source: String) { entries.append(.heard(advertisement, source: source)) }

    func event(_ event: LinkEvent, source: String) { entries.append(.event(event, source: source)) }

    /// Hands everything to `sink` as it was said, with the bytes of `decoded`, from which it came.
    func replay(_ decoded: DecodedPackets, into sink: any JudgedPacketSink) {
        var next = 0
        decoded.bytes.withRawSpan { bytes in
            for entry in entries {
                switch entry {
                case .packet:
                    replay(next, decoded.places[next], bytes, into: sink)
                    next += 1
                case .advertisement(let advertisement, let source, let findings):
                    sink.advertisement(advertisement, source: source, findings)
                case .heard(let advertisement, let source): sink.heard(advertisement, source: source)
                case .event(let event, let source): sink.event(event, source: source)
                }
            }
        }
    }

    /// Empties it and keeps its memory.
    func clear() {
        gravest = nil
        packets.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }

    private func note(_ findings: [Finding]) {
        if !findings.isEmpty { gravest = findings.gravest(gravest) }
    }

    private func replay(
        _ index: Int, _ place: DecodedPackets.Place, _ bytes: RawSpan, into sink: any JudgedPacketSink
    ) {
        bytes.withBytes(place.frame) { frame in
            bytes.withBytes(place.payload) { payload in sink.packet(packets[index], frame, payload) }
        }
    }
}
