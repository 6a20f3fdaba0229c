import BitchatFrame
import BitchatPayload
import PacketGenerators
import Testing
import WireFormat

@Suite struct PacketFactoryTests {
    static let time: UInt64 = 1_786_363_200_000
    let ios = PacketFactory(.ios)
    let android = PacketFactory(.android)

    @Test func androidWritesCapabilitiesBeforeNeighbours() {
        let payload = android.announce(by: .dee, at: Self.time, neighbours: [TestIdentity.ada.peerID]).contents.payload
        #expect(Array(payload.suffix(14)) == [0x05, 2, 0x00, 0x01, 0x04, 8] + TestIdentity.ada.peerID.bytes)
        #expect(ios.announce(by: .bo, at: Self.time).contents.payload.suffix(4) == [0x05, 2, 0x29, 0x03])
    }

    @Test func broadcastsHaveNoRecipientOniOSAndEightFFOnAndroid() {
        #expect(ios.message("x", by: .bo, at: Self.time).contents.recipient == nil)
        #expect(
            android.message("x", by: .dee, at: Self.time).contents.recipient == [UInt8](repeating: 0xFF, count: 8))
    }

    /// docs/protocol.md 1.4: 469 bytes of the inner frame make a fragment of 504.
    @Test func slicesOf469BytesMakeFragmentsOf504() {
        var random = SplitMix64(seed: 1)
        let file = ios.file(named: "a", mimeType: "image/png", content: random.bytes(1_000), by: .bo, at: Self.time)
        let pieces = ios.fragments(of: file, stream: 0x0102_0304_0506_0708, slice: 469)
        #expect(pieces.map(\.bytes.count) == [504, 504, file.length - 938 + 35])
        #expect(pieces.flatMap { $0.contents.payload.dropFirst(13) } == file.bytes)
        #expect(pieces.allSatisfy { $0.contents.version == 1 && $0.contents.signature == nil })
        #expect(pieces.allSatisfy { $0.contents.timestamp == Self.time && $0.contents.ttl == 7 })
        #expect(Array(pieces[1].contents.payload.prefix(13)) == [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 0, 3, 0x22])
    }

    @Test(arguments: [(937, 2), (938, 2), (939, 3)]) func cutsAtMultiplesOf469(_ size: Int, _ count: Int) {
        let contents = FrameContents(
            type: .message, timestamp: Self.time, sender: [1], payload: SplitMix64(seed: 5).first(size - 22))
        let frame = ios.frame(contents)
        #expect(frame.length == size)
        #expect(ios.fragments(of: frame, stream: 1, slice: 469).count == count)
    }

    /// docs/protocol.md 3.4 and 2.5: 32, 96 and 64 bytes, on the air 256.
    @Test func handshakesAre32And96And64BytesPaddedTo256() {
        var random = SplitMix64(seed: 1)
        for (message, length) in [(1, 32), (2, 96), (3, 64)] {
            let plain = ios.handshake(message: message, from: .ada, to: .bo, at: Self.time, &random)
            let signed = android.handshake(message: message, from: .dee, to: .ada, at: Self.time, &random)
            #expect([plain.payloadLength, plain.length, plain.bytes.count] == [length, 30 + length, 256])
            #expect([signed.payloadLength, signed.length, signed.bytes.count] == [length, 94 + length, 256])
        }
    }

    @Test func aTransportMessageHasFourBytesOfCounterAnd16OfTag() {
        var random = SplitMix64(seed: 1)
        let frame = ios.transport(counter: 0x0102_0304, plaintext: 10, from: .ada, to: .bo, at: Self.time, &random)
        #expect(frame.payloadLength == 30)
        #expect(frame.contents.payload.prefix(4) == [1, 2, 3, 4])
    }

    @Test func answersHaveTTL0AndOnlyiOSMarksThem() {
        let frame = ios.message("x", by: .bo, at: Self.time)
        let marked = frame.answering(by: .ios)
        let plain = frame.answering(by: .android)
        #expect([marked.bytes[2], marked.bytes[11]] == [0, 0x12])
        #expect([plain.bytes[2], plain.bytes[11]] == [0, 0x02])
        #expect(marked.bytes.dropFirst(12) == frame.bytes.dropFirst(12))
        #expect(marked.contents.isSyncResponse)
    }

    @Test func longTextsAreCompressedAndSayHowLongTheyAreOnTheAir() {
        let frame = ios.message(String(repeating: "bread and water ", count: 20), by: .bo, at: Self.time)
        #expect(frame.isCompressed)
        #expect(frame.flags == [.signature, .compressed])
        #expect([Int(frame.bytes[12]), Int(frame.bytes[13])] == [0, frame.payloadLength])
        #expect(frame.bytes[22...23] == [1, 64])
    }
}
