import Testing

@Suite struct HighTTLTests {
    @Test(arguments: [(0, []), (6, []), (7, []), (8, ["HDR-010"]), (255, ["HDR-010"])] as [(UInt8, [String])])
    func firesAbove7(ttl: UInt8, rules: [String]) { #expect(BareFrame(ttl: ttl).findings == rules) }
}
