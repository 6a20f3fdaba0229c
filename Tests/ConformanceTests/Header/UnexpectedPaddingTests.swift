import Testing

@Suite struct UnexpectedPaddingTests {
    @Test(arguments: [(0x02, ["HDR-013"]), (0x10, []), (0x11, []), (0x12, ["HDR-013", "HDR-016"])] as [(UInt8, [String])])
    func firesForEveryTypeButNoise(type: UInt8, rules: [String]) {
        let frame = BareFrame(type: type, section: [UInt8](repeating: 0x61, count: 32), tail: [UInt8](repeating: 202, count: 202))
        #expect(frame.findings == rules)
    }

    @Test func keepsQuietForOtherBytes() { #expect(BareFrame(tail: [5]).findings == ["HDR-012"]) }
}
