import Testing

@Suite struct EmptyCompressedBodyTests {
    @Test(arguments: [0, 1, 2]) func firesUpToTheSizeFieldOfVersion1(length: Int) {
        #expect(BareFrame(flags: 0x04, section: Array([1, 1].prefix(length))).findings == ["CMP-001"])
    }

    @Test(arguments: [0, 3, 4]) func firesUpToTheSizeFieldOfVersion2(length: Int) {
        #expect(BareFrame(version: 2, flags: 0x04, section: Array([0, 0, 1, 1].prefix(length))).findings == ["CMP-001"])
    }

    @Test func keepsQuietWithOneByteOfBody() {
        #expect(!BareFrame(flags: 0x04, section: [0, 1, 1]).findings.contains("CMP-001"))
        #expect(!BareFrame(version: 2, flags: 0x04, section: [0, 0, 0, 1, 1]).findings.contains("CMP-001"))
    }

    @Test func keepsQuietWithoutTheFlag() { #expect(BareFrame(section: [1]).findings == []) }

    @Test func namesBothLengths() {
        let finding = BareFrame(flags: 0x04, section: [1]).finding("CMP-001")
        #expect(finding?.message == "compressed section of 1 bytes, at least 3 are needed")
        #expect(finding?.offset == 22)
    }
}
