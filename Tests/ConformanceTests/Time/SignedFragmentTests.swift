import Testing

@Suite struct SignedFragmentTests {
    private static let ada = Peer("ada")
    private static let piece: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 2, 2, 0x61]

    private static func firings(_ bytes: [UInt8]) -> Int {
        let script = MeshScript()
        script.receive(bytes, on: script.link(1), at: 0)
        return script.count(of: "SIG-008")
    }

    @Test func firesForASignature() {
        #expect(Self.firings(Self.ada.frame(.fragment, Self.piece)) == 1)
        #expect(Self.firings(Self.ada.frame(.fragment, Self.piece, isSigned: false)) == 0)
    }

    @Test func keepsQuietForOtherTypes() { #expect(Self.firings(Self.ada.message("hello")) == 0) }
}
