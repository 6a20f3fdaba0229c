import BitchatFrame
import BitchatPayload
import Dissection
import MeshModel
import WireFormat

/// SYNC-030: a stream that is asked for again too soon.
struct HastyStreamRetry: MeshRule {
    static let description = RuleDescription(
        "SYNC-030", .warning, "A REQUEST_SYNC names a stream that the same peer was asked for less than 10.000 s before.",
        explanation:
            "The answer to the first request may still be on its way; a stream is asked for again after 10 s at the earliest.",
        source: "docs/protocol.md 4.6", ios: "answered", android: "field ignored")
    static let types: [MessageType] = [.requestSync]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let asked = AskedStreams(packet, payload), let header = packet.header else { return }
        let earlier = mesh.earlierRequests(header, ages: 0...ProtocolLimits.fragmentRetry - 1)
        for stream in asked.ids {
            guard let last = earlier.last(where: { names(stream, $0.entry) }) else { continue }
            findings.add(
                Self.self,
                "stream \(Hexadecimal.digits(stream)) was asked for \(last.age) ms before, and "
                    + "\(ProtocolLimits.fragmentRetry) ms must pass")
        }
    }

    private func names(_ stream: UInt64, _ request: RequestLog.Entry) -> Bool {
        request.types.contains(.fragment) && request.streams?.contains(FragmentID(value: stream)) == true
    }
}
