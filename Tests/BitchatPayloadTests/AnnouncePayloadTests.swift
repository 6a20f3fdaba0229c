import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

/// Announces, docs/protocol.md 3.1.
struct AnnouncePayloadTests {
    private let keys = short(2, run(0xAA, 32)) + short(3, run(0xBB, 32))
    private func announce(_ more: [UInt8]) -> [UInt8] { short(1, utf8("ada")) + keys + more }
    private func value(_ key: String, of bytes: [UInt8]) -> String? {
        shown(AnnouncePayload.self, bytes).first { $0.hasPrefix(key + " ") || $0.hasPrefix(key + ":") }
    }

    @Test func showsEveryFieldOfTheWorkedExample() {
        #expect(
            shown(AnnouncePayload.self, Samples.announce) == [
                "nickname 2+3: \"ada\"",
                "noiseKey 7+32: <fe71a8022e84274cfcd92c575edf553dec712f626bd1ab002b2c0101059b5b1d>",
                "signingKey 41+32: <fc409b9f00389231ee36ddfae061a35512da67e49005d16d0b2ccc65a0cfffaf>",
                "neighbours 75+8: [", "  neighbours 75+8: 8bb815b342cea14d", "]",
                "capabilities 85+2: '809'",
                "capabilityNames 85+2: [", "  capabilityNames 85+2: prekeys", "  capabilityNames 85+2: groups",
                "  capabilityNames 85+2: vouch", "  capabilityNames 85+2: privateMedia",
                "  capabilityNames 85+2: privateMediaReceipts", "]",
            ])
    }

    @Test func requiresNicknameAndBothKeys() {
        #expect(refusal(AnnouncePayload.self, []) == payloadError(.missingField, at: 0, needed: 1))
        #expect(refusal(AnnouncePayload.self, keys) == payloadError(.missingField, at: 68, needed: 1))
        let noSigning = short(1, []) + short(2, [])
        #expect(refusal(AnnouncePayload.self, noSigning) == payloadError(.missingField, at: 4, needed: 3))
        let noNoise = short(1, []) + short(3, [])
        #expect(refusal(AnnouncePayload.self, noNoise) == payloadError(.missingField, at: 4, needed: 2))
    }

    @Test(arguments: [0, 31, 32, 33, 255])
    func takesKeysOf(length: Int) {
        #expect(reason(AnnouncePayload.self, short(1, []) + short(2, run(1, length)) + short(3, run(2, length))) == nil)
    }

    @Test func refusesALengthThatOverruns() {
        let error = payloadError(.truncated, claim: .tlvLength, at: 75, needed: 2, available: 1)
        #expect(refusal(AnnouncePayload.self, announce([1, 2, 0x61])) == error)
    }

    @Test func ignoresOneLeftoverByteAndUnknownFields() {
        let lines = shown(AnnouncePayload.self, announce(short(0x63, [7, 8]) + short(0x10, []) + [1])).suffix(13)
        #expect(
            lines == [
                "unknownFields 0+80: [",
                "  unknownFields 73+4: {", "    type 73+1: 99", "    length 74+1: 2", "    bytes 75+2: <0708>", "  }",
                "  unknownFields 77+2: {", "    type 77+1: 16", "    length 78+1: 0", "    bytes 79+0: <>", "  }", "]",
                "leftover 79+1: <01>",
            ])
    }

    @Test func lastOfRepeatedFieldsWins() {
        let bytes = announce(short(1, utf8("bob")) + short(4, run(1, 8)) + short(4, run(2, 16)))
        #expect(value("nickname", of: bytes) == "nickname 75+3: \"bob\"")
        #expect(value("neighbours", of: bytes) == "neighbours 90+16: [")
        #expect(value("repeatedFields", of: bytes) == "repeatedFields 0+106: true")
    }

    @Test func badTextErasesTheNickname() {
        #expect(refusal(AnnouncePayload.self, announce(short(1, [0xFF]))) == payloadError(.invalidText, at: 75, available: 1))
        #expect(reason(AnnouncePayload.self, short(1, [0xFF]) + announce([])) == nil)
        for text in ["c080", "eda080", "f4908080", "f8888080", "e282", "80"] {
            #expect(reason(AnnouncePayload.self, short(1, hex(text)) + keys) == .invalidText, "\(text)")
        }
    }

    @Test func swallowsOneByteOrderMark() {
        let bytes = short(1, hex("efbbbf efbbbf 62")) + keys
        #expect(value("nickname", of: bytes) == "nickname 5+4: \"\u{FEFF}b\"")
        #expect(value("nickname", of: short(1, hex("efbbbf")) + keys) == "nickname 5+0: \"\"")
    }

    @Test(arguments: [(0, 0), (7, 0), (8, 1), (9, 0), (80, 10), (88, 11), (248, 31), (255, 0)])
    func readsNeighboursOf(length: Int, count: Int) {
        let bytes = announce(short(4, run(0x11, length)))
        let found = try? decode(AnnouncePayload.self, bytes).get()
        #expect(found?.neighbourIDs(bytes.span.bytes).count == count)
        #expect(found?.remarks == (count == 0 ? [.ignored] : []))
    }

    @Test func writesAtMostTenNeighbours() {
        let bytes = announce(short(4, run(0x11, 88)))
        let again = (try? decode(AnnouncePayload.self, bytes).get())?.reencoded(bytes.span.bytes)
        #expect(again == announce(short(4, run(0x11, 80))))
    }

    @Test func keepsEarlierNeighboursWhenLaterOnesAreIgnored() {
        let bytes = announce(short(4, run(1, 8)) + short(4, run(2, 9)) + short(4, []))
        #expect(value("neighbours", of: bytes) == "neighbours 75+8: [")
    }

    @Test(arguments: [
        ("", "'0'"), ("00", "'0'"), ("8001", "'384'"), ("ffffffffffffffff", "'18446744073709551615'"),
        ("010000000000000002", "'1'"),
    ])
    func readsCapabilities(field: String, value wanted: String) {
        let line = value("capabilities", of: announce(short(5, hex(field))))
        #expect(line?.hasSuffix(wanted) == true)
    }

    @Test(arguments: [(0, true), (1, true), (11, true), (12, true), (13, false)])
    func readsGeohashOf(length: Int, isRead: Bool) {
        let found = try? decode(AnnouncePayload.self, announce(short(6, run(0x75, length)))).get()
        #expect(found?.bridgeGeohash?.count == (isRead ? length : nil))
    }

    @Test func badTextErasesTheGeohashButALongOneDoesNot() {
        let erased = try? decode(AnnouncePayload.self, announce(short(6, utf8("u4")) + short(6, [0xFF]))).get()
        #expect(erased?.bridgeGeohash == nil)
        let kept = try? decode(AnnouncePayload.self, announce(short(6, utf8("u4")) + short(6, run(0x78, 13)))).get()
        #expect(kept?.bridgeGeohash == ByteRange(75, 2))
    }

    @Test func writesAnAnnounceFromValues() {
        let bytes = AnnouncePayload.encode(
            nickname: utf8("ada"), noiseKey: run(0xAA, 32), signingKey: run(0xBB, 32),
            neighbours: [PeerID(value: 0x8BB8_15B3_42CE_A14D)], capabilities: Capabilities(rawValue: 0x0329),
            bridgeGeohash: utf8("u4"))
        #expect(bytes == announce(hex("0408 8bb815b342cea14d 0502 2903 0602 7534")))
    }
}
