import BitchatFrame
import MeshModel
import Testing

@testable import MeshSimulation

/// docs/protocol.md 5.7: who passes what on, with which ttl, when, and over how many links.
@Suite struct RelayRulesTests {
    private let local = PeerID(value: 1), other = PeerID(value: 2)

    private func plan(
        _ type: MessageType, ttl: UInt8, links: Int, _ profile: GateProfile.Name = .ios, by sender: PeerID? = nil,
        to recipient: PeerID? = nil
    ) -> RelayRules.Plan? {
        let header = FrameHeader(
            version: 1, type: type, ttl: ttl, timestamp: 0, flags: [], payloadLength: 0, sender: sender ?? other)
        return RelayRules(profile: profile, settings: NodeSettings(profile)).plan(
            header, recipient: recipient, local: local, links: links)
    }

    @Test(
        arguments: [
            (.message, 7, 2, 6, 10...40), (.message, 8, 2, 6, 10...40), (.message, 7, 3, 5, 60...150),
            (.message, 6, 5, 5, 60...150),
            (.message, 2, 3, 1, 60...150), (.announce, 7, 3, 6, 60...150), (.message, 7, 6, 4, 80...220),
            (.announce, 7, 6, 4, 80...220),
            (.fragment, 7, 5, 6, 8...25), (.fragment, 7, 6, 4, 8...25), (.fragment, 3, 6, 2, 8...25),
        ] as [(MessageType, UInt8, Int, UInt8, ClosedRange<Int64>)])
    func iosTakesHopsAndTimeByTheNumberOfItsLinks(
        type: MessageType, ttl: UInt8, links: Int, left: UInt8, delay: ClosedRange<Int64>
    ) {
        #expect(plan(type, ttl: ttl, links: links) == RelayRules.Plan(ttl: left, delay: delay))
    }

    @Test func iosStopsAtTheLastHopAndAndroidOneLater() {
        #expect(plan(.message, ttl: 1, links: 4) == nil)
        #expect(plan(.message, ttl: 1, links: 4, .android)?.ttl == 0)
        #expect(plan(.message, ttl: 0, links: 4, .android) == nil)
        #expect(plan(.message, ttl: 9, links: 4, .android)?.ttl == 8)
    }

    @Test(arguments: [GateProfile.Name.ios, .android]) func ownPacketsRequestsAndWhatHasArrivedStop(profile: GateProfile.Name) {
        #expect(plan(.message, ttl: 7, links: 4, profile, by: local) == nil)
        #expect(plan(.message, ttl: 7, links: 4, profile, to: local) == nil)
        #expect(plan(.requestSync, ttl: 7, links: 4, profile) == nil)
    }

    @Test(
        arguments: [
            (4, 1_000, 1_000), (3, 10, 1_000), (3, 11, 850), (3, 30, 850), (3, 31, 700), (3, 51, 550), (3, 100, 550),
            (3, 101, 400),
        ] as [(UInt8, Int, Int)])
    func androidPassesOnLessOftenInALargeMesh(ttl: UInt8, peers: Int, share: Int) {
        #expect(RelayRules.androidShare(ttl: ttl, peers: peers) == share)
    }

    /// The number of bits of n - 1, plus 1, at most n.
    @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4), (8, 4), (9, 5)]) func iosChoosesSomeOfManyLinks(
        links: Int, count: Int
    ) {
        let all = Array(10..<10 + links)
        for seed in 0..<20 as Range<UInt64> {
            let chosen = RelayRules.fanOut(.message, over: all, seed: seed)
            #expect(chosen.count == count && Set(chosen).isSubset(of: all) && chosen == chosen.sorted())
        }
        for type in [MessageType.announce, .fragment] { #expect(RelayRules.fanOut(type, over: all, seed: 1) == all) }
    }

    @Test func anotherPacketTakesOtherLinks() {
        let choices = Set((0..<50 as Range<UInt64>).map { RelayRules.fanOut(.message, over: [1, 2, 3, 4], seed: $0) })
        #expect(choices.count == 4)
    }
}
