import Testing
import WireFormat

@testable import BitchatFrame

/// When a sender compresses, and what each app does with a payload that came compressed (docs/protocol.md 2.4 and 2.8).
struct FrameCompressionTests {
    /// 100 times the letter a, as zlib writes it: a literal, a match of 99 bytes at distance 1, the end code.
    private static let hundred: [UInt8] = [0x4B, 0x4C, 0xA4, 0x3D, 0x00, 0x00]

    private func contents(version: UInt8 = 1, _ payload: [UInt8]) -> FrameContents {
        FrameContents(
            version: version, type: .message, timestamp: 0x0102_0304_0506_0708,
            sender: [0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8], payload: payload)
    }

    @Test("A compressed section is the size in 2 or 4 bytes and the body", arguments: [UInt8(1), 2])
    func writesTheSizeAndTheBody(_ version: UInt8) {
        let frame = contents(version: version, [UInt8](repeating: 97, count: 100))
        let expected = Draft.compressed(version: version, size: 100, body: Self.hundred).bytes
        #expect(FrameEncoder(.ios).encode(frame) == expected)
        #expect(FrameEncoder(.android).encode(frame) == expected)
        #expect(payload(expected) == .success(frame.payload))
    }

    @Test(arguments: [99, 100, 101])
    func compressesFrom100Bytes(_ count: Int) {
        #expect(PackedSection.isWorthCompressing([UInt8](repeating: 97, count: count)) == (count >= 100))
    }

    @Test("Fewer than 90 distinct values in 100 bytes", arguments: [89, 90, 91])
    func compressesBelowNineTenthsOfDistinctBytes(_ distinct: Int) {
        let payload = (0..<100).map { UInt8(min($0, distinct - 1)) }
        #expect(PackedSection.isWorthCompressing(payload) == (distinct < 90))
    }

    @Test("From 256 bytes on, fewer than 231 distinct values", arguments: [230, 231], [256, 257, 5000])
    func countsAtMost256Bytes(_ distinct: Int, _ count: Int) {
        let payload = (0..<count).map { UInt8(min($0, distinct - 1)) }
        #expect(PackedSection.isWorthCompressing(payload) == (distinct < 231))
    }

    @Test("A body that does not get shorter is left away")
    func keepsThePlainPayloadWhenNothingIsGained() {
        // A pseudo-random sequence of 80 values in 100 bytes: worth trying, and longer when compressed.
        var state: UInt32 = 1
        let payload = (0..<100).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: state >> 24) & 0xF7
        }
        #expect(PackedSection.isWorthCompressing(payload))
        #expect(FrameEncoder(.ios).encode(contents(payload)) == Draft(section: payload).bytes)
    }

    @Test("Android sends on the compressed bytes as they came, iOS compresses anew")
    func keepsReceivedBytesOnAndroidAlone() throws {
        let plain = [UInt8](repeating: 97, count: 100)
        let received = Draft.compressed(size: 100, body: Draft.stored(plain)).bytes
        let frame = try BitchatFrameTests.contents(received).get()
        #expect(FrameEncoder(.android).encode(frame) == received)
        #expect(FrameEncoder(.ios).encode(frame) == Draft.compressed(size: 100, body: Self.hundred).bytes)
    }

    @Test("Android sends on a plain payload plain, iOS compresses it if the rule says so")
    func keepsPlainPayloadsOnAndroidAlone() throws {
        let plain = [UInt8](repeating: 97, count: 100)
        let received = Draft(section: plain).bytes
        let frame = try BitchatFrameTests.contents(received).get()
        #expect(FrameEncoder(.android).encode(frame) == received)
        #expect(FrameEncoder(.ios).encode(frame) == Draft.compressed(size: 100, body: Self.hundred).bytes)
    }
}
