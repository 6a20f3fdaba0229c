import Testing

@Suite struct LegacyFileTests {
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array("tiny-jpeg".utf8)

    @Test func keepsQuietForTheCurrentForm() {
        let found = FileTLV.messages(of: "FIL-001", FileTLV.name, FileTLV.size(13), FileTLV.mime, FileTLV.content(Self.jpeg))
        #expect(found == [])
    }

    @Test func firesForASizeOf8Bytes() {
        let found = FileTLV.messages(of: "FIL-001", FileTLV.name, FileTLV.size(13, width: 8), FileTLV.content(Self.jpeg))
        #expect(found == ["the size has 8 bytes instead of 4"])
    }

    @Test func firesForAContentLengthOf2Bytes() {
        let found = FileTLV.messages(of: "FIL-001", FileTLV.name, FileTLV.size(13), FileTLV.content(Self.jpeg, width: 2))
        #expect(found == ["the length of the content has 2 bytes instead of 4"])
    }

    @Test(arguments: [3, 5, 7, 9]) func keepsQuietForASizeThatNobodyReads(width: Int) {
        #expect(FileTLV.messages(of: "FIL-001", FileTLV.name, FileTLV.size(13, width: width), FileTLV.content(Self.jpeg)) == [])
    }
}
