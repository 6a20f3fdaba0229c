import Testing

@Suite struct WeakEphemeralKeyTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func messages(_ payload: [UInt8]) -> [String] {
        let frame = ada.frame(.noiseHandshake, payload, to: bo.id, isSigned: false)
        return PayloadFrame.messages(of: "NOI-006", in: frame)
    }

    private static let zero = [UInt8](repeating: 0, count: 32)
    private static let one = [1] + [UInt8](repeating: 0, count: 31)

    @Test func firesForZeroInTheFirstTwoMessages() {
        #expect(Self.messages(Self.zero) == ["the ephemeral key is zero"])
        #expect(Self.messages(Self.zero + PayloadTLV.noise(64)) == ["the ephemeral key is zero"])
    }

    @Test func firesForALowOrderPoint() { #expect(Self.messages(Self.one) == ["the ephemeral key is a point of low order"]) }

    @Test func keepsQuietForOtherKeysAndTheThirdMessage() {
        #expect(Self.messages([2] + Self.zero.dropFirst()) == [])
        #expect(Self.messages(Self.zero + PayloadTLV.noise(32)) == [])
    }
}
