import Testing

@Suite struct StreamFilterWithoutFragmentsTests {
    private static let ids = SyncTalk.field(6, Array("45a43038a50aa502".utf8))

    @Test(arguments: [([0x20], 0), ([0x1F], 1), ([0xDF, 0x07], 1), ([0xA3, 0x07], 0)] as [([UInt8], Int)])
    func firesUnlessBit5IsSet(types: [UInt8], firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-023", SyncTalk.set() + SyncTalk.field(4, types) + Self.ids) == firings)
    }

    @Test func firesWithTheDefaultTypes() {
        #expect(SyncTalk.firings(of: "SYNC-023", SyncTalk.set() + Self.ids) == 1)
        #expect(SyncTalk.firings(of: "SYNC-023", SyncTalk.set()) == 0)
    }
}
