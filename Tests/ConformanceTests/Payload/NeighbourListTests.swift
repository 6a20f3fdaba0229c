import Testing

@Suite struct NeighbourListTests {
    private static let ada = Peer("ada")

    private static func messages(_ lists: Int...) -> [String] {
        let fields = lists.flatMap { PayloadTLV.short(4, PayloadTLV.noise($0)) }
        return PayloadFrame.messages(of: "ANN-003", in: ada.frame(.announce, ada.announcement + fields))
    }

    @Test(arguments: [1, 7, 9, 255]) func firesForABrokenEntry(count: Int) {
        #expect(Self.messages(count) == ["the neighbours have \(count) bytes, which is no multiple of 8"])
    }

    @Test func firesFor11Neighbours() { #expect(Self.messages(88) == ["11 neighbours where at most 10 are sent"]) }

    @Test(arguments: [0, 8, 72, 80]) func keepsQuietForUpTo10Neighbours(count: Int) { #expect(Self.messages(count) == []) }

    @Test func looksAtEveryRepeatedList() { #expect(Self.messages(8, 9).count == 1) }
}
