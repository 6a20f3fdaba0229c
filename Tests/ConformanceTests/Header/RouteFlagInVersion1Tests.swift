import Testing

@Suite struct RouteFlagInVersion1Tests {
    @Test func firesForVersion1Alone() {
        #expect(BareFrame(version: 1, flags: 0x08).findings == ["HDR-005"])
        #expect(BareFrame(version: 1, flags: 0x00).findings == [])
        #expect(BareFrame.routed(over: [0x11]).findings == [])
    }
}
