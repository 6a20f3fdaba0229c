import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

/// The types bit field, docs/protocol.md 4.3 and 10.4.
struct SyncTypesTests {
    private func types(_ text: String) -> [MessageType]? {
        let bytes = hex(text)
        return SyncTypes(decoding: bytes.span.bytes, ByteRange(0, bytes.count))?.types
    }

    @Test func readsTheSmallVectors() {
        #expect(types("0102") == [.announce, .prekeyBundle])
        #expect(types("22") == [.message, .fragment])
        #expect(types("00F8") == [])
        #expect(types("00") == [])
        #expect(types("") == nil)
        #expect(types("0000000000000000") == [])
        #expect(types("000000000000000000") == nil)
    }

    @Test func ordersAllElevenTypesByBit() {
        #expect(
            SyncTypes.everything.types == [
                .announce, .message, .leave, .noiseHandshake, .noiseEncrypted, .fragment, .requestSync, .fileTransfer,
                .boardPost, .prekeyBundle, .groupMessage,
            ])
    }

    @Test(
        arguments: [
            (0x0403, "0304"), (0x20, "20"), (0x80, "80"), (0x200, "0002"), (0x100, "0001"), (0x7A3, "a307"), (0, ""),
            (0xFFFF, "ff07"),
        ] as [(UInt16, String)])
    func writesMinimally(mask: UInt16, field: String) {
        #expect(SyncTypes(mask: mask).encoded == hex(field))
    }

    @Test func dropsTypesWithoutABit() {
        #expect(SyncTypes([.announce, .voiceFrame, .message]) == .publicDefault)
        #expect(!SyncTypes.everything.contains(.ping))
        #expect(SyncTypes.publicDefault.contains(.message))
    }
}
