import Testing

@Suite struct HandshakeLengthTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func messages(_ count: Int) -> [String] {
        let frame = ada.frame(.noiseHandshake, PayloadTLV.noise(count), to: bo.id, isSigned: false)
        return PayloadFrame.messages(of: "NOI-001", in: frame)
    }

    @Test(arguments: [32, 64, 96]) func keepsQuietForTheThreeMessages(count: Int) { #expect(Self.messages(count) == []) }

    @Test(arguments: [0, 31, 33, 48, 63, 65, 95, 97]) func firesForOtherSizes(count: Int) {
        #expect(Self.messages(count) == ["a handshake message of \(count) bytes instead of 32, 96 or 64"])
    }
}
