import Testing

@Suite struct BrokenAnnounceTests {
    private static let ada = Peer("ada")
    private static let name = PayloadTLV.short(1, Array("ada".utf8))
    private static let noiseKey = PayloadTLV.short(2, ada.noise), signingKey = PayloadTLV.short(3, ada.signingKey)

    private static func messages(_ payload: [UInt8]) -> [String] {
        PayloadFrame.messages(of: "ANN-001", in: ada.frame(.announce, payload))
    }

    @Test func keepsQuietForAWholeAnnounce() {
        #expect(Self.messages(Self.name + Self.noiseKey + Self.signingKey) == [])
        #expect(Self.messages(Self.signingKey + Self.noiseKey + Self.name + PayloadTLV.short(9, [1])) == [])
    }

    @Test func firesForEachMissingField() {
        #expect(Self.messages(Self.noiseKey + Self.signingKey) == ["TLV 0x01 is missing"])
        #expect(Self.messages(Self.name + Self.signingKey) == ["TLV 0x02 is missing"])
        #expect(Self.messages(Self.name + Self.noiseKey) == ["TLV 0x03 is missing"])
    }

    @Test func firesForALengthPastTheEnd() {
        let cut = Array((Self.name + Self.noiseKey + Self.signingKey).dropLast())
        let found = PayloadFrame.findings(of: "ANN-001", in: Self.ada.frame(.announce, cut))
        #expect(found.map(\.message) == ["a field asks for 32 bytes where 31 are left"])
        #expect(found.map(\.offset) == [22 + 5 + 34 + 2])
    }

    @Test func firesForANameThatIsNotText() {
        let payload = PayloadTLV.short(1, [0xFF]) + Self.noiseKey + Self.signingKey
        #expect(Self.messages(payload) == ["a text of 1 bytes is not UTF-8"])
    }

    @Test func keepsQuietForABareNameOfAnOldDialect() { #expect(Self.messages(Array("ada".utf8)) == []) }
}
