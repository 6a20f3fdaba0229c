import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

/// Messages, departures, probes, handshakes, transport messages and unknown types.
struct PlainPayloadTests {
    @Test func aMessageIsItsText() {
        #expect(shown(MessagePayload.self, utf8("grüße")) == ["text 0+7: \"grüße\""])
        #expect(shown(MessagePayload.self, hex("efbbbf6869")) == ["text 3+2: \"hi\""])
        #expect(shown(MessagePayload.self, []) == ["text: \"\""])
        #expect(refusal(MessagePayload.self, hex("61ff")) == payloadError(.invalidText, at: 0, available: 2))
    }

    @Test func aDepartureMayHoldAnything() {
        #expect(shown(LeavePayload.self, []) == [])
        #expect(shown(LeavePayload.self, hex("23ff")) == ["content 0+2: \"#\u{FFFD}\""])
        let channel = utf8("#a")
        let leave = try? decode(LeavePayload.self, channel).get()
        #expect(leave?.namesChannel(channel.span.bytes) == true)
        let other = utf8("a#")
        #expect(leave?.namesChannel(other.span.bytes) == false)
    }

    @Test(arguments: [8, 9, 10])
    func aProbeNeeds9Bytes(count: Int) {
        let bytes = Array(hex("0102030405060708 07 ff").prefix(count))
        let error = payloadError(.short, claim: .payloadLength, at: 0, needed: 9, available: count)
        #expect(refusal(PingPayload.self, bytes) == (count < 9 ? error : nil))
        #expect(refusal(PongPayload.self, bytes) == (count < 9 ? error : nil))
    }

    @Test func aProbeShowsNonceTTLAndWhatFollows() {
        let lines = ["nonce 0+8: 0102030405060708", "originTTL 8+1: 7", "leftover 9+1: <ff>"]
        #expect(shown(PingPayload.self, Samples.ping + [0xFF]) == lines)
        #expect(shown(PongPayload.self, Samples.ping + [0xFF]) == lines)
        #expect(shown(PongPayload.self, Samples.ping) == Array(lines.prefix(2)))
    }

    @Test(arguments: [(7, 1), (6, 2), (0, 8), (8, nil)] as [(UInt8, Int?)])
    func countsHops(ttl: UInt8, hops: Int?) {
        #expect((try? decode(PongPayload.self, Samples.ping).get())?.echo.hops(receivedTTL: ttl) == hops)
    }

    @Test func handshakesAreKnownBySize() {
        #expect(
            shown(NoiseHandshakePayload.self, run(1, 32)).map { $0.prefix(20) }
                == ["message 0+32: 1", "ephemeralKey 0+32: <"])
        let second = shown(NoiseHandshakePayload.self, run(1, 96)).map { $0.prefix { $0 != ":" } }
        #expect(second == ["message 0+96", "ephemeralKey 0+32", "sealedKey 32+48", "tag 80+16"])
        let third = shown(NoiseHandshakePayload.self, run(1, 64)).map { $0.prefix { $0 != ":" } }
        #expect(third == ["message 0+64", "sealedKey 0+48", "tag 48+16"])
    }

    @Test(arguments: [0, 31, 33, 48, 63, 65, 95, 97])
    func handshakesOfOtherSizesHaveNoNumber(count: Int) {
        let found = try? decode(NoiseHandshakePayload.self, run(1, count)).get()
        #expect(found != nil && found?.message == nil)
        #expect(shown(NoiseHandshakePayload.self, run(1, count)).count == 1)
    }

    @Test(arguments: [19, 20, 21])
    func transportMessagesNeed20Bytes(count: Int) {
        let error = payloadError(.short, claim: .payloadLength, at: 0, needed: 20, available: count)
        #expect(refusal(NoiseEncryptedPayload.self, run(1, count)) == (count < 20 ? error : nil))
    }

    @Test func transportMessagesShowCounterCiphertextAndTag() {
        #expect(
            shown(NoiseEncryptedPayload.self, hex("80000005 aabb") + run(9, 16)) == [
                "counter 0+4: 2147483653", "ciphertext 4+2: <aabb>", "tag 6+16: <09090909090909090909090909090909>",
            ])
        #expect(shown(NoiseEncryptedPayload.self, hex("00000000") + run(9, 16))[1] == "ciphertext 4+0: <>")
    }

    @Test func unknownTypesKeepTheirBytes() {
        #expect(shown(UnknownPayload.self, hex("0102")) == ["content 0+2: <0102>"])
    }
}
