import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// RSR-005: a fragment of another stream than those asked for.
struct UnrequestedStream: MeshRule {
    static let description = RuleDescription(
        "RSR-005", .warning, "A fragment is marked RSR, and every open request for fragments names other streams.",
        explanation: "A usable TLV 0x06 limits the answer to the streams it names; anything else is sent in vain.",
        source: "docs/protocol.md 4.6", ios: "accepted", android: "accepted")

    static let types: [MessageType] = [.fragment]
    static let occasions: [PacketFacts] = [.rsr]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let answer = MarkedAnswer(packet, mesh), let stream = answer.stream,
            !answer.requests.contains(where: answer.wantsOriginal)
        else { return }
        let named = answer.requests.filter { answer.wants(.fragment, $0) }.map(\.streams)
        guard !named.isEmpty, named.allSatisfy({ $0.map { !$0.contains(stream) } ?? false }) else { return }
        let count = named.reduce(0) { $0 + ($1?.count ?? 0) }
        findings.add(
            Self.self, "stream \(Hexadecimal.digits(stream.value)) is none of the \(count) asked for",
            at: packet.frame?.originalSize == nil ? packet.payloadRange?.offset : nil)
    }
}
