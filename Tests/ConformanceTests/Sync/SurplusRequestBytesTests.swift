import Testing

@Suite struct SurplusRequestBytesTests {
    @Test(arguments: [([], 0), ([9], 1), ([9, 9], 1)] as [([UInt8], Int)])
    func firesFor1Or2LeftoverBytes(bytes: [UInt8], firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-010", SyncTalk.set() + bytes) == firings)
    }

    @Test(arguments: 1...6 as ClosedRange<UInt8>) func firesForARepeatedField(type: UInt8) {
        let fields =
            SyncTalk.set() + SyncTalk.field(4, [0x20]) + SyncTalk.field(5, Array(repeating: 0, count: 8))
            + SyncTalk.field(6, Array("45a43038a50aa502".utf8))
        #expect(SyncTalk.firings(of: "SYNC-010", fields) == 0)
        let repeated = SyncTalk.findings(of: "SYNC-010", fields + SyncTalk.field(type, []))
        #expect(repeated.map(\.message) == ["TLV 0x0\(type) is there 2 times"])
    }

    @Test(arguments: [(0, 1), (6, 0), (7, 1), (255, 1)] as [(UInt8, Int)])
    func firesForAFieldOfUnknownType(type: UInt8, firings: Int) {
        #expect(SyncTalk.firings(of: "SYNC-010", SyncTalk.set() + SyncTalk.field(type, [0x61])) == firings)
    }

    @Test func saysEachKindOnce() {
        let fields = SyncTalk.set() + SyncTalk.field(7, []) + SyncTalk.field(8, []) + SyncTalk.field(1, [7]) + [0, 0]
        let findings = SyncTalk.findings(of: "SYNC-010", fields)
        #expect(
            findings.map(\.message) == [
                "TLV 0x01 is there 2 times", "TLV 0x07 has no known meaning, and 1 more of unknown type",
                "bytes after the last TLV: 2",
            ])
        #expect(findings.map(\.offset) == [50, 44, 54])
    }
}
