import Testing

/// Frames of the clients of July 2025, whose numbers and flags meant other things (docs/protocol.md 3.16 and 14.3).
@Suite struct OldDialectTests {
    private static let odd = BareFrame(type: 0x04, ttl: 12, flags: 0xE8, section: Array("text".utf8), tail: [9, 8, 7])

    /// The rules of the families HDR, CMP, TIM and SIG that `frame` breaks after an announce that is `payload`.
    private static func findings(_ frame: BareFrame, after payload: [UInt8]) -> [String] {
        let script = MeshScript()
        let link = script.link(1)
        script.receive(BareFrame(type: 0x01, section: payload).bytes, on: link, at: 0)
        script.receive(frame.bytes, on: link, at: 130_000)
        return (script.rules().last ?? []).filter { ["HDR", "CMP", "TIM", "SIG"].contains($0.prefix(3)) }.sorted()
    }

    @Test func onlyTheDialectIsNoted() { #expect(Self.findings(Self.odd, after: Array("ann".utf8)) == ["HDR-016"]) }

    @Test func theSameFrameOfACurrentClientBreaksRules() {
        #expect(Self.findings(Self.odd, after: [1, 0, 9]) == ["HDR-004", "HDR-005", "HDR-010", "HDR-012", "TIM-001"])
    }

    @Test func aKeyExchangeIsNoUnsignedMessage() {
        let exchange = BareFrame(type: 0x02, section: [UInt8](repeating: 0x80, count: 96))
        #expect(Self.findings(exchange, after: [1, 0, 9]) == ["HDR-016"])
        let text = BareFrame(type: 0x02, section: [UInt8](repeating: 0x61, count: 96))
        #expect(Self.findings(text, after: [1, 0, 9]) == ["SIG-005", "TIM-001"])
    }

    @Test func anOldAnnounceIsNoUnsignedOne() {
        let old = BareFrame(type: 0x01, section: Array("ann".utf8))
        #expect(Self.findings(old, after: Array("ann".utf8)) == ["HDR-016"])
        #expect(Self.findings(BareFrame(type: 0x01, section: [1, 0, 9]), after: [1, 0, 9]) == ["SIG-001", "TIM-001"])
    }
}
