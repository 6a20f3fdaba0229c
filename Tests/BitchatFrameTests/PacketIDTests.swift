import Hashes
import Testing
import WireFormat

@testable import BitchatFrame

/// Packet IDs and duplicate keys (docs/protocol.md 4.4, 5.2 rows 8 and 9).
struct PacketIDTests {
    private let sender = PeerID(value: 0x3DCC_8696_566B_1E17)

    @Test func hashesTypeSenderTimeAndPayload() {
        let text = Array("hi".utf8)
        let id = PacketID(
            type: .message, sender: sender, timestamp: 1_760_000_000_000, payload: text.span.bytes, SHA256Hasher())
        #expect(id.description == "d932c705a0ec43a6457ab4fd671f1462")
    }

    @Test("The payload is hashed inflated, so that a packet keeps its ID however it is compressed")
    func hashesTheInflatedPayload() throws {
        let plain = [UInt8](repeating: 97, count: 100)
        let first = try id(Draft(section: plain).bytes)
        let second = try id(Draft.compressed(size: 100, body: Draft.stored(plain)).bytes)
        #expect(first == second)
    }

    @Test("ttl, flags, recipient, version and signature change neither")
    func leavesOutWhatMayChange() throws {
        let plain = try id(Draft(version: 2, section: [1, 2, 3, 4, 5]).bytes)
        var other = Draft.full
        other.ttl = 0
        #expect(try id(other.bytes) == plain)
        #expect(try key(other.bytes) == key(Draft(section: [1, 2, 3, 4, 5]).bytes))
    }

    @Test func keysDuplicatesByFourBytesOfThePayloadDigest() throws {
        #expect(
            try key(Draft(section: Array("hi".utf8)).bytes)
                == DuplicateKey(
                    sender: PeerID(value: 0xA1A2_A3A4_A5A6_A7A8), timestamp: 0x0102_0304_0506_0708, type: .message,
                    payloadDigest: 0x8F43_4346))
        #expect(try key(Draft(type: 3, section: [1]).bytes) != key(Draft(section: [1]).bytes))
    }

    private func id(_ bytes: [UInt8]) throws -> PacketID {
        let frame = try decode(bytes).get()
        let payload = try payload(bytes).get()
        return PacketID(frame.header, payload: payload.span.bytes, SHA256Hasher())
    }

    private func key(_ bytes: [UInt8]) throws -> DuplicateKey {
        let frame = try decode(bytes).get()
        let payload = try payload(bytes).get()
        return DuplicateKey(frame.header, payload: payload.span.bytes, SHA256Hasher())
    }
}
