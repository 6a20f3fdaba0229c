import Testing

@Suite struct BodyTooShortTests {
    @Test func firesOneByteBelowTheDeclaredSize() {
        let frame = BareFrame.compressed(121, "636018180000")
        #expect(frame.findings == ["CMP-005"])
        #expect(frame.finding("CMP-005")?.message == "the body ends or is corrupt after 120 of the 121 bytes declared")
        #expect(BareFrame.compressed(120, "636018180000").findings == [])
    }

    @Test func firesForBytesThatAreNoDEFLATE() {
        #expect(BareFrame.compressed(120, "ffffffffff").findings == ["CMP-005"])
    }

    @Test func firesForACutBody() { #expect(BareFrame.compressed(120, "6360").findings == ["CMP-005"]) }
}
