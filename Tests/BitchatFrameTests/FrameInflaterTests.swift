import Testing
import WireFormat

@testable import BitchatFrame

/// What each app makes of compressed bodies, good and bad (docs/protocol.md 2.4).
struct FrameInflaterTests {
    private let text = Array("bitchat".utf8)

    @Test("A plain payload is the frame's own bytes")
    func handsOutPlainPayloads() throws {
        #expect(payload(Draft.full.bytes) == .success([1, 2, 3, 4, 5]))
        #expect(payload(Draft().bytes) == .success([]))
    }

    @Test(arguments: [UInt8(1), 2], [FrameLimits.ios, .android])
    func inflatesABodyOfTheDeclaredSize(_ version: UInt8, _ limits: FrameLimits) {
        let bytes = Draft.compressed(version: version, size: 7, body: Draft.stored(text)).bytes
        #expect(payload(bytes, limits) == .success(text))
    }

    @Test func cutsWhatIsOverTheDeclaredSizeOnIOSAlone() {
        let bytes = Draft.compressed(size: 6, body: Draft.stored(text)).bytes
        #expect(payload(bytes) == .success(Array("bitcha".utf8)))
        #expect(payload(bytes, .android) == .failure(fault(.originalMismatch, needed: 6, available: 6)))
    }

    @Test(arguments: [FrameLimits.ios, .android])
    func refusesLessThanTheDeclaredSize(_ limits: FrameLimits) {
        let bytes = Draft.compressed(size: 8, body: Draft.stored(text)).bytes
        #expect(payload(bytes, limits) == .failure(fault(.originalMismatch, needed: 8, available: 7)))
    }

    @Test func takesABodyWithoutFinalBlockOnIOSAlone() {
        let bytes = Draft.compressed(size: 7, body: Draft.stored(text, isFinal: false)).bytes
        #expect(payload(bytes) == .success(text))
        #expect(payload(bytes, .android) == .failure(fault(.inflate, needed: 7, available: 7)))
    }

    @Test func takesBytesAfterTheFinalBlockOnIOSAlone() {
        let bytes = Draft.compressed(size: 7, body: Draft.stored(text) + [0x99]).bytes
        #expect(payload(bytes) == .success(text))
        #expect(payload(bytes, .android) == .failure(fault(.trailingBytes, needed: 7, available: 7)))
    }

    @Test func takesAZlibWrapperOnAndroidAlone() {
        let wrapped = [0x78, 0x01] + Draft.stored(text) + [0x0B, 0x69, 0x02, 0xE0]
        let bytes = Draft.compressed(size: 7, body: wrapped).bytes
        #expect(payload(bytes, .android) == .success(text))
        #expect(payload(bytes).error?.reason == .inflate)
    }

    @Test("A wrapper with a wrong checksum, a wrong header check, or bytes after it", arguments: 0..<3)
    func refusesBadWrappers(_ fault: Int) {
        var wrapped = [0x78, 0x01] + Draft.stored(text) + [0x0B, 0x69, 0x02, 0xE0]
        switch fault {
        case 0: wrapped[wrapped.count - 1] ^= 1
        case 1: wrapped[1] = 2
        default: wrapped.append(0)
        }
        #expect(payload(Draft.compressed(size: 7, body: wrapped).bytes, .android).error?.layer == .frame)
    }

    @Test("A raw body whose first bytes look like a zlib header: a non-final stored block with 0x78 in its unused bits")
    func fallsBackToRawOnAndroid() {
        // Bits 3 to 7 of the byte before a stored block's length are padding: 0x78 is such a byte, 0x01 its length, and
        // 0x7801 a multiple of 31.
        let first: [UInt8] = [0x78, 0x01, 0x00, 0xFE, 0xFF, 0x62]
        let bytes = Draft.compressed(size: 7, body: first + Draft.stored(Array("itchat".utf8))).bytes
        #expect(payload(bytes, .android) == .success(text))
        #expect(payload(bytes) == .success(text))
    }

    @Test(
        "Corrupt from the first bit, and ended before any output", arguments: [[UInt8(0x07), 0x00], [0x00], [0x01, 0x07, 0x00]])
    func refusesBodiesThatGiveNothing(_ body: [UInt8]) {
        let bytes = Draft.compressed(size: 7, body: body).bytes
        #expect(payload(bytes) == .failure(fault(.inflate, needed: 7, available: 0)))
        #expect(payload(bytes, .android) == .failure(fault(.inflate, needed: 7, available: 0)))
    }

    @Test("One inflater serves frame after frame, also after a bad one")
    func isUsedAgain() throws {
        let inflater = FrameInflater()
        let bad = Draft.compressed(size: 7, body: [0x07]).bytes
        let good = Draft.compressed(size: 7, body: Draft.stored(text)).bytes
        let first = inflater.bytes(good)
        let second = inflater.bytes(bad)
        let third = inflater.bytes(good)
        #expect([first, second, third] == [text, nil, text])
    }

    @Test func inflatesUpToTheCap() throws {
        let cap = 1_179_760
        let contents = FrameContents(
            version: 2, type: .fileTransfer, timestamp: 1, sender: [], payload: [UInt8](repeating: 65, count: cap))
        let bytes = try #require(FrameEncoder(.ios).encode(contents))
        #expect(bytes.count < 2000)
        #expect(payload(bytes) == .success(contents.payload))
    }

    private func fault(_ reason: DecodeError.Reason, needed: Int, available: Int) -> DecodeError {
        DecodeError(reason, layer: .frame, claim: .compressionFlag, offset: 24, needed: needed, available: available)
    }
}

extension FrameInflater {
    /// The payload of the iOS frame in `bytes`.
    fileprivate func bytes(_ bytes: [UInt8]) -> [UInt8]? {
        guard let frame = try? decode(bytes).get() else { return nil }
        return try? withPayload(of: frame, in: bytes.span.bytes, limits: .ios) { $0.array }
    }
}
