import Testing

@Suite struct AnnounceLeftoverTests {
    private static let ada = Peer("ada")

    @Test func firesForOneByte() {
        let payload = Self.ada.announcement + [0x07]
        let found = PayloadFrame.findings(of: "ANN-005", in: Self.ada.frame(.announce, payload))
        #expect(found.map(\.message) == ["0x07 is left over after the last field"])
        #expect(found.map(\.offset) == [22 + payload.count - 1])
    }

    @Test(arguments: [[], [0x07, 0x00]] as [[UInt8]]) func keepsQuietForNothingAndForAField(tail: [UInt8]) {
        let frame = Self.ada.frame(.announce, Self.ada.announcement + tail)
        #expect(PayloadFrame.messages(of: "ANN-005", in: frame) == [])
    }
}
