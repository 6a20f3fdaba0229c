import Testing

@Suite struct OversizedPayloadTests {
    @Test(arguments: [(1_179_759, ["HDR-002"]), (1_179_760, ["HDR-002"]), (1_179_761, ["HDR-003"]), (10_485_761, ["HDR-003"])])
    func firesAboveTheCapOfIOS(length: Int, rules: [String]) {
        #expect(BareFrame(version: 2, payloadLength: length).findings == rules)
    }

    @Test func firesForAWholeFrameToo() {
        let frame = BareFrame(version: 2, section: [UInt8](repeating: 0x61, count: 1_179_761))
        #expect(frame.findings == ["HDR-003"])
        #expect(frame.finding("HDR-003")?.message == "payload of 1179761 bytes, iOS takes 1179760, Android 10485760")
    }
}
