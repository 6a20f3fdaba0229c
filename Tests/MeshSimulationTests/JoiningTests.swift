import BitchatFrame
import MeshModel
import MeshSimulation
import Testing

/// Nodes that come and go, links that open and close, clocks that are wrong.
@Suite struct JoiningTests {
    private let start: Int64 = 1_760_000_000_000

    private func mesh(_ log: FrameLog? = nil, _ offsets: [Int64] = [0, 0]) -> SimulatedMesh {
        let trace = SimulationTrace(.events)
        trace.observer = log
        let mesh = SimulatedMesh(seed: 3, start: start, trace: trace)
        for (number, offset) in offsets.enumerated() {
            var settings = NodeSettings(.ios)
            settings.clockOffset = offset
            settings.introduction = Introduction(central: 50, peripheral: 400)
            mesh.add(SimulatedIdentity("join \(number)"), settings)
        }
        return mesh
    }

    private func times(_ kind: TraceEvent.Kind, _ node: Int, _ mesh: SimulatedMesh) -> [Int64] {
        mesh.trace.events.filter { $0.kind == kind && $0.node == node }.map { $0.time - start }
    }

    @Test func aLinkOpensForBothEndsWhichAnnounceThemselves() {
        let log = FrameLog()
        let mesh = mesh(log)
        let link = mesh.link(0, 1, opening: start + 7_000)
        #expect(!mesh.links[link].isOpen)
        mesh.run(until: start + 6_999)
        #expect(log.entries.isEmpty)
        mesh.run(until: start + 9_000)
        #expect(times(.opened, 0, mesh) == [7_000] && times(.opened, 1, mesh) == [7_000])
        let announces = (0...1).map { log.entries(.sent, .announce, at: $0).map { $0.event.time - start } }
        #expect(announces[0].contains(7_050) && announces[1].contains(7_400))
        #expect(mesh.nodes[0].connected == [mesh.nodes[1].identity.id])
    }

    @Test func aClosedLinkCarriesNothingAndItsPeerIsGreetedAnew() {
        let log = FrameLog()
        let mesh = mesh(log)
        let link = mesh.link(0, 1)
        mesh.part(link, at: start + 20_000)
        mesh.link(0, 1, opening: start + 40_000)
        mesh.run(until: start + 39_999)
        #expect(times(.closed, 0, mesh) == [20_000] && times(.closed, 1, mesh) == [20_000])
        #expect(log.entries.allSatisfy { $0.event.time <= start + 20_000 })
        #expect(mesh.nodes.allSatisfy { $0.links.isEmpty && $0.connected.isEmpty && $0.limit == .max })
        mesh.run(until: start + 42_000)
        let asked = log.entries(.sent, .requestSync, at: 0).map { $0.event.time - start }
        #expect(asked.contains { (1_000..<20_000).contains($0) } && asked.contains { $0 >= 41_000 })
    }

    @Test func whatIsUnderWayWhenALinkClosesIsLost() {
        let mesh = mesh()
        let link = mesh.link(0, 1, quality: LinkQuality(delay: 500...500))
        mesh.run(until: start + 3_000)
        mesh.plan(.say("too late"), by: 0, at: start + 4_000)
        mesh.part(link, at: start + 4_499)
        mesh.run(until: start + 10_000)
        #expect(mesh.nodes[1].gossip.packets(of: .message).isEmpty)
    }

    @Test func aNodeThatLeavesSaysSoAndIsSilent() {
        let log = FrameLog()
        let mesh = mesh(log)
        mesh.link(0, 1)
        mesh.plan(.leave, by: 1, at: start + 10_000)
        mesh.plan(.say("nobody"), by: 1, at: start + 12_000)
        mesh.run(until: start + 60_000)
        #expect(log.entries(.judged, .leave, at: 0).count == 1)
        #expect(times(.closed, 0, mesh) == [10_200])
        #expect(mesh.nodes[1].isAway)
        #expect(times(.sent, 1, mesh).allSatisfy { $0 <= 10_000 })
        #expect(mesh.nodes[0].gossip.packets(of: .announce).map(\.sender) == [mesh.nodes[0].identity.id])
    }

    @Test func aLateNodeDoesNothingBeforeItComes() {
        let mesh = mesh()
        let late = mesh.add(SimulatedIdentity("late"), NodeSettings(.ios), joining: start + 30_000)
        mesh.link(0, late, opening: start + 20_000)
        mesh.link(1, late, opening: start + 31_000)
        mesh.run(until: start + 60_000)
        #expect(times(.opened, late, mesh) == [31_000])
        #expect(times(.kept, late, mesh).allSatisfy { $0 >= 30_000 })
        #expect(mesh.nodes[late].links.count == 1)
    }

    @Test(arguments: [(120_000, true), (121_000, false)] as [(Int64, Bool)])
    func aNodesClockIsItsOwn(offset: Int64, isTaken: Bool) {
        let log = FrameLog()
        let mesh = mesh(log, [0, offset])
        mesh.link(0, 1, quality: LinkQuality(delay: 1...1))
        mesh.run(until: start + 20_000)
        let stamps = log.entries(.sent, .announce, at: 1).map { Int64($0.header.timestamp) - $0.event.time }
        #expect(!stamps.isEmpty && stamps.allSatisfy { $0 == offset })
        let known = mesh.nodes[0].gossip.packets(of: .announce).map(\.sender)
        #expect(known.contains(mesh.nodes[1].identity.id) == isTaken)
    }

    @Test func anEventSaysWhyItsFrameIsUnderWay() {
        let log = FrameLog()
        let mesh = mesh(log, [0, 0, 0])
        mesh.link(0, 1)
        mesh.link(1, 2)
        mesh.run(until: start + 40_000)
        for entry in log.entries where entry.event.kind == .sent {
            let isOwn = entry.header.sender == mesh.nodes[entry.event.node].identity.id
            let expected: FramePurpose =
                entry.header.type == .requestSync
                ? .request : entry.header.flags.contains(.rsr) ? .answer : isOwn ? .origin : .relay
            #expect(entry.event.purpose == expected)
            #expect(entry.event.type == entry.header.type)
        }
    }
}
