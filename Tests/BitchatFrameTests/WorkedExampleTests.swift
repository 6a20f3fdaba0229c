import Hashes
import Testing
import WireFormat

@testable import BitchatFrame

/// Every value in the tables of docs/protocol.md 10.1 to 10.3.
struct WorkedExampleTests {
    private let ada = PeerID(value: 0x3DCC_8696_566B_1E17)
    private let bo = PeerID(value: 0x8BB8_15B3_42CE_A14D)
    private let cy = PeerID(value: 0x9B5C_885B_6709_08A8)
    private let time: UInt64 = 1_760_000_000_000

    @Test func decodesTheAnnounce() throws {
        #expect(
            decode(try hex(WorkedExamples.announce))
                == .success(
                    Frame(
                        header: FrameHeader(
                            version: 1, type: .announce, ttl: 7, timestamp: time, flags: .signature, payloadLength: 87,
                            sender: ada),
                        recipient: nil, route: .empty, section: ByteRange(22, 87), body: ByteRange(22, 87), originalSize: nil,
                        signature: ByteRange(109, 64), length: 173)))
    }

    @Test func decodesTheRequest() throws {
        #expect(
            decode(try hex(WorkedExamples.request))
                == .success(
                    Frame(
                        header: FrameHeader(
                            version: 1, type: .requestSync, ttl: 0, timestamp: time, flags: [.recipient, .signature],
                            payloadLength: 67, sender: bo),
                        recipient: ada, route: .empty, section: ByteRange(30, 67), body: ByteRange(30, 67), originalSize: nil,
                        signature: ByteRange(97, 64), length: 161)))
    }

    @Test func decodesTheAnswer() throws {
        #expect(
            decode(try hex(WorkedExamples.answer))
                == .success(
                    Frame(
                        header: FrameHeader(
                            version: 1, type: .fragment, ttl: 0, timestamp: time - 8000, flags: .rsr, payloadLength: 77,
                            sender: cy),
                        recipient: nil, route: .empty, section: ByteRange(22, 77), body: ByteRange(22, 77), originalSize: nil,
                        signature: nil, length: 99)))
    }

    @Test(arguments: [WorkedExamples.announce, WorkedExamples.request, WorkedExamples.answer])
    func encodesToTheSameBytes(_ text: String) throws {
        let bytes = try hex(text)
        #expect(FrameEncoder(.ios).encode(try contents(bytes).get()) == bytes)
    }

    @Test func signsTheAnnounceOver109BytesAnd147OfPadding() throws {
        let bytes = try hex(WorkedExamples.announce)
        var expected = Array(bytes.prefix(109))
        expected[2] = 0
        expected[11] = 0
        expected += [UInt8](repeating: 0x93, count: 147)
        #expect(try preimage(bytes) == expected)
        #expect(FrameEncoder(.ios).signingPreimage(try contents(bytes).get()) == expected)
        #expect(try isSigned(bytes, by: "example sign ada"))
    }

    @Test func signsTheRequestOver97BytesAnd159OfPadding() throws {
        let bytes = try hex(WorkedExamples.request)
        var expected = Array(bytes.prefix(97))
        expected[11] = 1
        expected += [UInt8](repeating: 0x9F, count: 159)
        #expect(try preimage(bytes) == expected)
        #expect(FrameEncoder(.ios).signingPreimage(try contents(bytes).get()) == expected)
        #expect(try isSigned(bytes, by: "example sign bo"))
    }

    @Test("The answer's packet ID is that of docs/protocol.md 10.2")
    func hashesTheAnswer() throws {
        let bytes = try hex(WorkedExamples.answer)
        let frame = try decode(bytes).get()
        let id = bytes.span.bytes.withBytes(frame.body) { PacketID(frame.header, payload: $0, SHA256Hasher()) }
        #expect(id.description == "ee9ba44b3c1cf1a055233a1cb4e19209")
        #expect(Hexadecimal.encode(id.bytes) == id.description)
    }

    @Test("Ignored flags and the ttl change no signed byte (docs/protocol.md 10.4)", arguments: [UInt8(0xE2), 0x0A, 0x12])
    func ignoresFlags(_ flags: UInt8) throws {
        let bytes = try hex(WorkedExamples.announce)
        var changed = bytes
        changed[11] = flags
        changed[2] = 0
        #expect(try preimage(changed) == preimage(bytes))
        #expect(try decode(changed).get().header.flags.rawValue == flags)
    }

    @Test func ignoresBytesAfterTheFrame() throws {
        let bytes = try hex(WorkedExamples.announce)
        #expect(decode(bytes + [9, 9, 9]) == decode(bytes))
        #expect(
            decode(bytes.dropLast())
                == .failure(
                    DecodeError(.truncated, layer: .frame, claim: .signatureFlag, offset: 109, needed: 173, available: 172)))
    }

    /// Whether the signature verifies under the key whose seed is SHA-256 of `label`.
    private func isSigned(_ bytes: [UInt8], by label: String) throws -> Bool {
        let text = Array(label.utf8)
        let seed = SHA256Hasher().hash(text.span.bytes).bytes
        let made = Ed25519PrivateKey(seed: seed.span.bytes)
        let raw = try #require(made).publicKey
        let key = Ed25519PublicKey(raw.span.bytes)
        let signed = try preimage(bytes)
        let signature = Array(bytes.suffix(64))
        return try #require(key).verifies(signature.span.bytes, over: signed.span.bytes)
    }

    private func decode(_ bytes: ArraySlice<UInt8>) -> Result<Frame, DecodeError> { BitchatFrameTests.decode(Array(bytes)) }
    private func decode(_ bytes: [UInt8]) -> Result<Frame, DecodeError> { BitchatFrameTests.decode(bytes) }
}
