import BitchatPayload
import Testing
import WireFormat

/// Live voice, docs/protocol.md 3.15.
struct VoiceFramePayloadTests {
    private func packet(_ kind: UInt8, _ body: [UInt8]) -> [UInt8] { hex("1112131415161718 0001") + [kind] + body }

    @Test func showsData() {
        #expect(
            shown(VoiceFramePayload.self, Samples.voice) == [
                "burst 0+8: 1112131415161718", "sequence 8+2: 1", "voiceKind 10+1: data",
                "frames 11+7: [", "  frames 13+2: <aabb>", "  frames 17+1: <cc>", "]",
            ])
    }

    @Test func showsStartEndAndCanceled() {
        #expect(shown(VoiceFramePayload.self, packet(1, [1, 9])).suffix(2) == ["voiceKind 10+1: start", "codec 11+1: 1"])
        #expect(
            shown(VoiceFramePayload.self, packet(2, hex("0003 00000100 ff"))).suffix(3)
                == ["voiceKind 10+1: end", "dataPackets 11+2: 3", "duration 13+4: 256"])
        #expect(shown(VoiceFramePayload.self, packet(4, [7])).last == "voiceKind 10+1: canceled")
    }

    @Test(arguments: [10, 11])
    func needs11Bytes(count: Int) {
        let error = payloadError(.short, claim: .payloadLength, at: 0, needed: 11, available: count)
        #expect(refusal(VoiceFramePayload.self, Array(packet(4, []).prefix(count))) == (count < 11 ? error : nil))
    }

    @Test(arguments: [3, 5, 6, 7, 8, 255] as [UInt8])
    func refusesOtherKinds(code: UInt8) {
        let error = payloadError(.fieldValue, at: 10, needed: 4, available: Int(code))
        #expect(refusal(VoiceFramePayload.self, packet(code, [1])) == error)
    }

    @Test func startNeedsTheOneCodec() {
        #expect(refusal(VoiceFramePayload.self, packet(1, [])) == payloadError(.truncated, at: 11, needed: 1))
        #expect(refusal(VoiceFramePayload.self, packet(1, [2])) == payloadError(.fieldValue, at: 11, needed: 1, available: 2))
    }

    @Test(arguments: [5, 6, 7])
    func endNeeds6Bytes(count: Int) {
        let error = payloadError(.truncated, at: 11, needed: 6, available: count)
        #expect(refusal(VoiceFramePayload.self, packet(2, run(0, count))) == (count < 6 ? error : nil))
    }

    @Test(arguments: [(0, 1), (1, nil), (8, nil), (9, 8)] as [(Int, Int?)])
    func takesOneToEightFrames(count: Int, needed: Int?) {
        let body = (0..<count).flatMap { _ in hex("0001 aa") }
        let error = needed.map { payloadError(.fieldValue, at: 11, needed: $0, available: count) }
        #expect(refusal(VoiceFramePayload.self, packet(0, body)) == error)
    }

    @Test func refusesEmptyAndCutFrames() {
        #expect(
            refusal(VoiceFramePayload.self, packet(0, hex("0000"))) == payloadError(.fieldValue, at: 11, needed: 1, available: 0))
        #expect(
            refusal(VoiceFramePayload.self, packet(0, hex("0002 aa")))
                == payloadError(.truncated, claim: .tlvLength, at: 13, needed: 2, available: 1))
        #expect(
            refusal(VoiceFramePayload.self, packet(0, hex("0001 aa 00")))
                == payloadError(.truncated, at: 14, needed: 2, available: 1))
    }

    @Test func writesEveryKind() {
        let burst: UInt64 = 0x1112_1314_1516_1718
        #expect(VoiceFramePayload.encode(burst: burst, sequence: 1, frames: [[0xAA, 0xBB], [0xCC]]) == Samples.voice)
        #expect(VoiceFramePayload.encodeStart(burst: burst) == hex("1112131415161718 0000 01 01"))
        let end = VoiceFramePayload.encodeEnd(burst: burst, sequence: 2, dataPackets: 1, duration: 64)
        #expect(end == hex("1112131415161718 0002 02 0001 00000040"))
    }

    @Test func writesAgainWithoutIgnoredBytes() {
        for (kind, length) in [(1, 1), (2, 6), (4, 0)] as [(UInt8, Int)] {
            let bytes = packet(kind, [1] + run(0, 8))
            let again = (try? decode(VoiceFramePayload.self, bytes).get())?.reencoded(bytes.span.bytes)
            #expect(again == Array(bytes.prefix(11 + length)))
        }
    }
}
