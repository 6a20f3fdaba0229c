import Testing

@Suite struct GroupMessageFormTests {
    private static let ada = Peer("ada")

    private static func messages(_ sizes: [Int] = [16, 4, 12, 40], isSigned: Bool = false) -> [String] {
        let payload = zip(1..., sizes).flatMap { PayloadTLV.long($0, PayloadTLV.noise($1)) }
        return PayloadFrame.messages(of: "GRP-001", in: ada.frame(.groupMessage, payload, isSigned: isSigned))
    }

    @Test func keepsQuietForTheSizesOfTheLayout() {
        #expect(Self.messages() == [])
        #expect(Self.messages([16, 4, 12, 17]) == [])
    }

    @Test(arguments: [
        ([15, 4, 12, 40], "TLV 0x01 has 15 bytes instead of 16"), ([17, 4, 12, 40], "TLV 0x01 has 17 bytes instead of 16"),
        ([16, 3, 12, 40], "TLV 0x02 has 3 bytes instead of 4"), ([16, 5, 12, 40], "TLV 0x02 has 5 bytes instead of 4"),
        ([16, 4, 11, 40], "TLV 0x03 has 11 bytes instead of 12"), ([16, 4, 13, 40], "TLV 0x03 has 13 bytes instead of 12"),
        ([16, 4, 12, 16], "TLV 0x04 has 16 bytes instead of more than 16"),
    ])
    func firesForAFieldOfAnotherSize(sizes: [Int], message: String) { #expect(Self.messages(sizes) == [message]) }

    @Test func firesForAMissingField() { #expect(Self.messages([16, 4, 12]) == ["TLV 0x04 is missing"]) }

    @Test func firesForASignedFrame() { #expect(Self.messages(isSigned: true) == ["the frame is signed by \(Self.ada.id)"]) }
}
