import Testing
import WireFormat

@testable import BitchatFrame

/// Each limit of the frame at one below, at, and one above (docs/protocol.md chapter 7 rows 16 to 18).
struct FrameLimitTests {
    struct Cap: Sendable {
        let limits: FrameLimits
        let payload: Int
    }

    static let caps = [Cap(limits: .ios, payload: 1_179_760), Cap(limits: .android, payload: 10_485_760)]

    @Test(arguments: caps, [-1, 0])
    func takesPayloadsUpToTheCap(_ cap: Cap, _ step: Int) {
        let count = cap.payload + step
        let bytes = Draft(version: 2, section: [UInt8](repeating: 5, count: count)).bytes
        #expect((try? decode(bytes, cap.limits).get())?.body == ByteRange(24, count))
    }

    @Test(arguments: caps)
    func refusesPayloadsOverTheCapBeforeLookingForThem(_ cap: Cap) {
        let bytes = Draft(version: 2, payloadLength: cap.payload + 1).bytes
        #expect(
            decode(bytes, cap.limits)
                == .failure(
                    DecodeError(
                        .lengthLimit, layer: .frame, claim: .payloadLength, offset: 12, needed: cap.payload,
                        available: cap.payload + 1)))
    }

    @Test func refusesALengthOfAllOnes() {
        let bytes = Draft(version: 2, payloadLength: Int(UInt32.max)).bytes
        #expect((decode(bytes).error)?.reason == .lengthLimit)
        #expect((decode(bytes, .android).error)?.reason == .lengthLimit)
    }

    @Test(arguments: caps, [-1, 0, 1])
    func limitsTheDeclaredSize(_ cap: Cap, _ step: Int) {
        let size = cap.payload + step
        let bytes = Draft.compressed(version: 2, size: size, body: [UInt8](repeating: 0, count: 256)).bytes
        let expected: DecodeError? =
            step <= 0
            ? nil
            : DecodeError(
                .originalLimit, layer: .frame, claim: .compressionFlag, offset: 24, needed: cap.payload, available: size)
        #expect(decode(bytes, cap.limits).error == expected)
    }

    @Test(arguments: [FrameLimits.ios, .android])
    func refusesADeclaredSizeOf0(_ limits: FrameLimits) {
        #expect(decode(Draft.compressed(size: 0, body: [3, 0]).bytes, limits).error?.reason == .originalLimit)
        #expect(decode(Draft.compressed(size: 1, body: [3, 0]).bytes, limits).error == nil)
    }

    @Test("50,000 bytes declared for each byte of the body", arguments: [49_999, 50_000, 50_001])
    func limitsTheRatio(_ size: Int) {
        let expected: DecodeError? =
            size <= 50_000
            ? nil
            : DecodeError(.ratio, layer: .frame, claim: .compressionFlag, offset: 24, needed: 50_000, available: size)
        #expect(decode(Draft.compressed(version: 2, size: size, body: [3]).bytes).error == expected)
    }

    @Test("A compressed section shorter than its size field, just as long, and longer", arguments: [UInt8(1), 2], [-1, 0, 1])
    func needsABodyAfterTheSizeField(_ version: UInt8, _ step: Int) {
        let size = version == 1 ? 2 : 4
        var draft = Draft(version: version, flags: 0x04, section: [UInt8](repeating: 0, count: size - 1) + [1, 3])
        draft.payloadLength = size + step
        let offset = version == 1 ? 22 : 24
        let expected: DecodeError? =
            step > 0
            ? nil
            : DecodeError(
                step < 0 ? .packedTooSmall : .packedEmpty, layer: .frame, claim: .compressionFlag, offset: offset,
                needed: size + 1, available: size + step)
        #expect(decode(draft.bytes).error == expected)
    }
}

extension Result {
    /// The error of a failure.
    var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
