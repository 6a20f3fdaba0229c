import Testing

@Suite struct TypesAsListTests {
    @Test(arguments: [[1, 2], [0x20, 2], [0x22], [1, 2, 0x20, 0x22], [4, 3], [0x2C, 0x29]] as [[UInt8]])
    func firesForWhatReadsAsTypeCodes(value: [UInt8]) {
        #expect(SyncTalk.firings(of: "SYNC-014", SyncTalk.set() + SyncTalk.field(4, value)) == 1)
    }

    @Test(arguments: [[3, 4], [0xA3, 7], [0, 2], [0, 1], [1], [2], [0x20], [0x80], [1, 5], [0x21]] as [[UInt8]])
    func keepsQuietForBitFieldsThatIOSSendsAndForOneByte(value: [UInt8]) {
        #expect(SyncTalk.firings(of: "SYNC-014", SyncTalk.set() + SyncTalk.field(4, value)) == 0)
    }
}
