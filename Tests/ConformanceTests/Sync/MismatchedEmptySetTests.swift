import Testing

@Suite struct MismatchedEmptySetTests {
    @Test(
        arguments: [
            (1, [], 0), (1, [0x0A], 1), (2, [], 1), (256, [], 1), (256, [0x0A], 0),
        ] as [(UInt32, [UInt8], Int)])
    func firesWhereMAndBitStreamDisagree(m: UInt32, stream: [UInt8], firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-028", SyncTalk.set(m: m, stream)) == firings)
    }
}
