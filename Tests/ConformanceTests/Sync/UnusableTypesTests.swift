import Testing

@Suite struct UnusableTypesTests {
    @Test(
        arguments: [
            ([0], 1), ([1], 0), ([0, 0], 1), ([0xFF, 0x07], 0), ([0x03, 0x08], 1), ([0, 0xF8], 1), ([0x20, 0, 1], 1),
            ([0x20, 0, 0], 0), ([3, 4], 0), ([0xA3, 0x07], 0),
        ] as [([UInt8], Int)])
    func firesForTheEmptySetAndForBitsAbove10(value: [UInt8], firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-013", SyncTalk.set() + SyncTalk.field(4, value)) == firings)
    }

    @Test func keepsQuietWithoutTheField() { #expect(SyncTalk.firings(of: "SYNC-013", SyncTalk.set()) == 0) }
}
