import BitchatFrame
import BitchatPayload
import Dissection
import Testing
import WireFormat

@Suite struct RefusedFrameTests {
    private func seen(_ bytes: [UInt8]) throws -> Seen {
        let script = StreetScript()
        bytes.withRawSpan(script.dissector.standalone)
        return try #require(script.packets.first)
    }

    /// A stored DEFLATE block (RFC 1951 3.2.4).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let length = UInt16(bytes.count)
        return [1] + big(length.byteSwapped) + big((~length).byteSwapped) + bytes
    }

    /// The same with the header and checksum of RFC 1950.
    private static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
        var low: UInt32 = 1, high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return [0x78, 0x9C] + stored(bytes) + big(high << 16 | low)
    }

    private static func compressed(_ size: UInt16, _ body: [UInt8]) -> [UInt8] {
        HandMadeFrame(flags: 0x04, section: big(size) + body).bytes
    }

    /// Version 2 with recipient, two hops, five bytes and a signature: 118 bytes.
    static let full = HandMadeFrame(
        version: 2, flags: 0x0B, between: run(0xB1, 8) + [2] + run(0xC1, 16), section: utf8("hello"), signature: run(0x51, 64)
    ).bytes

    @Test(arguments: [
        (117, 54, 118, DecodeError.LengthClaim.signatureFlag), (54, 54, 118, .signatureFlag), (53, 49, 118, .payloadLength),
        (49, 49, 118, .payloadLength), (48, 32, 118, .routeCount), (33, 32, 118, .routeCount), (32, 32, 102, .routeCount),
        (31, 24, 102, .recipientFlag), (24, 24, 102, .recipientFlag),
    ])
    func aCutFrameSaysWhatTheWholeOneNeedsFromItsFirstByte(
        count: Int, offset: Int, needed: Int, claim: DecodeError.LengthClaim
    ) throws {
        let seen = try seen(Array(Self.full.prefix(count)))
        #expect(
            seen.packet.error
                == DecodeError(.truncated, layer: .frame, claim: claim, offset: offset, needed: needed, available: count))
        #expect(seen.packet.header?.sender.value == 0xA1A2_A3A4_A5A6_A7A8)
        #expect(seen.packet.frame == nil)
        #expect(seen.packet.payloadRange == nil)
        #expect(seen.tail == [0, 0])
    }

    @Test func theWholeFrameHasNoError() throws {
        let seen = try seen(Self.full)
        #expect(seen.packet.error == nil)
        #expect(seen.packet.frame?.length == 118)
        #expect(seen.text == "hello")
    }

    @Test(arguments: [(1, 21, 22), (2, 23, 24), (2, 22, 24), (1, 1, 22)] as [(UInt8, Int, Int)])
    func belowTheSmallestFrameItIsShort(version: UInt8, count: Int, needed: Int) throws {
        let seen = try seen(Array(HandMadeFrame(version: version).bytes.prefix(count)))
        #expect(seen.packet.error == DecodeError(.short, layer: .frame, offset: 0, needed: needed, available: count))
        #expect(seen.packet.header == nil)
    }

    @Test(arguments: [0, 3, 255] as [UInt8])
    func anotherVersionIsRefused(version: UInt8) throws {
        var bytes = HandMadeFrame.message("hello")
        bytes[0] = version
        #expect(
            try seen(bytes).packet.error == DecodeError(.version, layer: .frame, offset: 0, needed: 2, available: Int(version)))
    }

    @Test func aBodyThatDoesNotInflateLeavesHeaderAndFrame() throws {
        let seen = try seen(Self.compressed(5, [0xFF, 0xFF, 0xFF]))
        #expect(
            seen.packet.error
                == DecodeError(.inflate, layer: .frame, claim: .compressionFlag, offset: 24, needed: 5, available: 0))
        #expect(seen.packet.header?.flags == .compressed)
        #expect(seen.packet.frame?.section == ByteRange(22, 5))
        #expect(seen.packet.frame?.originalSize == 5)
        #expect(seen.packet.payloadRange == nil)
        #expect(seen.packet.payload == nil)
    }

    @Test func aStoredBodyIsInflated() throws {
        let seen = try seen(Self.compressed(5, Self.stored(utf8("hello"))))
        #expect(seen.packet.error == nil)
        #expect(seen.text == "hello")
        #expect(seen.packet.payloadRange == ByteRange(0, 5))
    }

    @Test func aZlibWrapperIsRefusedByIOSAndReadAsAndroidDoes() throws {
        let seen = try seen(Self.compressed(5, Self.wrapped(utf8("hello"))))
        #expect(seen.packet.error?.reason == .inflate)
        #expect(seen.packet.error?.layer == .frame)
        #expect(seen.text == "hello")
        #expect(seen.packet.payload == .message(try #require(message(seen))))
    }

    @Test func aWrapperThatAndroidRefusesTooGivesNoPayload() throws {
        var body = Self.wrapped(utf8("hello"))
        body[body.count - 1] ^= 1
        let seen = try seen(Self.compressed(5, body))
        #expect(seen.packet.error?.reason == .inflate)
        #expect(seen.packet.payloadRange == nil)
    }

    @Test func moreOutputThanDeclaredIsCutAsIOSDoes() throws {
        let seen = try seen(Self.compressed(4, Self.stored(utf8("hello"))))
        #expect(seen.packet.error == nil)
        #expect(seen.text == "hell")
    }

    @Test(
        arguments: [
            (1_179_760, nil),
            (
                1_179_761,
                DecodeError(
                    .lengthLimit, layer: .frame, claim: .payloadLength, offset: 12, needed: 1_179_760, available: 1_179_761)
            ),
        ] as [(Int, DecodeError?)])
    func aPayloadOverTheIOSCapKeepsTheErrorAndIsReadAsAndroidDoes(count: Int, error: DecodeError?) throws {
        let seen = try seen(HandMadeFrame(version: 2, section: run(0x61, count)).bytes)
        #expect(seen.packet.error == error)
        #expect(seen.packet.frame?.length == 24 + count)
        #expect(seen.packet.payloadRange == ByteRange(24, count))
        #expect(seen.packet.payload == .message(try #require(message(seen))))
    }

    @Test func aPayloadOverAndroidsCapTooHasOnlyItsHeader() throws {
        let seen = try seen(HandMadeFrame(version: 2, length: 10_485_761, section: run(0x61, 10)).bytes)
        #expect(
            seen.packet.error
                == DecodeError(
                    .lengthLimit, layer: .frame, claim: .payloadLength, offset: 12, needed: 1_179_760, available: 10_485_761))
        #expect(seen.packet.header?.payloadLength == 10_485_761)
        #expect(seen.packet.frame == nil)
    }

    @Test func aPayloadThatDoesNotDecodeLeavesTheFrame() throws {
        let seen = try seen(HandMadeFrame(section: [0x61, 0xFF]).bytes)
        #expect(seen.packet.error?.reason == .invalidText)
        #expect(seen.packet.error?.layer == .payload)
        #expect(seen.packet.payloadRange == ByteRange(22, 2))
        #expect(seen.packet.payload == nil)
        #expect(seen.packet.frame?.length == 24)
    }

    private func message(_ seen: Seen) -> MessagePayload? {
        guard let range = seen.packet.payloadRange else { return nil }
        return seen.payloadBytes.withRawSpan { try? MessagePayload(decoding: $0, range) }
    }
}
