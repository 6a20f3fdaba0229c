import Testing

@Suite struct EmptyRouteTests {
    @Test func firesForACountOf0() {
        #expect(BareFrame.routed(over: []).findings == ["HDR-006"])
        #expect(BareFrame.routed(over: [0x11]).findings == [])
    }

    @Test func pointsAtTheCount() {
        #expect(BareFrame.routed(over: []).finding("HDR-006")?.offset == 32)
        #expect(BareFrame.routed(over: [], recipient: []).finding("HDR-006")?.offset == 24)
    }

    @Test func keepsQuietForVersion1() { #expect(!BareFrame(flags: 0x08, section: [0]).findings.contains("HDR-006")) }
}
