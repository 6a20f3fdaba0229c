import BitchatFrame
import Dissection
import WireFormat

/// ANN-007: two announces of one peer in quick succession.
///
/// Compares the times that their author gave them, which no link delays and every copy shares.
struct CrowdedAnnounces: MeshRule {
    static let description = RuleDescription(
        "ANN-007", .warning, "Two different announces of one peer were made less than 150 ms apart.",
        explanation: """
            iOS waits a second between announces, and 150 ms when it must hurry; more of them only fill the air. Limit how often \
            announces are sent.
            """,
        source: "docs/protocol.md 7", ios: "accepted", android: "accepted")

    static let types: [MessageType] = [.announce]

    /// The most peers, and the most announces of one, that are remembered.
    private static let peers = 4096, perPeer = 4

    private var recent: [PeerID: [UInt64]] = [:]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard case .announce = packet.payload, let header = packet.header else { return }
        let known = recent[header.sender] ?? []
        guard !known.contains(header.timestamp) else { return }
        let nearest = known.map { Self.distance($0, header.timestamp) }.min()
        if let nearest, nearest < ProtocolLimits.announceSpacing {
            findings.add(Self.self, "\(nearest) ms from another announce of \(header.sender)", at: 3)
        }
        remember(header)
    }

    private mutating func remember(_ header: FrameHeader) {
        if recent[header.sender] == nil, recent.count >= Self.peers { recent = [:] }
        recent[header.sender, default: []].append(header.timestamp)
        if let count = recent[header.sender]?.count, count > Self.perPeer { recent[header.sender]?.removeFirst() }
    }

    private static func distance(_ one: UInt64, _ other: UInt64) -> UInt64 { max(one, other) - min(one, other) }
}
