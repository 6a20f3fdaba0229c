import Testing

@Suite struct UnsignedAnnounceTests {
    private static let ada = Peer("ada")

    private static func firings(_ bytes: [UInt8]) -> Int {
        let script = MeshScript()
        script.receive(bytes, on: script.link(1), at: 0)
        return script.count(of: "SIG-001")
    }

    @Test func firesWithoutASignature() {
        #expect(Self.firings(Self.ada.frame(.announce, Self.ada.announcement, isSigned: false)) == 1)
        #expect(Self.firings(Self.ada.announce()) == 0)
    }

    @Test func keepsQuietForOtherTypes() { #expect(Self.firings(Self.ada.frame(.groupMessage, [1], isSigned: false)) == 0) }
}
