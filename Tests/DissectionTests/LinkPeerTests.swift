import Capture
import Dissection
import LinkLayers
import Testing

/// Which peer stands at the other end of a link (docs/protocol.md 5.2 row 7).
@Suite struct LinkPeerTests {
    private static func announce(_ sender: UInt64, ttl: UInt8 = 7, payload: [UInt8]? = nil) -> [UInt8] {
        let fields = [1, 1, 0x61] + [2, 32] + run(0x22, 32) + [3, 32] + run(0x33, 32)
        return HandMadeFrame(type: 1, ttl: ttl, sender: sender, section: payload ?? fields).bytes
    }

    private func peers(_ script: StreetScript) -> [UInt64?] { script.packets.map { $0.packet.context?.linkPeer?.value } }

    @Test func aReceivedAnnounceOfTTL7NamesThePeerFromThenOn() {
        let script = StreetScript()
        let link = script.link(1), other = script.link(2)
        script.deliver(HandMadeFrame.message("before"), on: link)
        script.deliver(Self.announce(5), on: link)
        script.deliver(HandMadeFrame.message("after"), on: link)
        script.write(HandMadeFrame.message("sent"), on: link)
        script.deliver(HandMadeFrame.message("elsewhere"), on: other)
        #expect(peers(script) == [nil, 5, 5, 5, nil])
    }

    @Test(arguments: [0, 6, 8] as [UInt8])
    func anAnnounceOfAnotherTTLNamesNobody(ttl: UInt8) {
        let script = StreetScript()
        script.deliver(Self.announce(5, ttl: ttl), on: script.link(1))
        #expect(peers(script) == [nil])
    }

    @Test(arguments: [PacketDirection.sent, .centralToPeripheral, .peripheralToCentral, .unknown])
    func anAnnounceThatWasNotReceivedNamesNobody(direction: PacketDirection) {
        let script = StreetScript()
        script.deliver(Self.announce(5), on: script.link(1), direction)
        #expect(peers(script) == [nil])
    }

    @Test func anAnnounceThatDoesNotDecodeNamesNobody() {
        let script = StreetScript()
        script.deliver(Self.announce(5, payload: [1, 1, 0x61]), on: script.link(1))
        #expect(peers(script) == [nil])
    }

    @Test func theFirstAnnounceStandsUntilTheLinkEnds() {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(Self.announce(5), on: link)
        script.deliver(Self.announce(6), on: link)
        script.dissector.closed(link)
        script.deliver(HandMadeFrame.message("x"), on: link)
        script.deliver(Self.announce(6), on: link)
        #expect(peers(script) == [5, 5, nil, 6])
    }

    @Test func anAnnounceFromFragmentsNamesNobody() {
        let script = StreetScript()
        let section = big(UInt64(1)) + [0, 0, 0, 1, 1] + Self.announce(5)
        script.deliver(HandMadeFrame(type: 0x20, sender: 5, section: section).bytes, on: script.link(1))
        #expect(peers(script) == [nil, nil])
    }
}
