import BitchatFrame
import Testing

@testable import LiveScreen

@Suite struct PeerTableTests {
    private static let ada: UInt64 = 0xA1A1_A1A1_A1A1_A1A1, bo: UInt64 = 0xB2B2_B2B2_B2B2_B2B2, cy: UInt64 = 0xC3C3_C3C3_C3C3_C3C3

    private func row(_ script: BoardScript, _ peer: UInt64) -> PeerRow? { script.contents.peers.peers[PeerID(value: peer)] }

    @Test func theFarEndTheRelayedAndTheDeviceItself() throws {
        let script = BoardScript(judging: false)
        let link = script.link()
        script.hear(0xC0DE_C000_0040, strength: -61)
        script.send(HandMadeFrame.announce("ada", Self.ada), on: link, at: 0)
        script.receive(HandMadeFrame.announce("bo", Self.bo), on: link, at: 100)
        script.receive(HandMadeFrame.announce("cy", Self.cy, ttl: 6), on: link, at: 200)
        script.send(HandMadeFrame.text("hello", Self.ada), on: link, at: 300)
        let ada = try #require(row(script, Self.ada)), bo = try #require(row(script, Self.bo))
        let cy = try #require(row(script, Self.cy))
        #expect([ada.nickname, bo.nickname, cy.nickname] == ["ada", "bo", "cy"])
        #expect([ada.isLocal, bo.isLocal, cy.isLocal] == [true, false, false])
        #expect([ada.relay, bo.relay, cy.relay] == [nil, nil, PeerID(value: Self.bo)])
        #expect([ada.packets, bo.packets, cy.packets] == [2, 1, 1])
        #expect([ada.sentTo, bo.sentTo, cy.sentTo] == [0, 1, 0])
        #expect([ada, bo, cy].map { script.contents.peers.strength(of: $0) } == [nil, -61, nil])
        #expect(bo.lastSeen == Moment(source: 0, time: BoardScript.start + 100))
    }

    @Test func aRelayedPacketThatTheDeviceSendsIsNoSightingOfItsAuthor() {
        let script = BoardScript(judging: false)
        let link = script.link()
        script.send(HandMadeFrame.text("from afar", Self.cy, ttl: 6), on: link, at: 0)
        #expect(row(script, Self.cy) == nil)
    }

    @Test func anAdvertThatNamesAPeerMakesARow() {
        let script = BoardScript(judging: false)
        script.hear(1, strength: -70, peer: Self.bo)
        script.hear(1, strength: -72, peer: Self.bo)
        #expect(row(script, Self.bo)?.strength == -72)
        #expect(row(script, Self.bo)?.lastSeen == nil)
        #expect(script.lines(120, 40).contains { $0.contains("-72 dBm") && $0.contains("advert only") })
    }

    @Test func aLeaveIsTold() {
        let script = BoardScript(judging: false)
        let link = script.link()
        script.receive(HandMadeFrame(type: 3, sender: Self.bo).bytes, on: link, at: 0)
        #expect(row(script, Self.bo)?.hasLeft == true)
        script.receive(HandMadeFrame.text("back", Self.bo), on: link, at: 10)
        #expect(row(script, Self.bo)?.hasLeft == false)
    }

    /// The Noise key is not that of the sender's ID, which spec takes and both apps refuse.
    @Test func aNameCountsOnlyWhereSomeProfileTakesTheAnnounce() {
        let script = BoardScript()
        let link = script.link()
        script.receive(HandMadeFrame.announce("taken", Self.bo), on: link, at: 0)
        #expect(row(script, Self.bo)?.nickname == "taken")
        script.receive(HandMadeFrame.announce("old", Self.bo), on: link, at: 600_000)
        #expect(row(script, Self.bo)?.nickname == "taken")
    }

    @Test func of513PeersTheOldestEighthHasGoneAndIsCounted() {
        let script = BoardScript(judging: false)
        let link = script.link()
        for peer in 1...513 { script.receive(HandMadeFrame.text("x", UInt64(peer)), on: link, at: Int64(peer)) }
        #expect(script.contents.peers.peers.count == 449)
        #expect(script.contents.peers.peers.dropped == 64)
        #expect(row(script, 64) == nil)
        #expect(row(script, 65) != nil)
        #expect(script.lines()[3].hasPrefix("2 PEERS 449, 64 gone"))
    }
}
