import Testing

@Suite struct FileContentSizeTests {
    @Test func firesForEmptyContentAndForNone() {
        #expect(FileTLV.messages(of: "FIL-002", FileTLV.name, FileTLV.content([])) == ["the file has no content"])
        #expect(FileTLV.messages(of: "FIL-002", FileTLV.name, FileTLV.size(3)) == ["the file has no content"])
        #expect(FileTLV.messages(of: "FIL-002", FileTLV.name, FileTLV.content([1])) == [])
    }

    @Test(arguments: [(1_048_575, 0), (1_048_576, 0), (1_048_577, 1)]) func firesOver1048576Bytes(count: Int, firings: Int) {
        let found = FileTLV.messages(of: "FIL-002", FileTLV.name, FileTLV.content([UInt8](repeating: 0x41, count: count)))
        #expect(found == [String](repeating: "\(count) bytes are over the limit of 1048576", count: firings))
    }

    @Test(arguments: [(1_048_576, 0), (1_048_577, 1)]) func firesForAStatedSizeOver1048576(size: Int, firings: Int) {
        #expect(FileTLV.messages(of: "FIL-002", FileTLV.name, FileTLV.size(size), FileTLV.content([1])).count == firings)
    }
}
