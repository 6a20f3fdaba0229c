import BitchatFrame
import Testing

@Suite struct BrokenCourierEnvelopeTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func messages(tag: Int = 16, ciphertext: Int = 120, to recipient: PeerID? = bo.id) -> [String] {
        let payload =
            PayloadTLV.long(1, PayloadTLV.noise(tag)) + PayloadTLV.long(2, PayloadTLV.big(MeshScript.start + 1000, 8))
            + PayloadTLV.long(3, PayloadTLV.noise(ciphertext))
        return PayloadFrame.messages(of: "COU-001", in: ada.frame(.courierEnvelope, payload, to: recipient))
    }

    @Test(arguments: [1, 16_383, 16_384]) func keepsQuietForCiphertextUpTo16384(count: Int) {
        #expect(Self.messages(ciphertext: count) == [])
    }

    @Test func firesForCiphertextOf16385() {
        #expect(Self.messages(ciphertext: 16_385) == ["TLV 0x03 has 16385 bytes where 16384 are allowed"])
    }

    @Test(arguments: [15, 17]) func firesForATagThatIsNot16(count: Int) {
        #expect(Self.messages(tag: count) == ["TLV 0x01 has \(count) bytes where 16 are allowed"])
    }

    @Test(arguments: [nil, .broadcast] as [PeerID?]) func firesWithoutARecipient(recipient: PeerID?) {
        #expect(Self.messages(to: recipient) == ["the envelope names no recipient"])
    }
}
