import Testing

@Suite struct LongRouteTests {
    @Test(arguments: [(3, 0), (4, 0), (5, 1), (155, 1)]) func firesAbove4Hops(hops: Int, firings: Int) {
        let frame = BareFrame.routed(over: (0..<hops).map { UInt8($0 + 1) })
        #expect(frame.findings.count { $0 == "HDR-009" } == firings)
    }
}
