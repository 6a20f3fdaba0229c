import Testing
import WireFormat

@testable import BitchatFrame

/// Layout, flags and versions (docs/protocol.md 2.1 to 2.3, 2.7).
struct FrameDecoderTests {
    @Test func decodesEveryPartOfAVersion2Frame() {
        #expect(
            decode(Draft.full.bytes)
                == .success(
                    Frame(
                        header: FrameHeader(
                            version: 2, type: .message, ttl: 7, timestamp: 0x0102_0304_0506_0708,
                            flags: [.recipient, .signature, .route], payloadLength: 5,
                            sender: PeerID(value: 0xA1A2_A3A4_A5A6_A7A8)),
                        recipient: PeerID(value: 0xB1B1_B1B1_B1B1_B1B1), route: ByteRange(33, 16), section: ByteRange(49, 5),
                        body: ByteRange(49, 5), originalSize: nil, signature: ByteRange(54, 64), length: 118)))
    }

    @Test func namesTheHopsInOrder() throws {
        let bytes = Draft.full.bytes
        let frame = try decode(bytes).get()
        let hops = (-1...2).map { frame.hop($0, in: bytes.span.bytes) }
        #expect(frame.hopCount == 2)
        #expect(hops == [nil, PeerID(value: 0xC1C1_C1C1_C1C1_C1C1), PeerID(value: 0xC2C2_C2C2_C2C2_C2C2), nil])
    }

    @Test("A frame inside a longer span keeps the span's offsets and looks at nothing outside its range")
    func decodesInsideASpan() throws {
        let bytes = [UInt8](repeating: 0xEE, count: 10) + Draft.full.bytes + [0xEE]
        let span = bytes.span.bytes
        let frame = try FrameDecoder(limits: .ios).frame(span, ByteRange(10, 118))
        #expect(frame.section == ByteRange(59, 5))
        #expect(frame.signature == ByteRange(64, 64))
        #expect(frame.length == 118)
        let error = DecodeError(.truncated, layer: .frame, claim: .signatureFlag, offset: 64, needed: 118, available: 117)
        #expect(throws: error) { try FrameDecoder(limits: .ios).frame(bytes.span.bytes, ByteRange(10, 117)) }
    }

    @Test(
        "A range that leaves the span is cut to it", arguments: [ByteRange(0, 1000), ByteRange(117, 1000), ByteRange(5000, 30)])
    func cutsTheRangeToTheSpan(_ range: ByteRange) {
        let bytes = Array(Draft.full.bytes.dropLast())
        #expect(throws: DecodeError.self) { try FrameDecoder(limits: .ios).frame(bytes.span.bytes, range) }
    }

    @Test func takes22BytesOfVersion1() {
        let bytes = Draft().bytes
        #expect(bytes.count == 22)
        #expect((try? decode(bytes).get())?.length == 22)
        #expect(
            decode(Array(bytes.dropLast())) == .failure(DecodeError(.short, layer: .frame, offset: 0, needed: 22, available: 21)))
    }

    @Test(arguments: [22, 23])
    func refusesVersion2Below24Bytes(_ count: Int) {
        let bytes = Draft(version: 2).bytes
        #expect(bytes.count == 24)
        #expect((try? decode(bytes).get())?.length == 24)
        #expect(
            decode(Array(bytes.prefix(count)))
                == .failure(DecodeError(.short, layer: .frame, offset: 0, needed: 24, available: count)))
    }

    @Test func refusesNoBytesAsShort() {
        #expect(decode([]) == .failure(DecodeError(.short, layer: .frame, offset: 0, needed: 22, available: 0)))
    }

    @Test(arguments: [UInt8(0), 3, 255])
    func refusesVersionsOtherThan1And2(_ version: UInt8) {
        var bytes = Draft().bytes
        bytes[0] = version
        #expect(
            decode(bytes) == .failure(DecodeError(.version, layer: .frame, offset: 0, needed: 2, available: Int(version))))
    }

    @Test func readsNoRouteInVersion1() throws {
        let frame = try decode(Draft(flags: 0x08, section: [2, 1]).bytes).get()
        #expect(frame.route == .empty)
        #expect(frame.body == ByteRange(22, 2))
    }

    @Test("0 to 255 hops", arguments: [0, 1, 254, 255])
    func readsTheRoute(_ hops: Int) throws {
        let draft = Draft(
            version: 2, flags: 0x08, route: [UInt8(hops)] + [UInt8](repeating: 9, count: 8 * hops), section: [7])
        let frame = try decode(draft.bytes).get()
        #expect(frame.route == (hops == 0 ? .empty : ByteRange(25, 8 * hops)))
        #expect(frame.body == ByteRange(25 + 8 * hops, 1))
        #expect(frame.length == 26 + 8 * hops)
    }

    @Test func keepsReservedFlagsAndUnknownTypes() throws {
        let frame = try decode(Draft(type: 0xFD, flags: 0xE0).bytes).get()
        #expect(frame.header.flags == .reserved)
        #expect(frame.header.type == MessageType(rawValue: 0xFD))
        #expect(frame.length == 22)
    }

    @Test func takesNoRecipientAndEightFFForABroadcast() throws {
        #expect(try decode(Draft().bytes).get().isBroadcast)
        #expect(try decode(Draft(flags: 1, recipient: [UInt8](repeating: 0xFF, count: 8)).bytes).get().isBroadcast)
        #expect(try !decode(Draft(flags: 1, recipient: [UInt8](repeating: 0xFE, count: 8)).bytes).get().isBroadcast)
    }

    @Test("The header of a frame that is refused further on is still there")
    func readsTheHeaderOfACutFrame() throws {
        let bytes = Draft(version: 2, payloadLength: 2_000_000).bytes
        let header = try FrameDecoder(limits: .ios).header(bytes.span.bytes, ByteRange(0, 24))
        #expect(header.payloadLength == 2_000_000)
        #expect(header.fixedLength == 16)
    }
}
