import Testing

@Suite struct NeedlessCompressionTests {
    /// As many zeros, compressed.
    @Test(
        arguments: [(99, "6360a0390000", true), (100, "6360a03d0000", false), (101, "6360a0030000", false)]
            as [(UInt16, String, Bool)])
    func firesBelow100Bytes(size: UInt16, body: String, fires: Bool) {
        #expect(BareFrame.compressed(size, body).findings == (fires ? ["CMP-007"] : []))
    }

    /// A stored block costs 5 bytes more than it holds; without them the body is shorter than 120 zeros.
    @Test func firesForABodyAsLongAsThePayload() {
        let stored = "01780087ff" + String(repeating: "00", count: 120)
        #expect(BareFrame.compressed(120, stored).findings == ["CMP-007"])
        #expect(BareFrame.compressed(120, stored).finding("CMP-007")?.message == "120 bytes compressed to 125")
    }

    @Test(arguments: [(113, false), (114, true), (115, true)]) func comparesBodyAndPayload(extra: Int, fires: Bool) {
        let body = "636018180000" + String(repeating: "99", count: extra)
        #expect(BareFrame.compressed(120, body).findings.contains("CMP-007") == fires)
    }
}
