import BitchatFrame
import Dissection
import WireFormat

/// The packets on the air by kind: a type number, an old dialect, or nothing that decodes.
struct PacketKinds: Sendable {
    /// One kind that came.
    struct Row: Sendable, Hashable {
        /// The type's name as line output prints it.
        var name: String
        /// How many came since the screen began.
        var count: Int
        /// How many came within the window.
        var recent: Int
    }

    /// The kind of a packet without a header, and that of an old dialect, after the 256 type numbers.
    private static let undecodable = 256, historical = 257, kinds = 258

    private var totals = [Int](repeating: 0, count: kinds)
    private var window = RateWindow(kinds: kinds)

    /// Every packet since the screen began.
    private(set) var total = 0

    /// Counts a packet that came at `now`, in milliseconds.
    mutating func count(_ packet: DissectedPacket, now: Int64) {
        let kind = Self.kind(of: packet)
        total += 1
        totals[kind] += 1
        window.count(kind, now: now)
    }

    /// Lets what is older than the window go.
    mutating func advance(to now: Int64) { window.advance(to: now) }

    /// How many packets the window holds.
    var recent: Int { (0..<Self.kinds).reduce(0) { $0 + window.count(of: $1) } }

    /// The kinds that came, the most frequent of late first.
    var rows: [Row] {
        let rows = totals.indices.filter { totals[$0] > 0 }.map {
            Row(name: Self.name($0), count: totals[$0], recent: window.count(of: $0))
        }
        return rows.sorted { ($0.recent, $0.count, $1.name) > ($1.recent, $1.count, $0.name) }
    }

    private static func kind(of packet: DissectedPacket) -> Int {
        if case .historical = packet.payload { return historical }
        return packet.header.map { Int($0.type.rawValue) } ?? undecodable
    }

    private static func name(_ kind: Int) -> String {
        guard let raw = UInt8(exactly: kind) else { return kind == undecodable ? "undecodable" : "old dialect" }
        return MessageType(rawValue: raw).name.map { "\($0)" } ?? "type \(raw)"
    }
}
