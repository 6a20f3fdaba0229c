import Testing

/// Captures that differ in what came before ada's second announce.
@Suite struct ChangedSigningKeyTests {
    private static let ada = Peer("ada"), bo = Peer("bo")
    /// ada's Noise key with bo's signing key, signed by bo.
    private static var stolen: [UInt8] {
        let payload = Array(ada.announcement.dropLast(32)) + bo.signingKey
        var bytes = ada.frame(.announce, payload, at: 1_000, isSigned: false)
        var signed = bytes
        signed[2] = 0
        Peer.pad(&signed)
        bytes[11] |= 0x02
        return bytes + bo.signature(over: signed)
    }

    private static func firings(_ frames: [UInt8]...) -> Int {
        let script = MeshScript()
        let link = script.link(1)
        for (index, bytes) in frames.enumerated() { script.receive(bytes, on: link, at: Int64(index) * 1_000) }
        return script.count(of: "SIG-004")
    }

    @Test func firesOnceTheFirstKeyIsPinned() {
        #expect(Self.firings(Self.ada.announce(), Self.stolen) == 1)
        #expect(Self.firings(Self.stolen) == 0)
        #expect(Self.firings(Self.ada.announce(), Self.ada.announce(at: 1_000)) == 0)
    }

    @Test func theFirstKeyStaysPinned() {
        #expect(Self.firings(Self.ada.announce(), Self.stolen, Self.stolen, Self.ada.announce(at: 3_000)) == 2)
    }

    @Test func anAnnounceThatDoesNotVerifyPinsNothing() {
        var broken = Self.ada.announce()
        broken[broken.count - 1] ^= 1
        #expect(Self.firings(broken, Self.stolen) == 0)
    }

    @Test func anotherPeerMayHaveAnotherKey() { #expect(Self.firings(Self.ada.announce(), Self.bo.announce(at: 1_000)) == 0) }
}
