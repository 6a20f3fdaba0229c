import BitchatPayload
import WireFormat

/// A filter case of the target `gcs`: a Golomb-coded set with its values, or the IDs of which one is built.
///
/// The first byte chooses. Even: P (1 byte), M (4, big endian), then the bit stream. Odd: a rate (1), a budget in bytes (2, big
/// endian), then IDs of 16 bytes, of which the last quarter stays out of the filter; bit 1 chooses the Android rules.
enum FilterExplanation {
    /// The most values or IDs that are listed.
    private static let mostListed = 1_024
    private static let idLength = 16
    private static let bitsStart = 6, idsStart = 4

    /// The figures of the case, then the set's values (by both apps' rules where they differ) or the IDs.
    static func text(_ input: [UInt8]) -> String {
        guard let mode = input.first else { return "no byte: what is asked is missing\n" }
        return (mode & 1 == 0 ? decoding(input) : building(input, mode)).joined(separator: "\n") + "\n"
    }

    private static func decoding(_ input: [UInt8]) -> [String] {
        let (p, m) = (number(input, 1, 1), UInt32(number(input, 2, 4)))
        let ios = set(p, m, input, .ios), android = set(p, m, input, .android)
        let head = "decode: P = \(p), M = \(m), \(max(0, input.count - bitsStart)) bytes of bit stream"
        let lines = [head, list(ios.values.map(String.init), "values") + "; \(ios.bitsLeft) bits left"]
        return ios.values == android.values ? lines : lines + ["android: " + list(android.values.map(String.init), "values")]
    }

    private static func building(_ input: [UInt8], _ mode: UInt8) -> [String] {
        let ids = stride(from: idsStart, to: input.count - idLength + 1, by: idLength).map {
            Hexadecimal.encode(input[$0..<$0 + idLength])
        }
        let app = mode & 2 == 0 ? "ios" : "android"
        return [
            "build by the \(app) rules: rate choice \(number(input, 1, 1)), budget \(number(input, 2, 2)) bytes",
            list(ids, "IDs") + "; the last \(ids.count / 4) stay out",
        ]
    }

    private static func set(_ p: Int, _ m: UInt32, _ input: [UInt8], _ rules: PayloadRules) -> GCSFilter {
        input.withRawSpan {
            GCSFilter(p: p, m: m, $0, ByteRange(bitsStart, max(0, input.count - bitsStart)), rules: rules)
        }
    }

    /// A big-endian number; bytes that are not there count as zero.
    private static func number(_ input: [UInt8], _ offset: Int, _ count: Int) -> Int {
        (offset..<offset + count).reduce(0) { $0 << 8 | Int($1 < input.count ? input[$1] : 0) }
    }

    private static func list(_ words: [String], _ name: String) -> String {
        let shown = words.prefix(mostListed).joined(separator: " ") + (words.count > mostListed ? " ..." : "")
        return "\(words.count) \(name)" + (words.isEmpty ? "" : ": " + shown)
    }
}
