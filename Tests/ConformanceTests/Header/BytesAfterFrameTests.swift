import Testing

@Suite struct BytesAfterFrameTests {
    private static let padding = [UInt8](repeating: 20, count: 20)

    @Test(arguments: [19, 21]) func firesForARunOfTheWrongLength(count: Int) {
        #expect(BareFrame(type: 0x10, tail: [UInt8](repeating: 20, count: count)).findings == ["HDR-012"])
    }

    @Test(arguments: [0, 7, 19]) func firesForOneWrongByte(index: Int) {
        var tail = Self.padding
        tail[index] ^= 1
        #expect(BareFrame(type: 0x10, tail: tail).findings == ["HDR-012"])
    }

    @Test func keepsQuietForPaddingAndForNothing() {
        #expect(!BareFrame(type: 0x10, tail: Self.padding).findings.contains("HDR-012"))
        #expect(BareFrame().findings == [])
    }

    @Test func countsTheBytes() {
        let finding = BareFrame(tail: [0, 0, 0]).finding("HDR-012")
        #expect(finding?.message == "3 bytes after the 27 of the frame are no padding")
        #expect(finding?.offset == 27)
    }
}
