import Capture
import Conformance
import LinkLayers
import WireFormat

/// Packets and bytes by interval of time, from the first packet on; intervals without packets are left out.
package final class IntervalStatistic: PacketStatistic {
    package static let name = "io"
    package static let argument: String? = "SECONDS"
    package static let summary = "packets and bytes in each interval of SECONDS (0.001 to 86400)"

    /// The longest interval, in milliseconds: a day.
    private static let longest = 86_400_000

    private struct Row {
        var packets = 0, bytes = 0
    }

    private let milliseconds: Int
    private var start: Int64?
    private var rows = CappedRows<Int64, Row>()
    private var untimed = Row()

    package init?(_ argument: String?) {
        guard let argument, let milliseconds = Self.milliseconds(argument), 1...Self.longest ~= milliseconds else { return nil }
        self.milliseconds = milliseconds
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        // A packet put together from fragments did not travel by itself.
        guard judged.packet.reassembly == nil else { return }
        let length = judged.packet.countedLength(frameBytes)
        guard let time = judged.packet.context?.record.time, time.isKnown else {
            untimed.packets += 1
            untimed.bytes += length
            return
        }
        let first = start ?? time.microseconds
        start = first
        let elapsed = time.microseconds.elapsed(since: first), interval = Int64(milliseconds) * 1000
        rows.use(elapsed / interval - (elapsed % interval < 0 ? 1 : 0), first: Row()) { row in
            row.packets += 1
            row.bytes += length
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}

    package var table: StatisticTable {
        let timed = rows.rows.sorted { $0.key < $1.key }.map { index, row in
            [seconds(index), seconds(index + 1), "\(row.packets)", "\(row.bytes)"]
        }
        let others = rows.others.map { [["others", "", "\($0.packets)", "\($0.bytes)"]] } ?? []
        let without = untimed.packets > 0 ? [["no time", "", "\(untimed.packets)", "\(untimed.bytes)"]] : []
        return StatisticTable(
            "Packets by interval, in seconds from the first one", ["from", "to", "packets", "bytes"], timed + others + without)
    }

    /// The beginning of an interval, in seconds.
    private func seconds(_ index: Int64) -> String {
        let time = index * Int64(milliseconds), rest = (time % 1000).magnitude
        let sign = time < 0 ? "-" : ""
        if milliseconds % 1000 == 0 { return "\(time / 1000)" }
        return sign + "\(time.magnitude / 1000)." + String("\(1000 + rest)".dropFirst())
    }

    /// Milliseconds of seconds with at most three digits after the point.
    private static func milliseconds(_ text: String) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, 1...5 ~= first.utf8.count, first.utf8.allSatisfy({ 48...57 ~= $0 }), let whole = Int(first)
        else { return nil }
        guard parts.count == 2 else { return whole * 1000 }
        guard 1...3 ~= parts[1].utf8.count, parts[1].utf8.allSatisfy({ 48...57 ~= $0 }),
            let fraction = Int((parts[1] + "00").prefix(3))
        else { return nil }
        return whole * 1000 + fraction
    }
}
