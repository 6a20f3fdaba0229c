import Testing

@Suite struct ReservedFlagsTests {
    private static let ada = Peer("ada")

    @Test(arguments: [0x20, 0x40, 0x80] as [UInt8]) func firesForEachReservedBit(bit: UInt8) {
        let script = MeshScript()
        var bytes = Self.ada.message("hello")
        bytes[11] |= bit
        script.receive(bytes, on: script.link(1), at: 0)
        #expect(script.count(of: "HDR-004") == 1)
    }

    @Test func keepsQuietForTheFiveKnownBits() {
        let script = MeshScript()
        script.receive(Self.ada.message("hello", isRSR: true), on: script.link(1), at: 0)
        #expect(script.count(of: "HDR-004") == 0)
    }
}
