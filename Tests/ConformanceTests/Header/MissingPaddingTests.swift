import Testing

@Suite struct MissingPaddingTests {
    /// The bands of whole frames of docs/protocol.md 2.5, each end and its neighbour.
    @Test(arguments: [
        (22, true), (240, true), (241, false), (256, false), (257, true), (496, true), (497, false), (768, false), (769, true),
        (1008, true), (1009, false), (1792, false), (1793, true), (2032, true), (2033, false),
    ])
    func firesInThePaddedBands(length: Int, fires: Bool) {
        for type in [0x10, 0x11] as [UInt8] {
            let frame = BareFrame(type: type, section: [UInt8](repeating: 0x61, count: length - 22))
            #expect(frame.findings == (fires ? ["HDR-014"] : []))
        }
    }

    @Test func keepsQuietForOtherTypesAndForPaddedFrames() {
        #expect(BareFrame().findings == [])
        #expect(BareFrame(type: 0x10, tail: [UInt8](repeating: 229, count: 229)).findings == [])
    }

    @Test func namesTheBlock() {
        let frame = BareFrame(type: 0x10, section: [UInt8](repeating: 0x61, count: 32))
        #expect(frame.finding("HDR-014")?.message == "54 bytes without the padding to 256")
    }
}
