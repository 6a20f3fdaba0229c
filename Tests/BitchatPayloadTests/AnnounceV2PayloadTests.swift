import BitchatPayload
import Testing
import WireFormat

/// The announce of rotating peer IDs, docs/protocol.md 3.14.
struct AnnounceV2PayloadTests {
    @Test func showsEveryField() {
        let tags = (0..<8).map { "  tags \(8 + 8 * $0)+8: e1e1e1e1e1e1e1e1" }
        #expect(
            shown(AnnounceV2Payload.self, Samples.announceV2) == ["epoch 2+4: 490539", "tags 8+64: ["] + tags + [
                "]", "capabilities 74+2: '809'", "capabilityNames 74+2: [", "  capabilityNames 74+2: prekeys",
                "  capabilityNames 74+2: groups", "  capabilityNames 74+2: vouch", "  capabilityNames 74+2: privateMedia",
                "  capabilityNames 74+2: privateMediaReceipts", "]", "bridgeGeohash 78+2: \"u4\"",
            ])
    }

    @Test(arguments: [(1, 4), (2, 64)] as [(UInt8, Int)])
    func refusesOtherLengths(type: UInt8, length: Int) {
        for count in [length - 1, length, length + 1] {
            let error = payloadError(.fieldLength, claim: .tlvLength, at: 82, needed: length, available: count)
            let found = refusal(AnnounceV2Payload.self, Samples.announceV2 + short(type, run(1, count)))
            #expect(found == (count == length ? nil : error))
        }
    }

    @Test(arguments: [
        ("", false), ("00", true), ("0100", false), ("0001", true), ("0000000000000001", true),
        ("000000000000000100", false),
    ])
    func wantsMinimalCapabilities(field: String, isTaken: Bool) {
        let bytes = Samples.announceV2 + short(3, hex(field))
        #expect(reason(AnnounceV2Payload.self, bytes) == (isTaken ? nil : .fieldLength))
    }

    @Test func boundsTheGeohash() {
        #expect(reason(AnnounceV2Payload.self, Samples.announceV2 + short(4, run(0x75, 12))) == nil)
        #expect(reason(AnnounceV2Payload.self, Samples.announceV2 + short(4, run(0x75, 13))) == .fieldLength)
        #expect(reason(AnnounceV2Payload.self, Samples.announceV2 + short(4, [0xFF])) == .invalidText)
    }

    @Test func requiresEpochAndTagsAndNoLeftover() {
        #expect(refusal(AnnounceV2Payload.self, short(2, run(1, 64))) == payloadError(.missingField, at: 66, needed: 1))
        #expect(refusal(AnnounceV2Payload.self, short(1, run(1, 4))) == payloadError(.missingField, at: 6, needed: 2))
        let error = payloadError(.trailingBytes, claim: .tlvLength, at: 80, needed: 2, available: 1)
        #expect(refusal(AnnounceV2Payload.self, Samples.announceV2 + [9]) == error)
    }
}
