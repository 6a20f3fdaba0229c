import BitchatFrame
import BitchatPayload
import Dissection
import LinkLayers
import Testing
import WireFormat

/// docs/protocol.md 3.16: old type numbers, decided per sender.
@Suite struct SenderDialectTests {
    /// 96 bytes that are neither text nor a file: a key exchange.
    static let keys = run(0xFF, 96)

    private func seen(_ frames: [HandMadeFrame]) -> [Seen] {
        let script = StreetScript()
        let link = script.link(1)
        for frame in frames { script.deliver(frame.bytes, on: link) }
        return script.finished()
    }

    /// The dialect and the old name of each packet; nil for current ones.
    private func kinds(_ seen: [Seen]) -> [String?] {
        seen.map {
            guard case .historical(let payload) = $0.packet.payload else { return nil }
            return "\(payload.dialect.name) \(payload.kind)"
        }
    }

    @Test(arguments: [(95, false), (96, true), (97, false)])
    func onlyAKeyExchangeOf96BytesTells(count: Int, expected: Bool) {
        let seen = seen([HandMadeFrame(type: 2, section: run(0xFF, count))])
        #expect(kinds(seen) == [expected ? "2025-07-04 keyExchange" : nil])
        #expect(seen.map { $0.packet.error == nil } == [expected])
    }

    @Test func aTextOf96BytesIsAMessage() {
        let seen = seen([HandMadeFrame(type: 2, section: run(0x61, 96))])
        #expect(kinds(seen) == [nil])
        #expect(seen.map(\.text) == [String(repeating: "a", count: 96)])
    }

    @Test func anAnnounceThatIsABareNicknameTells() {
        #expect(kinds(seen([HandMadeFrame(type: 1, section: utf8("bob"))])) == ["2025-07-04 announce"])
        #expect(kinds(seen([HandMadeFrame(type: 1, section: [])])) == [nil])
        #expect(kinds(seen([HandMadeFrame(type: 1, section: [1, 3] + utf8("bob"))])) == [nil])
    }

    @Test func laterFramesOfTheSameSenderAreReadInItsDialect() {
        let text = [0x80, 0x01] + utf8("hello there") + [0x00] + utf8("x")
        let seen = seen([
            HandMadeFrame(type: 4, section: text), HandMadeFrame(type: 2, section: Self.keys),
            HandMadeFrame(type: 4, section: text),
            HandMadeFrame(type: 3, section: []), HandMadeFrame(type: 4, sender: 1, section: text),
        ])
        #expect(kinds(seen) == [nil, "2025-07-04 keyExchange", "2025-07-04 message", "2025-07-04 leave", nil])
        guard case .historical(let payload) = seen[2].packet.payload else {
            Issue.record("no old message")
            return
        }
        #expect(payload.text == ByteRange(24, 11))
        #expect(payload.content == ByteRange(22, 15))
        #expect(seen[2].packet.error == nil)
    }

    @Test func aTypeOfALaterDialectRefinesTheSender() {
        let seen = seen([
            HandMadeFrame(type: 2, section: Self.keys), HandMadeFrame(type: 0x13, section: [1]),
            HandMadeFrame(type: 2, section: Self.keys),
            HandMadeFrame(type: 0x25, section: [1]), HandMadeFrame(type: 0x13, section: [1]),
        ])
        #expect(
            kinds(seen) == [
                "2025-07-04 keyExchange", "2025-07-mid identityAnnounce", "2025-07-mid keyExchange",
                "2025-07-late handshakeRequest",
                "2025-07-late identityAnnounce",
            ])
    }

    @Test func oldFragmentsAreNotPutTogether() {
        let fragment = HandMadeFrame(type: 0x20, section: big(UInt64(1)) + [0, 0, 0, 1, 2] + HandMadeFrame.message("inside"))
        #expect(seen([fragment]).count == 2)
        #expect(seen([HandMadeFrame(type: 2, section: Self.keys), fragment]).count == 2)
    }
}
