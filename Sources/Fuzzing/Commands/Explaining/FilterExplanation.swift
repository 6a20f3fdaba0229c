import BitchatPayload
import WireFormat

/// A Golomb-coded set: P, M and the values of the bit stream.
enum FilterExplanation {
    /// The most values that are listed.
    private static let mostValues = 1_024

    /// P of one byte, M of four, and the stream behind them; values by the iOS and by the Android rules where they differ.
    static func text(_ input: [UInt8]) -> String {
        guard input.count >= 5 else { return "\(input.count) bytes: P (1) and M (4) need 5\n" }
        let (p, m) = (Int(input[0]), input[1..<5].reduce(0) { $0 << 8 | UInt32($1) })
        let ios = set(p, m, input, .ios), android = set(p, m, input, .android)
        var lines = ["P = \(p), M = \(m), \(input.count - 5) bytes of bit stream"]
        lines.append(list(ios) + ", \(ios.bitsLeft) bits left")
        if ios.values != android.values { lines.append("android: " + list(android)) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func set(_ p: Int, _ m: UInt32, _ input: [UInt8], _ rules: PayloadRules) -> GCSFilter {
        input.withRawSpan { GCSFilter(p: p, m: m, $0, ByteRange(5, input.count - 5), rules: rules) }
    }

    private static func list(_ set: GCSFilter) -> String {
        let shown = set.values.prefix(mostValues).map(String.init).joined(separator: " ")
        return "\(set.values.count) values" + (set.values.isEmpty ? "" : ": " + shown)
            + (set.values.count > mostValues ? " ..." : "")
    }
}
