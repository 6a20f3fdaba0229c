import BitchatPayload
import Testing
import WireFormat

/// What Noise messages hold once they are opened, docs/protocol.md 3.5.
struct NoisePlaintextTests {
    private let attestation = short(1, run(1, 32)) + short(2, run(2, 32)) + short(3, big(9)) + short(4, run(3, 64))
    private let member = run(0xF1, 32) + run(0xF2, 32) + [3] + utf8("ada")
    private var groupState: [UInt8] {
        long(1, run(0xA1, 16)) + long(2, utf8("club")) + long(3, run(0xA2, 32)) + long(4, hex("00000002")) + long(5, [1] + member)
            + long(6, run(0xA3, 32)) + long(7, run(0xA4, 64))
    }
    private let peerState = [1] + short(1, hex("29")) + short(2, run(0xB1, 32))

    private func kind(_ bytes: [UInt8]) -> String? {
        (try? NoisePlaintext.decode(bytes.span.bytes, ByteRange(0, bytes.count))).map { "\($0.kind)" }
    }
    private func entry(_ bytes: [UInt8]) -> [UInt8] { [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)] + bytes }

    @Test func knowsTheTypeByte() {
        let text = short(0, utf8("id")) + short(1, utf8("hi"))
        let challenge = short(1, utf8("ab")) + short(2, [1])
        #expect(kind([1] + text) == "privateMessage")
        #expect(kind([2] + utf8("id")) == "readReceipt" && kind([3] + utf8("id")) == "delivered")
        #expect(kind([6] + groupState) == "groupInvite" && kind([7] + groupState) == "groupKeyUpdate")
        #expect(kind([8] + Samples.voice) == "voiceFrame")
        #expect(kind([9] + Samples.file) == "privateFile" && kind([0x20] + Samples.file) == "privateFile")
        #expect(kind([0x10] + challenge) == "verifyChallenge")
        #expect(kind([0x11] + challenge + short(3, [1])) == "verifyResponse")
        #expect(kind([0x12, 0]) == "vouch" && kind([0x21] + peerState) == "peerState")
        #expect(kind([4]) == "unknown" && kind([]) == nil)
    }

    @Test func showsTheBodyAtItsPlace() {
        let bytes = [1] + short(0, utf8("id")) + short(1, utf8("hi"))
        var lines = FieldLines()
        (try? NoisePlaintext.decode(bytes.span.bytes, ByteRange(0, bytes.count)))?.visit(&lines, bytes.span.bytes)
        #expect(lines.lines == ["messageID 3+2: \"id\"", "text 7+2: \"hi\""])
    }

    @Test func aPrivateMessageRefusesUnknownFields() {
        let text = short(0, utf8("id")) + short(1, utf8("hi"))
        #expect(
            refusal(PrivateMessagePayload.self, text + short(2, [])) == payloadError(.fieldValue, at: 8, needed: 1, available: 2))
        #expect(refusal(PrivateMessagePayload.self, text + [9]) == nil)
        #expect(refusal(PrivateMessagePayload.self, short(0, [])) == payloadError(.missingField, at: 2, needed: 1))
        #expect(reason(PrivateMessagePayload.self, text + short(1, [0xFF])) == .missingField)
        #expect(PrivateMessagePayload.encode(messageID: utf8("id"), content: utf8("hi")) == text)
    }

    @Test func aReceiptIsText() {
        #expect(shown(ReceiptPayload.self, utf8("id-1")) == ["messageID 0+4: \"id-1\""])
        #expect(reason(ReceiptPayload.self, [0xFF]) == .invalidText)
    }

    @Test func aChallengeKeepsItsOrder() {
        let bytes = short(1, utf8("abcd")) + short(2, [7, 8])
        #expect(shown(VerifyChallengePayload.self, bytes + [9]) == ["noiseKey 2+4: \"abcd\"", "nonce 8+2: <0708>"])
        #expect(
            refusal(VerifyChallengePayload.self, short(2, []) + short(1, [])) == payloadError(.missingField, at: 4, needed: 1))
        #expect(reason(VerifyChallengePayload.self, short(1, [0xFF]) + short(2, [])) == .invalidText)
        let response = bytes + short(3, run(1, 64))
        let found = try? decode(VerifyResponsePayload.self, response).get()
        #expect(found?.signedBytes(response.span.bytes) == utf8("bitchat-verify-resp-v1") + [4] + utf8("abcd") + [7, 8])
        #expect(found?.reencoded(response.span.bytes) == response)
        #expect(refusal(VerifyResponsePayload.self, bytes) == payloadError(.missingField, at: 10, needed: 3))
    }

    @Test func aPeerStateIsStrict() {
        #expect(
            shown(PeerStatePayload.self, peerState + short(9, [5])) == [
                "capabilities 3+1: '41'", "capabilityNames 3+1: [", "  capabilityNames 3+1: prekeys",
                "  capabilityNames 3+1: groups", "  capabilityNames 3+1: vouch", "]",
                "signingKey 6+32: <\(Hexadecimal.encode(run(0xB1, 32)))>",
                "unknownFields 1+40: [", "  unknownFields 38+3: {", "    type 38+1: 9", "    length 39+1: 1",
                "    bytes 40+1: <05>", "  }", "]",
            ])
        #expect(refusal(PeerStatePayload.self, [2]) == payloadError(.version, at: 0, needed: 1, available: 2))
        #expect(refusal(PeerStatePayload.self, []) == payloadError(.short, claim: .payloadLength, at: 0, needed: 1))
        let twice = payloadError(.duplicateField, at: 38, available: 1)
        #expect(refusal(PeerStatePayload.self, peerState + short(1, [1])) == twice)
        #expect(reason(PeerStatePayload.self, peerState + short(2, run(1, 32))) == .duplicateField)
        #expect(reason(PeerStatePayload.self, peerState + [1]) == .trailingBytes)
        for field in ["", "0100", "000000000000000001"] {
            #expect(reason(PeerStatePayload.self, [1] + short(1, hex(field))) == .fieldLength)
        }
        for count in [31, 33] { #expect(reason(PeerStatePayload.self, [1] + short(2, run(1, count))) == .fieldLength) }
    }

    @Test func aVouchPassesOverMalformedEntries() {
        let bytes = [2] + entry([1]) + entry(attestation) + entry(attestation) + entry(attestation)
        let found = try? decode(VouchPayload.self, bytes).get()
        #expect(found?.attestations(bytes.span.bytes).count == 2)
        #expect(found?.reencoded(bytes.span.bytes) == [2] + entry(attestation) + entry(attestation))
        #expect(shown(VouchPayload.self, bytes).last == "malformed 1+\(bytes.count - 1): 1")
        #expect(
            shown(VouchPayload.self, [])
                == ["announced 0+0: 0", "attestations 0+0: [", "]", "malformed 0+0: 0"].map {
                    $0.replacing(" 0+0", with: "")
                })
    }

    @Test(arguments: [(15, 15), (16, 16), (17, 16)] as [(UInt8, Int)])
    func readsAtMost16Attestations(announced: UInt8, count: Int) {
        let bytes = [announced] + (0..<20).flatMap { _ in entry(attestation) }
        #expect((try? decode(VouchPayload.self, bytes).get())?.attestations(bytes.span.bytes).count == count)
    }

    @Test func aVouchShowsEveryField() {
        let lines = shown(VouchPayload.self, [1] + entry(attestation))
        #expect(
            lines == [
                "announced 0+1: 1", "attestations 1+146: [", "  attestations 3+144: {",
                "    fingerprint 5+32: <\(Hexadecimal.encode(run(1, 32)))>",
                "    signingKey 39+32: <\(Hexadecimal.encode(run(2, 32)))>", "    timestamp 73+8: '9'",
                "    signature 83+64: <\(Hexadecimal.encode(run(3, 64)))>", "  }", "]", "malformed 1+146: 0",
            ])
    }

    @Test func aGroupStateShowsItsRoster() {
        let lines = shown(GroupStatePayload.self, groupState)
        #expect(
            lines == [
                "groupID 3+16: <\(Hexadecimal.encode(run(0xA1, 16)))>", "name 22+4: \"club\"",
                "key 29+32: <\(Hexadecimal.encode(run(0xA2, 32)))>", "epoch 64+4: 2", "roster 71+69: [",
                "  roster 72+68: {", "    fingerprint 72+32: <\(Hexadecimal.encode(run(0xF1, 32)))>",
                "    signingKey 104+32: <\(Hexadecimal.encode(run(0xF2, 32)))>", "    nickname 137+3: \"ada\"", "  }", "]",
                "creatorFingerprint 143+32: <\(Hexadecimal.encode(run(0xA3, 32)))>",
                "signature 178+64: <\(Hexadecimal.encode(run(0xA4, 64)))>",
            ])
        #expect(rewritten(GroupStatePayload.self, groupState) { $0.reencoded($1) } == groupState)
    }

    @Test(arguments: [(0, false), (1, true), (16, true), (17, false)])
    func aRosterHasOneTo16Members(count: Int, isTaken: Bool) {
        let roster = [UInt8(count)] + (0..<count).flatMap { _ in member }
        #expect(reason(GroupStatePayload.self, groupState + long(5, roster)) == (isTaken ? nil : .missingField))
    }

    @Test func aMalformedRosterErasesTheEarlierOne() {
        for roster in [[], [1], [1] + member + [0], [2] + member, [1] + run(1, 64) + [1, 0xFF]] as [[UInt8]] {
            #expect(reason(GroupStatePayload.self, groupState + long(5, roster)) == .missingField)
        }
        #expect(reason(GroupStatePayload.self, groupState + long(4, [1])) == .missingField)
        #expect(reason(GroupStatePayload.self, groupState + long(2, [0xFF])) == .missingField)
        #expect(reason(GroupStatePayload.self, groupState + long(1, [1])) == nil)
        #expect(reason(GroupStatePayload.self, groupState + [1]) == .trailingBytes)
    }
}
