import BitchatFrame
import Testing

@Suite struct MistakenPreimageTests {
    private static let ada = Peer("ada"), bo = Peer("bo")

    private static func messages(_ frames: [[UInt8]]) -> [String] {
        let script = MeshScript()
        let link = script.link(1)
        for (index, bytes) in frames.enumerated() { script.receive(bytes, on: link, at: Int64(index)) }
        return script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "SIG-006" }.map(\.message)
    }

    /// What is found for ada's message, signed over what `change` makes of it, after her announce.
    private static func message(ttl: UInt8 = 7, isRSR: Bool = false, _ change: (inout [UInt8]) -> Void) -> [String] {
        let bytes = ada.frame(.message, Array("hello".utf8), ttl: ttl, isRSR: isRSR, signedOver: change)
        return messages([ada.announce(), bytes])
    }

    @Test func keepsQuietForTheRightPreimage() {
        #expect(Self.message { Peer.pad(&$0) } == [])
        #expect(Self.message(ttl: 0, isRSR: true) { Peer.pad(&$0) } == [])
    }

    @Test func namesMissingPadding() {
        #expect(Self.message { _ in } == ["the signature is made over the frame without padding"])
    }

    @Test(arguments: [5, 7] as [UInt8]) func namesATTLThatWasLeftIn(ttl: UInt8) {
        let found = Self.message(ttl: ttl) {
            $0[2] = ttl
            Peer.pad(&$0)
        }
        #expect(found == ["the signature is made over the frame with ttl \(ttl)"])
    }

    @Test func namesTheTTLOfTheOriginAfterARelayLoweredIt() {
        let found = Self.message(ttl: 4) { $0[2] = 7 }
        #expect(found == ["the signature is made over the frame without padding, with ttl 7"])
    }

    @Test func namesFlagsThatWereLeftIn() {
        let rsr = Self.message(ttl: 0, isRSR: true) {
            $0[11] |= 0x10
            Peer.pad(&$0)
        }
        #expect(rsr == ["the signature is made over the frame with the RSR flag"])
        let all = Self.message(ttl: 3, isRSR: true) {
            $0[2] = 3
            $0[11] |= 0x12
        }
        #expect(
            all == [
                "the signature is made over the frame without padding, with ttl 3, with the RSR flag, with the signature flag"
            ])
    }

    @Test func keepsQuietForOtherBytes() {
        #expect(Self.message { $0[3] ^= 1 } == [])
        #expect(
            Self.message {
                $0[2] = 6
                Peer.pad(&$0)
            } == [])
    }

    /// What bitchat-linux sends (docs/protocol.md 14.3): the key is the announce's own.
    @Test func namesTheMistakeOfAnAnnounceByItsOwnKey() {
        let bytes = Self.ada.frame(.announce, Self.ada.announcement) { _ in }
        #expect(Self.messages([bytes]) == ["the signature is made over the frame without padding"])
    }

    @Test func keepsQuietWhileTheKeyIsUnknown() {
        #expect(Self.messages([Self.ada.frame(.message, Array("hello".utf8)) { _ in }]) == [])
    }

    /// Frames of 241 to 256 bytes are not padded, so that nothing is missing.
    @Test func keepsQuietWhereNoPaddingIsDue() {
        let text = (0..<219).map { UInt8($0) }
        let bytes = Self.ada.frame(.leave, text, signedOver: { _ in })
        #expect(bytes.count == 241 + 64)
        #expect(Self.messages([Self.ada.announce(), bytes]) == [])
    }

    @Test(arguments: [(7, 1), (8, 0)]) func leavesASenderAloneAfter8Misses(misses: Int, found: Int) {
        let forged = (0..<misses).map { index in
            Self.ada.frame(.message, [UInt8(97 + index)], signedOver: { $0[3] ^= 1 })
        }
        let mistaken = Self.ada.frame(.message, Array("hello".utf8), signedOver: { _ in })
        #expect(Self.messages([Self.ada.announce()] + forged + [mistaken]).count == found)
        #expect(Self.messages([Self.ada.announce(), mistaken] + forged + [mistaken]).count == 1 + found)
    }
}
