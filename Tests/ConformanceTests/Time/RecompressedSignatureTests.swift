import Testing

/// 120 zeros, compressed in one block or in several, and signed over the bytes sent.
@Suite struct RecompressedSignatureTests {
    private static let ada = Peer("ada")

    private static func firings(_ body: String, isValid: Bool = true) -> Int {
        var frame = BareFrame.compressed(120, body)
        frame.sender = ada.id.bytes
        var signed = frame.bytes
        signed[2] = 0
        Peer.pad(&signed)
        frame.flags |= 0x02
        let script = MeshScript()
        let link = script.link(1)
        script.receive(ada.announce(), on: link, at: 0)
        script.receive(frame.bytes + (isValid ? ada : Peer("bo")).signature(over: signed), on: link, at: 0)
        return script.count(of: "SIG-007")
    }

    @Test func keepsQuietForTheBytesThatZlibMakes() { #expect(Self.firings("636018180000") == 0) }

    @Test func firesForAnotherEncodingOfTheSame() { #expect(Self.firings("6260181800000000ffff0300") == 1) }

    @Test func keepsQuietForASignatureThatFailsAnyway() {
        #expect(Self.firings("6260181800000000ffff0300", isValid: false) == 0)
    }

    @Test func leavesAWrappedBodyToItsOwnRule() { #expect(Self.firings("789c63601818000000780001") == 0) }
}
