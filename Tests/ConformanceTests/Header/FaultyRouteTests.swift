import Testing

@Suite struct FaultyRouteTests {
    @Test func keepsQuietForDifferentRelays() { #expect(BareFrame.routed(over: [0x11, 0x12, 0x13]).findings == []) }

    @Test func firesForARelayNamedTwice() {
        let frame = BareFrame.routed(over: [0x11, 0x12, 0x11])
        #expect(frame.findings == ["HDR-008"])
        let finding = frame.finding("HDR-008")
        #expect(finding?.message == "hop 3 of 3, 1111111111111111, was named before")
        #expect(finding?.offset == 33 + 16)
    }

    @Test func firesForTheRecipient() {
        let frame = BareFrame.routed(over: [0x11, 0xB1])
        #expect(frame.findings == ["HDR-008"])
        #expect(frame.finding("HDR-008")?.message == "hop 2 of 2, b1b1b1b1b1b1b1b1, is the recipient")
    }

    @Test func firesForTheSender() {
        var frame = BareFrame.routed(over: [0x11])
        frame.sender = BareFrame.id(0x11)
        #expect(frame.findings == ["HDR-008"])
        #expect(frame.finding("HDR-008")?.message == "hop 1 of 1, 1111111111111111, is the sender")
    }
}
