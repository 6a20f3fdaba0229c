import Testing

@Suite struct CapabilityBitsTests {
    private static let ada = Peer("ada")

    private static func messages(_ capabilities: [UInt8]) -> [String] {
        PayloadFrame.messages(of: "ANN-004", in: ada.frame(.announce, ada.announcement + PayloadTLV.short(5, capabilities)))
    }

    @Test(arguments: [[0x29, 0x03], [0x00, 0x01], [0x00], [0xFF, 0x03]] as [[UInt8]])
    func keepsQuietForWhatTheAppsSend(bytes: [UInt8]) { #expect(Self.messages(bytes) == []) }

    @Test(
        arguments: [
            ([], "the capabilities have 0 bytes where 1 would do"),
            ([0x29, 0x00], "the capabilities have 2 bytes where 1 would do"),
            ([0x29, 0x03, 0, 0, 0, 0, 0, 0, 0], "the capabilities have 9 bytes where 2 would do"),
        ] as [([UInt8], String)])
    func firesForBytesThatAreNotNeeded(bytes: [UInt8], message: String) { #expect(Self.messages(bytes) == [message]) }

    @Test(
        arguments: [
            ([0x00, 0x04], "capability bits without a meaning are set: 10 (burned)"),
            ([0x00, 0x0C], "capability bits without a meaning are set: 10 (burned), 11"),
            ([0, 0, 0, 0, 0, 0, 0, 0x80], "capability bits without a meaning are set: 63"),
        ] as [([UInt8], String)])
    func firesForBit10AndAbove(bytes: [UInt8], message: String) { #expect(Self.messages(bytes) == [message]) }

    @Test func keepsQuietWithoutCapabilities() {
        #expect(PayloadFrame.messages(of: "ANN-004", in: Self.ada.announce()) == [])
    }
}
