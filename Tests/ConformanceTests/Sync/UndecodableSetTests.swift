import Testing

/// With P = 7 the bytes `0a1b` hold 11 and 39 (docs/protocol.md 10.2).
@Suite struct UndecodableSetTests {
    @Test(arguments: [(12, 0), (11, 1), (256, 0)] as [(UInt32, Int)])
    func firesOnceEvenTheFirstValueIsNotBelowM(m: UInt32, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-024", SyncTalk.set(m: m, [0x0A, 0x1B])) == firings)
    }

    @Test func firesForBitsThatEndWithinAValue() {
        #expect(SyncTalk.firings(of: "SYNC-024", SyncTalk.set(m: 256, [0xFF])) == 1)
        #expect(SyncTalk.firings(of: "SYNC-024", SyncTalk.set(m: 256, [0x0A])) == 0)
    }

    @Test func keepsQuietWithoutBytesAndForM1WhichHasARuleOfItsOwn() {
        #expect(SyncTalk.firings(of: "SYNC-024", SyncTalk.set(m: 256, [])) == 0)
        #expect(SyncTalk.firings(of: "SYNC-024", SyncTalk.set(m: 1, [0x0A])) == 0)
    }
}
