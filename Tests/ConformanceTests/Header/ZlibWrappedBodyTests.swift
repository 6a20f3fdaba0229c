import Testing

/// The wrapped body of docs/protocol.md 13.3: 120 zeros.
@Suite struct ZlibWrappedBodyTests {
    @Test func firesForTheWrapperThatAndroidTakes() {
        let frame = BareFrame.compressed(120, "789c63601818000000780001")
        #expect(frame.findings == ["CMP-006"])
        let finding = frame.finding("CMP-006")
        #expect(finding?.message == "body begins with the zlib header 789c")
        #expect(finding?.offset == 24)
    }

    @Test(arguments: ["789b", "789d", "779c"]) func keepsQuietForOtherFirstBytes(head: String) {
        #expect(BareFrame.compressed(120, head + "63601818000000780001").findings == ["CMP-005"])
    }

    @Test func keepsQuietForTheRawBody() { #expect(BareFrame.compressed(120, "636018180000").findings == []) }

    @Test func aWrapperThatAndroidRefusesTooIsAlsoShort() {
        #expect(BareFrame.compressed(121, "789c63601818000000780001").findings == ["CMP-005", "CMP-006"])
    }
}
