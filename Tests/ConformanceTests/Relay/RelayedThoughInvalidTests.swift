import BitchatFrame
import Testing

@Suite struct RelayedThoughInvalidTests {
    private static func forged(_ type: MessageType, by author: Peer = RelayScript.ada) -> [UInt8] {
        var frame = author.frame(type, [], ttl: 6)
        frame[frame.count - 1] ^= 1
        return frame
    }

    private static func firings(_ frame: [UInt8], fromAuthor: Bool = false) -> Int {
        let relay = RelayScript()
        relay.script.receive(frame, on: fromAuthor ? relay.toAda : relay.toCy, at: 1000)
        return relay.script.count(of: "RLY-004")
    }

    @Test(arguments: [0x03, 0x22, 0x23, 0x29] as [UInt8]) func firesForForgedPacketsOfFourTypes(type: UInt8) {
        let type = MessageType(rawValue: type)
        #expect(Self.firings(Self.forged(type)) == 1)
        #expect(Self.firings(RelayScript.ada.frame(type, [], ttl: 6, isSigned: false)) == 1)
        #expect(Self.firings(RelayScript.ada.frame(type, [], ttl: 6)) == 0)
        #expect(Self.firings(Self.forged(type), fromAuthor: true) == 0)
    }

    @Test(arguments: [0x02, 0x24, 0x25] as [UInt8]) func keepsQuietForOtherTypes(type: UInt8) {
        #expect(Self.firings(Self.forged(MessageType(rawValue: type))) == 0)
    }

    @Test func keepsQuietWithoutTheAuthorsKey() { #expect(Self.firings(Self.forged(.leave, by: Peer("dot"))) == 0) }

    @Test func firesWhenTheCapturingDeviceRelays() {
        let relay = RelayScript()
        relay.script.receive(Self.forged(.leave), on: relay.toAda, at: 1000)
        #expect(relay.script.count(of: "RLY-004") == 0)
        relay.script.send(Self.forged(.leave), on: relay.toCy, at: 1030)
        #expect(relay.script.count(of: "RLY-004") == 1)
    }
}
