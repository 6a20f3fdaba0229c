import BitchatFrame
import BitchatPayload
import MeshModel
import MeshSimulation
import Testing

/// What one node does, seen on its links.
@Suite struct SimulatedNodeTests {
    private let start: Int64 = 1_760_000_000_000

    /// A chain of nodes, node 0 at one end, watched by `log`.
    private func chain(
        _ count: Int, _ log: FrameLog, _ profile: GateProfile.Name = .ios, tick: Int64 = 30_000
    ) -> SimulatedMesh {
        var settings = NodeSettings(profile)
        settings.tick = tick
        let trace = SimulationTrace(.events)
        trace.observer = log
        let mesh = SimulatedMesh(seed: 1, start: start, trace: trace)
        for number in 0..<count { mesh.add(SimulatedIdentity("chain \(number)"), settings) }
        for number in 1..<count { mesh.link(number - 1, number) }
        return mesh
    }

    /// The largest ttl with which each node got the message of node 0.
    @Test(arguments: [GateProfile.Name.spec, .ios])
    func aMessageIsRelayedWithOneHopLessUntilItsTTLIsUsedUp(profile: GateProfile.Name) {
        let log = FrameLog()
        let mesh = chain(10, log, profile)
        mesh.run(until: start + 8_000)
        mesh.plan(.say("hello"), by: 0, at: start + 8_000)
        mesh.run(until: start + 9_500)
        let ttls = (1..<10).map { node in log.entries(.judged, .message, at: node).map(\.header.ttl).max() }
        #expect(ttls == [7, 6, 5, 4, 3, 2, 1, nil, nil])
    }

    @Test func aRequestIsNeverRelayed() {
        let log = FrameLog()
        let mesh = chain(3, log)
        mesh.run(until: start + 100_000)
        for node in 0..<3 {
            let requests = log.entries(.sent, .requestSync, at: node)
            #expect(requests.count >= 8)
            #expect(requests.allSatisfy { $0.header.ttl == 0 && $0.header.sender == mesh.nodes[node].identity.id })
        }
    }

    /// Android would handle such a request and send it on (docs/protocol.md chapter 8 row 11); the others refuse it.
    @Test(arguments: [(GateProfile.Name.spec, 0), (.ios, 0), (.android, 1)])
    func aForeignRequestWithHopsLeftIsNotRelayedEither(profile: GateProfile.Name, answers: Int) {
        let log = FrameLog()
        let mesh = chain(2, log, profile, tick: 10_000_000)
        mesh.link(0, nil)
        let cast = Cast()
        mesh.prepare(0) { node, _, _ in node.meet(cast.mallory) }
        mesh.plan(.say("hello"), by: 0, at: start + 4_000)
        let payload = RequestSyncPayload.encode(
            p: 7, m: 1, filter: [], types: SyncTypes([.message]), since: nil, fragmentIDs: nil)
        let request = cast.packet(.requestSync, payload, by: cast.mallory, at: start + 5_000)
        mesh.inject(cast.encoder.encode(request) ?? [], into: 1, to: 0, at: start + 5_000)
        mesh.run(until: start + 6_000)
        let foreign = log.entries(.sent, .requestSync, at: 0).filter { $0.header.sender == cast.mallory.id }
        #expect(foreign.isEmpty)
        let given = log.entries(.sent, .message, at: 0).filter { $0.event.time >= start + 5_000 && $0.event.link == 1 }
        #expect(given.count == answers)
    }

    @Test func aRequestGoesToOnePeerOverItsLinkAndOpensTheWindow() {
        let log = FrameLog()
        let mesh = chain(3, log)
        mesh.run(until: start + 60_000)
        let outer = [mesh.nodes[0].identity.id, mesh.nodes[2].identity.id]
        for entry in log.entries(.sent, .requestSync, at: 1) {
            #expect(entry.event.link.map { outer[$0].bytes } == entry.contents.recipient)
        }
        #expect(mesh.nodes[1].connected == outer.sorted())
        #expect(outer.allSatisfy { mesh.nodes[1].gate.requests.isPending($0) })
    }

