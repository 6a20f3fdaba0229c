import BitchatFrame
import Testing

@Suite struct AnnounceV2OnAirTests {
    private static let ada = Peer("ada")

    private static func messages(type: MessageType = .announceV2, tags: Int, capabilities: [UInt8] = [0x29]) -> [String] {
        let payload =
            PayloadTLV.short(1, [0, 0, 1, 2]) + PayloadTLV.short(2, PayloadTLV.noise(tags)) + PayloadTLV.short(3, capabilities)
        return PayloadFrame.messages(of: "ANN-009", in: ada.frame(type, payload, isSigned: false))
    }

    @Test func firesForAWellFormedOne() {
        #expect(Self.messages(tags: 64) == ["an announceV2 for epoch 258, which no app sends"])
    }

    @Test(arguments: [63, 65]) func namesATagBlockOfAnotherSize(count: Int) {
        #expect(Self.messages(tags: count) == ["a malformed announceV2: TLV 0x02 has \(count) bytes where 64 are allowed"])
    }

    @Test func namesCapabilitiesThatAreNotMinimal() {
        let found = Self.messages(tags: 64, capabilities: [0x29, 0x00])
        #expect(found == ["a malformed announceV2: TLV 0x03 has 2 bytes where 1 are allowed"])
    }

    @Test(arguments: [0x2B, 0x2D] as [UInt8]) func keepsQuietForTheNextTypes(code: UInt8) {
        #expect(Self.messages(type: MessageType(rawValue: code), tags: 64) == [])
    }
}
