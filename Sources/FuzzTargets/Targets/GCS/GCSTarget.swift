import BitchatPayload
import Hashes
import Mutators
import WireFormat

/// One filter: its bits decoded, or one built from IDs.
///
/// The first byte chooses. Even: P (1 byte), M (4, big endian) and the bits. Odd: a rate (1), a budget in bytes (2, big
/// endian) and IDs of 16 bytes, of which the last quarter are not in the filter.
package final class GCSTarget: FuzzTarget {
    package static let name = "gcs"
    package static let summary = "one Golomb-coded filter, decoded from bits or built from packet IDs"
    package static let shape = InputShape.filter
    package static let longestInput = 4_096

    /// The rates of false positives that an input chooses from.
    static let rates = [0.25, 0.1, 0.05, 0.01, 0.001, 0.0001, 1e-6, 1e-9, 0, 1, 0.5, -1, .nan, .infinity, 0.125, 0.0625]

    package static func seeds() -> [Seed] { GCSSeeds.all }

    private let steps: GCSSubject
    private let hasher = SHA256Hasher()

    package init(_ subject: Subject) { steps = subject.gcs }

    package func run(_ input: RawSpan, _ report: inout FuzzReport) {
        guard let mode = input.byte(at: 0) else { return }
        if mode & 1 == 0 { decode(input, &report) } else { build(input, isAndroid: mode & 2 != 0, &report) }
    }

    private func decode(_ input: RawSpan, _ report: inout FuzzReport) {
        let p = Int(Naive.number(input, 1, 1)), m = UInt32(Naive.number(input, 2, 4))
        input.withBytes(ByteRange(6, max(0, input.byteCount - 6))) { bits in
            let count = GCSLaws.holdDecode(p: p, m: m, bits, steps, &report)
            report.reached(min(p, 63) * 8 + min(7, count.bitWidth - count.leadingZeroBitCount))
            let hashes = (0..<4).map { Naive.number(bits, $0 * 2, 2) } + [0, UInt64(m), 1, .max >> 1]
            GCSLaws.holdMembership(p: p, m: m, bits, hashes, steps, &report)
        }
    }

    private func build(_ input: RawSpan, isAndroid: Bool, _ report: inout FuzzReport) {
        let rate = Self.rates[Int(Naive.number(input, 1, 1)) % Self.rates.count]
        let budget = Int(Naive.number(input, 2, 2))
        let hashes = stride(from: 4, to: input.byteCount - 15, by: 16).map { start in
            input.withBytes(ByteRange(start, 16)) { GCSBucket.hash(of: $0, hasher) }
        }
        let inside = hashes.prefix(hashes.count - hashes.count / 4)
        let built = GCSLaws.holdBuild(
            budget: budget, rate: rate, isAndroid ? .android : .ios, Array(inside), steps, &report)
        report.reached(1024 + built.p * 8 + min(7, built.covered.bitWidth - built.covered.leadingZeroBitCount))
        report.reached(2048 + (built.covered < inside.count ? 1 : 0) + (built.filter.isEmpty ? 2 : 0))
        built.filter.withRawSpan {
            GCSLaws.holdMembership(p: built.p, m: built.m, $0, Array(hashes.suffix(hashes.count / 4)), steps, &report)
        }
    }
}
