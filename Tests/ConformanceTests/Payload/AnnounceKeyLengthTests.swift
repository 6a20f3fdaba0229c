import Testing

@Suite struct AnnounceKeyLengthTests {
    private static let ada = Peer("ada")

    private static func messages(noiseKey: Int, signingKey: Int) -> [String] {
        let payload =
            PayloadTLV.short(1, [97]) + PayloadTLV.short(2, PayloadTLV.noise(noiseKey))
            + PayloadTLV.short(3, PayloadTLV.noise(signingKey))
        return PayloadFrame.messages(of: "ANN-002", in: ada.frame(.announce, payload))
    }

    @Test(arguments: [0, 31, 33]) func firesForANoiseKeyOfAnotherLength(count: Int) {
        #expect(Self.messages(noiseKey: count, signingKey: 32) == ["the Noise key has \(count) bytes instead of 32"])
    }

    @Test(arguments: [0, 31, 33]) func firesForASigningKeyOfAnotherLength(count: Int) {
        #expect(Self.messages(noiseKey: 32, signingKey: count) == ["the signing key has \(count) bytes instead of 32"])
    }

    @Test func keepsQuietFor32Bytes() { #expect(Self.messages(noiseKey: 32, signingKey: 32) == []) }
}
