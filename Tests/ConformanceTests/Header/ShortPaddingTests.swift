import Testing

@Suite struct ShortPaddingTests {
    @Test(arguments: [(0, false), (1, true), (2, true), (15, true), (16, false)]) func firesBelow16Bytes(count: Int, fires: Bool)
    {
        let frame = BareFrame(type: 0x10, tail: [UInt8](repeating: UInt8(count), count: count))
        #expect(frame.findings.contains("HDR-015") == fires)
    }
}
