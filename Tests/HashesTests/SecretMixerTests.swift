import Testing
import WireFormat

@testable import Hashes

/// Numbers that stand for keys within one run.
struct SecretMixerTests {
    private let mixer = SecretMixer.shared

    private func mix(_ bytes: [UInt8], after earlier: UInt64 = 0) -> UInt64 {
        mixer.mix(bytes.span.bytes, ByteRange(0, bytes.count), after: earlier)
    }

    @Test func eachNumberCounts() {
        let mixed = [(1, 2, 3), (2, 1, 3), (3, 2, 1), (0, 2, 3), (1, 0, 3), (1, 2, 0)].map { mixer.mix($0.0, $0.1, $0.2) }
        #expect(Set(mixed).count == mixed.count)
        #expect(mixed[0] == mixer.mix(1, 2, 3))
    }

    @Test func eachByteCountsAtEveryLength() {
        for size in 1...40 {
            let bytes = (0..<size).map { UInt8($0) }
            let changed = bytes.indices.map { index in
                var other = bytes
                other[index] ^= 0x80
                return mix(other)
            }
            #expect(Set(changed + [mix(bytes)]).count == size + 1)
        }
    }

    @Test func lengthAndBeginningCount() {
        #expect(mix([]) != mix([0]))
        #expect(mix([0]) != mix([0, 0]))
        #expect(mix([1], after: 1) != mix([1], after: 2))
    }

    @Test func aRangeIsCutToTheSpan() {
        let bytes: [UInt8] = [1, 2, 3]
        #expect(mixer.mix(bytes.span.bytes, ByteRange(1, 99), after: 0) == mix([2, 3]))
    }
}
