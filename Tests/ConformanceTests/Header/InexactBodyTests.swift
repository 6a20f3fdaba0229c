import Testing

/// The bodies of docs/protocol.md 13.3, each of 120 zeros.
@Suite struct InexactBodyTests {
    @Test(arguments: [(119, ["CMP-004"]), (120, []), (121, ["CMP-005"])] as [(UInt16, [String])])
    func firesForMoreOutputThanDeclared(size: UInt16, rules: [String]) {
        #expect(BareFrame.compressed(size, "636018180000").findings == rules)
        #expect(BareFrame.compressed(size, "6260400700000000ffff6360a0070000").findings == rules)
    }

    @Test func firesForAByteAfterTheEnd() {
        let frame = BareFrame.compressed(120, "63601818000099")
        #expect(frame.findings == ["CMP-004"])
        #expect(frame.finding("CMP-004")?.message == "1 bytes follow the end of the DEFLATE data")
    }

    @Test func firesWithoutAFinalBlock() {
        let frame = BareFrame.compressed(120, "6260181800000000ffff")
        #expect(frame.findings == ["CMP-004"])
        #expect(frame.finding("CMP-004")?.message == "the body has no final block after the 120 bytes declared")
    }

    @Test func namesTheRealSize() {
        let finding = BareFrame.compressed(119, "636018180000").finding("CMP-004")
        #expect(finding?.message == "the body inflates to 120 bytes, 119 are declared")
        #expect(finding?.offset == 24)
    }
}
