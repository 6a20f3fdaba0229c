import BitchatFrame
import BitchatPayload
import Testing
import WireFormat

/// What the Android app makes of announces and sync requests, docs/protocol.md 3.1 and 4.1.
struct AndroidPayloadTests {
    private let keys = short(2, run(0xAA, 32)) + short(3, run(0xBB, 32))
    private func announce(_ bytes: [UInt8]) -> Result<AndroidAnnounce, DecodeError> {
        do throws(DecodeError) {
            return .success(try AndroidAnnounce(decoding: bytes.span.bytes, ByteRange(0, bytes.count)))
        } catch { return .failure(error) }
    }
    private func request(_ bytes: [UInt8]) -> Result<AndroidRequestSync, DecodeError> {
        do throws(DecodeError) {
            return .success(try AndroidRequestSync(decoding: bytes.span.bytes, ByteRange(0, bytes.count)))
        } catch { return .failure(error) }
    }

    @Test func replacesBadTextAndKeepsTheMark() {
        let bad = short(1, hex("6162ff")) + keys
        #expect((try? announce(bad).get())?.nicknameText(bad.span.bytes) == "ab\u{FFFD}")
        let marked = short(1, hex("efbbbf62")) + keys
        #expect((try? announce(marked).get())?.nicknameText(marked.span.bytes) == "\u{FEFF}b")
    }

    @Test(arguments: [(0, 0), (1, 0), (8, 8), (9, 8), (255, 248)])
    func takesWholeNeighboursOfTheFirstField(length: Int, count: Int) {
        let bytes = short(1, []) + keys + short(4, run(1, length)) + short(4, run(2, 16))
        #expect((try? announce(bytes).get())?.neighbours == ByteRange(72, count))
    }

    @Test func writesKeptFieldsBehindTheRest() {
        let bytes = short(0xC8, [7]) + short(1, utf8("x")) + short(4, run(1, 9)) + keys + short(5, hex("0000")) + short(6, [2])
        let again = (try? announce(bytes).get())?.reencoded(bytes.span.bytes)
        #expect(again == short(1, utf8("x")) + keys + short(5, [0]) + short(0xC8, [7]) + short(4, run(1, 9)) + short(6, [2]))
    }

    @Test(arguments: [(85, true), (86, false)])
    func cannotWriteANicknameThatHasGrown(count: Int, isWritten: Bool) {
        let bytes = short(1, run(0xFF, count)) + keys
        let found = try? announce(bytes).get()
        #expect((found?.reencoded(bytes.span.bytes) != nil) == isWritten)
    }

    @Test func requiresNicknameAndKeys() {
        #expect(announce([]) == .failure(payloadError(.missingField, at: 0, needed: 1)))
        #expect(announce(short(1, []) + short(2, [])) == .failure(payloadError(.missingField, at: 4, needed: 3)))
        #expect(announce(hex("0102 61")) == .failure(payloadError(.truncated, claim: .tlvLength, at: 2, needed: 2, available: 1)))
    }

    @Test(arguments: [0, 1, 33, 255] as [UInt8])
    func readsPUpTo255(p: UInt8) {
        let bytes = long(1, [p]) + long(2, hex("00000100")) + long(3, [0xAA])
        #expect((try? request(bytes).get())?.p == (p == 0 ? nil : p))
    }

    @Test func skipsEverythingButPMAndFilter() {
        let plain = long(1, [7]) + long(2, hex("00000100")) + long(3, [0xAA])
        #expect(request(plain + long(4, run(1, 9)) + long(6, run(0xFF, 1025))) == request(plain))
        #expect((try? request(plain).get())?.filter == ByteRange(14, 1))
        let tooLong = payloadError(.lengthLimit, claim: .tlvLength, at: 18, needed: 1024, available: 1025)
        #expect(request(plain + long(3, run(0, 1025))) == .failure(tooLong))
    }
}
