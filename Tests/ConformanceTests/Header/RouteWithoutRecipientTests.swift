import Testing

@Suite struct RouteWithoutRecipientTests {
    @Test func firesForARouteWithoutRecipient() {
        #expect(BareFrame.routed(over: [0x11], recipient: []).findings == ["HDR-007"])
        #expect(BareFrame.routed(over: [0x11]).findings == [])
    }

    @Test func keepsQuietForARouteOf0Hops() {
        #expect(BareFrame.routed(over: [], recipient: []).findings == ["HDR-006"])
    }
}
