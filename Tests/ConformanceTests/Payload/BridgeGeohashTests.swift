import Testing

@Suite struct BridgeGeohashTests {
    private static let ada = Peer("ada")

    private static func messages(_ geohash: Int, capabilities: [UInt8]?) -> [String] {
        let place = [UInt8](repeating: 0x39, count: geohash)
        let fields = (capabilities.map { PayloadTLV.short(5, $0) } ?? []) + PayloadTLV.short(6, place)
        return PayloadFrame.messages(of: "ANN-008", in: ada.frame(.announce, ada.announcement + fields))
    }

    @Test(arguments: [1, 11, 12]) func keepsQuietForABridge(count: Int) {
        #expect(Self.messages(count, capabilities: [0x80]) == [])
    }

    @Test func firesFor13Bytes() {
        #expect(Self.messages(13, capabilities: [0x80]) == ["the geohash has 13 bytes where at most 12 are read"])
    }

    @Test(arguments: [nil, [0x7F], [0x29, 0x03]] as [[UInt8]?]) func firesWithoutTheBridgeBit(capabilities: [UInt8]?) {
        let found = Self.messages(6, capabilities: capabilities)
        #expect(found == ["a geohash without the bridge bit (7) in the capabilities"])
    }
}
