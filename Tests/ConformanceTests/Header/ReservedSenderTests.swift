import Testing

@Suite struct ReservedSenderTests {
    @Test(arguments: [0x00, 0xFF] as [UInt8]) func firesForOneByteRepeated(byte: UInt8) {
        var frame = BareFrame(sender: BareFrame.id(byte))
        #expect(frame.findings == ["HDR-011"])
        frame.sender[7] ^= 1
        #expect(frame.findings == [])
    }

    @Test(arguments: [(1, 14), (2, 16)] as [(UInt8, Int)]) func pointsAtTheSender(version: UInt8, offset: Int) {
        #expect(BareFrame(version: version, sender: BareFrame.id(0)).finding("HDR-011")?.offset == offset)
    }
}
