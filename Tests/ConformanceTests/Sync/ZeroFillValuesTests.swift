import Testing

/// The sets of docs/protocol.md 10.4, and the largest P whose value fits into 7 bits of fill.
@Suite struct ZeroFillValuesTests {
    @Test(
        arguments: [
            (2, 12, [0x86, 0x00], 1), (5, 96, [0x50, 0x0A, 0xC0], 0), (7, 384, [0x4C, 0x83, 0xB0, 0x00], 0),
            (6, 192, [0xC0, 0x80], 1), (6, 192, [0xC0, 0x81], 0), (6, 131, [0xC0, 0x80], 0), (7, 384, [0xC0, 0x40], 0),
        ] as [(UInt8, UInt32, [UInt8], Int)])
    func firesForALastValueThatFillExplains(p: UInt8, m: UInt32, stream: [UInt8], firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-027", SyncTalk.set(p: p, m: m, stream)) == firings)
    }

    @Test func namesTheValues() {
        let one = SyncTalk.findings(of: "SYNC-027", SyncTalk.set(p: 2, m: 12, [0x86, 0x00]))
        #expect(one.map(\.message) == ["with P = 2 the fill of the last byte reads as 11"])
        let four = SyncTalk.findings(of: "SYNC-027", SyncTalk.set(p: 1, m: 100, [0x00]))
        #expect(four.map(\.message) == ["with P = 1 the fill of the last byte reads as 2, 3, 4"])
    }
}
