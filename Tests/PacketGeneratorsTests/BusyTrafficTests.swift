import PacketGenerators
import Testing

@Suite struct BusyTrafficTests {
    static func file(_ profile: TrafficProfile, records: Int, seed: UInt64 = 1) -> [UInt8] {
        var file: [UInt8] = []
        BusyTraffic.write(profile, records: records, seed: seed) { file += $0 }
        return file
    }

    @Test(arguments: TrafficProfile.allCases, [-1, 0, 1, 2, 999, 1_000])
    func writesExactlyTheRecordsAskedFor(_ profile: TrafficProfile, _ records: Int) {
        #expect(BtsnoopRecords.lengths(Self.file(profile, records: records))?.count == max(0, records))
    }

    @Test(arguments: TrafficProfile.allCases) func equalSeedsGiveEqualBytes(_ profile: TrafficProfile) {
        let file = Self.file(profile, records: 2_000, seed: 5)
        let isRepeated = file == Self.file(profile, records: 2_000, seed: 5)
        let isShared = file == Self.file(profile, records: 2_000, seed: 6)
        #expect(isRepeated)
        #expect(!isShared)
    }

    @Test(arguments: TrafficProfile.allCases) func aShorterFileIsTheBeginningOfALongerOne(_ profile: TrafficProfile) {
        let long = Self.file(profile, records: 3_000)
        let isBeginning = long.starts(with: Self.file(profile, records: 1_234))
        #expect(isBeginning)
    }

    @Test func givesItsBytesAwayInPieces() {
        var sizes: [Int] = []
        BusyTraffic.write(.phone, records: 4_000, seed: 1) { sizes.append($0.count) }
        #expect(sizes.count > 4)
        #expect(sizes.allSatisfy { $0 < 1 << 19 })
    }

    /// The ATT values of a file's unfragmented ACL packets.
    private static func values(_ file: [UInt8]) throws -> [ArraySlice<UInt8>] {
        var values: [ArraySlice<UInt8>] = []
        var offset = 16
        for length in try #require(BtsnoopRecords.lengths(file)) {
            let packet = file[offset + 24..<offset + 24 + length]
            let isValue = packet.count > 12 + 22 && packet.first == 2 && [0x1B, 0x52].contains(packet[offset + 24 + 9])
            if isValue { values.append(packet.dropFirst(12)) }
            offset += 24 + length
        }
        return values
    }

    @Test func aPhoneHasOneFrameIn500Records() throws {
        let frames = try Self.values(Self.file(.phone, records: 10_000)).filter { $0.dropFirst().first == 0x02 }
        #expect((18...20).contains(frames.count))
    }

    @Test func aThirdOfABusyFileIsPlainFragmentsAndATenthCompressed() throws {
        let values = try Self.values(Self.file(.busy, records: 10_000))
        let fragments = values.filter { $0.dropFirst().first == 0x20 }
        #expect((3_000...4_000).contains(fragments.count))
        #expect(fragments.allSatisfy { $0.dropFirst(11).first == 0 })
        let compressed = values.filter { $0.dropFirst(11).first.map { $0 & 4 } == 4 }
        #expect((700...1_500).contains(compressed.count))
    }

    @Test func hostileFragmentsAreTheFirstOf202ByEverNewSenders() throws {
        let values = try Self.values(Self.file(.hostile, records: 2_000))
        let fragments = values.filter { $0.starts(with: [1, 0x20, 7]) }
        #expect(fragments.count > 900)
        #expect(fragments.allSatisfy { Array($0.dropFirst(30).prefix(5)) == [0, 0, 0, 202, 0x22] })
        #expect(Set(fragments.map { Array($0.dropFirst(14).prefix(8)) }).count == fragments.count)
    }
}
