import Testing

@Suite struct UnknownFileFieldTests {
    private static let content = FileTLV.content([1, 2, 3])

    @Test(arguments: [0x00, 0x05, 0x7F] as [UInt8]) func firesForATypeNoAppKnows(type: UInt8) {
        let digits = type == 0x7F ? "7f" : "0\(type)"
        let expected = ["TLV 0x\(digits) of 2 bytes is skipped"]
        #expect(FileTLV.messages(of: "FIL-003", FileTLV.name, PayloadTLV.long(type, [1, 2]), Self.content) == expected)
        #expect(FileTLV.messages(of: "FIL-003", FileTLV.name, Self.content, PayloadTLV.long(type, [1, 2])) == expected)
    }

    @Test func keepsQuietForTheFourKnownTypes() {
        #expect(FileTLV.messages(of: "FIL-003", FileTLV.name, FileTLV.size(3), FileTLV.mime, Self.content) == [])
    }

    @Test func pointsAtTheFieldUnlessThePayloadWasInflated() {
        let ada = Peer("ada"), field = PayloadTLV.long(5, [7])
        let plain = PayloadFrame.findings(of: "FIL-003", in: ada.frame(.fileTransfer, FileTLV.name + field + Self.content))
        #expect(plain.map(\.offset) == [22 + 8])
        let long = FileTLV.content([UInt8](repeating: 0x41, count: 400))
        let packed = PayloadFrame.findings(of: "FIL-003", in: ada.frame(.fileTransfer, FileTLV.name + field + long))
        #expect(packed.map(\.offset) == [nil])
    }
}
