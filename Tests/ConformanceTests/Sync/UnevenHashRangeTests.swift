import Testing

@Suite struct UnevenHashRangeTests {
    @Test(
        arguments: [
            (7, 1, 0), (7, 127, 1), (7, 128, 0), (7, 129, 1), (7, 384, 0), (7, .max, 0), (7, .max - 1, 1), (7, .max - 127, 0),
            (2, 12, 0),
            (2, 13, 1), (32, 1, 0), (32, 2, 1), (32, .max, 0),
        ] as [(UInt8, UInt32, Int)])
    func firesUnlessMIsAMultipleOf2ToTheP(p: UInt8, m: UInt32, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-025", SyncTalk.set(p: p, m: m)) == firings)
    }
}