    @Test func anAnswerIsFlaggedHasNoHopsAndStaysOnItsLink() {
        let log = FrameLog()
        let mesh = chain(3, log)
        let author = SimulatedIdentity("chain 0")
        mesh.prepare(0) { node, codec, now in
            let old = FrameContents(
                type: .message, timestamp: UInt64(now - 3_600_000), sender: author.id.bytes, payload: Array("old".utf8))
            node.restore(author.signed(old, codec.encoder(for: .ios)), codec, now: now)
        }
        mesh.run(until: start + 100_000)
        for node in 0..<2 {
            let answers = log.entries(.sent, .message, at: node)
            #expect(!answers.isEmpty)
            #expect(answers.allSatisfy { $0.header.ttl == 0 && $0.contents.isSyncResponse })
        }
        #expect(mesh.nodes.allSatisfy { $0.gossip.packets(of: .message).count == 1 })
    }

    @Test func announcesEvery5SecondsAloneAndEvery11To19SecondsWithAPeer() {
        let log = FrameLog()
        let mesh = chain(2, log)
        mesh.change(0, to: LinkQuality(delay: 5...9, loss: 1_000), at: start)
        mesh.change(0, to: .clean, at: start + 20_500)
        mesh.run(until: start + 100_000)
        let times = log.entries(.sent, .announce, at: 0).map(\.event.time)
        let gaps = zip(times.dropFirst(), times).map { ($1, $0 - $1) }
        #expect(gaps.filter { $0.0 < start + 15_000 }.allSatisfy { $0.1 == 5_000 })
        #expect(gaps.filter { $0.0 > start + 31_000 }.allSatisfy { (11_000...19_000).contains($0.1) })
        #expect(gaps.count >= 7)
    }

    @Test func asksANewPeerForEverythingOneSecondAfterItsAnnounce() {
        let log = FrameLog()
        let mesh = chain(2, log)
        mesh.run(until: start + 3_000)
        let first = log.entries(.judged, .announce, at: 0).first?.event.time
        let request = log.entries(.sent, .requestSync, at: 0).first
        #expect(request?.event.time == first.map { $0 + 1_000 })
        #expect(log.questions(by: 0).first?.types == SyncTypes(GossipSyncManager().rules.stores.map(\.type)))
    }

    @Test func asksForTheRestOfAStreamThatStalls() {
        let log = FrameLog()
        let mesh = chain(2, log, tick: 10_000_000)
        let text = (0..<400).map { String($0 &* 2_654_435_761 % 97_003, radix: 36) }.joined()
        mesh.plan(.say(text), by: 0, at: start + 32_000)
        mesh.change(0, to: LinkQuality(delay: 5...9, loss: 1_000), at: start + 32_020)
        mesh.change(0, to: .clean, at: start + 32_400)
        mesh.run(until: start + 60_000)
        let sent = log.entries(.sent, .fragment, at: 0).filter { !$0.contents.isSyncResponse }
        let streams = Set(sent.map { Array($0.contents.payload.prefix(8)) })
        #expect(sent.count >= 3 && streams.count == 1)
        let named = log.questions(by: 1).compactMap(\.streams)
        #expect(named.map { Set($0.map(\.bytes)) } == [streams])
        let answers = log.entries(.sent, .fragment, at: 0).filter(\.contents.isSyncResponse)
        #expect(answers.count == sent.count - 1)
        #expect(mesh.trace.events.contains { $0.kind == .rebuilt && $0.node == 1 && $0.reason == .freshTimestamp })
        #expect(mesh.nodes[1].gossip.packets(of: .message).count == 1)
    }

    @Test func whatIsDueDoesNotGrowWithTime() {
        let mesh = chain(4, FrameLog())
        mesh.run(until: start + 60_000)
        mesh.run(until: start + 3_600_000)
        #expect(mesh.pending <= 4 * 3 + 20)
        #expect(mesh.nodes.allSatisfy { $0.gossip.packets(of: .announce).count == 4 && $0.gate.requests.count <= 2 })
    }

    @Test func anAndroidNodeTakesAndGivesFreshPackets() {
        let log = FrameLog()
        let trace = SimulationTrace()
        trace.observer = log
        let mesh = SimulatedMesh(seed: 8, start: start, trace: trace)
        mesh.add(SimulatedIdentity("an iPhone"), NodeSettings(.ios))
        mesh.add(SimulatedIdentity("an Android"), NodeSettings(.android))
        mesh.link(0, 1)
        for node in 0...1 { mesh.plan(.say("hello from \(node)"), by: node, at: start + 8_000) }
        mesh.run(until: start + 60_000)
        #expect(mesh.nodes.allSatisfy { $0.gossip.packets(of: .message).count == 2 })
        let answers = log.entries(.sent, .message, at: 1).filter { $0.header.ttl == 0 }
        #expect(answers.allSatisfy { !$0.contents.isSyncResponse })
    }
}
