import BitchatFrame
import MeshModel

/// How one app passes packets on, by the number of links it has (docs/protocol.md 5.7).
///
/// What iOS calls degree is `links`. The drop of a planned relay when the packet comes again is left out: the 3 s memory of
/// ingress refuses such repeats before the code that would drop the relay sees them (docs/protocol.md 5.2 rows 8 and 9).
struct RelayRules {
    /// What a relay does with one packet.
    struct Plan: Equatable {
        /// The hops left.
        var ttl: UInt8
        /// How long it waits, in milliseconds.
        var delay: ClosedRange<Int64>
    }

    /// Whose rules these are.
    let profile: GateProfile.Name
    /// The node's settings, for a node with at most two links.
    let settings: NodeSettings

    /// The plan for a packet, or nil when it stops here.
    func plan(_ header: FrameHeader, recipient: PeerID?, local: PeerID, links: Int) -> Plan? {
        guard header.type != .requestSync, header.sender != local, recipient != local else { return nil }
        if profile == .android {
            return header.ttl == 0 ? nil : Plan(ttl: header.ttl - 1, delay: settings.relayDelay)
        }
        guard let near = GossipSyncManager.relayTTL(header, recipient: recipient, local: local) else { return nil }
        let ttl = near + 1
        if header.type == .fragment || header.type == .voiceFrame {
            let cap: UInt8 = links >= 6 ? 5 : 7
            return Plan(ttl: min(ttl, cap) - 1, delay: settings.fragmentRelayDelay)
        }
        switch links {
        case ...2: return Plan(ttl: near, delay: settings.relayDelay)
        case 3...5: return Plan(ttl: max(2, min(ttl, header.type == .announce ? 7 : 6)) - 1, delay: 60...150)
        default: return Plan(ttl: max(2, min(ttl, 5)) - 1, delay: 80...220)
        }
    }

    /// How often of a thousand times Android passes a packet on that leaves with `ttl`, in a mesh of `peers` (docs/protocol.md 5.7).
    static func androidShare(ttl: UInt8, peers: Int) -> Int {
        if ttl >= 4 { return 1_000 }
        switch peers {
        case ...10: return 1_000
        case ...30: return 850
        case ...50: return 700
        case ...100: return 550
        default: return 400
        }
    }

    /// The links that iOS sends a packet over, of those allowed: all for fragments and announces, otherwise some of more than two.
    ///
    /// The app chooses by a hash of its own; here `seed` stands for the packet.
    static func fanOut(_ type: MessageType, over links: [Int], seed: UInt64) -> [Int] {
        let count = links.count
        guard count > 2, type != .fragment, type != .announce else { return links }
        let most = min(count, Int.bitWidth - (count - 1).leadingZeroBitCount + 1)
        guard most < count else { return links }
        func rank(_ link: Int) -> UInt64 { SeededGenerator.mix(seed ^ SeededGenerator.mix(UInt64(truncatingIfNeeded: link))) }
        return links.sorted { (rank($0), $0) < (rank($1), $1) }.prefix(most).sorted()
    }
}
