import BitchatFrame
import Testing

@Suite struct UnaddressedNoiseTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func messages(_ type: MessageType, to recipient: PeerID?) -> [String] {
        PayloadFrame.messages(of: "NOI-002", in: ada.frame(type, PayloadTLV.noise(32), to: recipient, isSigned: false))
    }

    @Test func firesWithoutARecipient() {
        #expect(Self.messages(.noiseHandshake, to: nil) == ["a noiseHandshake without a recipient"])
        #expect(Self.messages(.noiseEncrypted, to: nil) == ["a noiseEncrypted without a recipient"])
    }

    @Test func firesForTheBroadcastRecipient() {
        #expect(Self.messages(.noiseEncrypted, to: .broadcast) == ["a noiseEncrypted for the broadcast recipient"])
    }

    @Test(arguments: [MessageType.noiseHandshake, .noiseEncrypted]) func keepsQuietForOnePeer(type: MessageType) {
        #expect(Self.messages(type, to: Self.bo.id) == [])
    }

    @Test func keepsQuietForOtherTypesAndOldDialects() {
        let script = MeshScript()
        let link = script.link(1)
        script.receive(Self.bo.frame(.message, [104, 105]), on: link, at: 0)
        script.receive(Self.ada.frame(.message, [UInt8](repeating: 0xFE, count: 96)), on: link, at: 0)
        script.receive(Self.ada.frame(.noiseHandshake, PayloadTLV.noise(32), at: 1), on: link, at: 1)
        #expect(script.count(of: "NOI-002") == 0)
    }
}
