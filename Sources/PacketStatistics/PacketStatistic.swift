import Conformance
import Dissection
import WireFormat

/// A table that is made of all packets that are shown (`-z`).
package protocol PacketStatistic: JudgedPacketSink, SendableMetatype {
    /// The word after `-z`.
    static var name: String { get }
    /// What stands after a comma there, such as `SECONDS`; nil: nothing.
    static var argument: String? { get }
    /// One clause for the help.
    static var summary: String { get }
    /// Whether it counts what judging adds: verdicts, findings, or which request an answer belongs to.
    static var needsJudging: Bool { get }
    /// Makes an empty table; nil when `argument` means nothing to it.
    init?(_ argument: String?)
    /// The table as it is now.
    var table: StatisticTable { get }
}

extension PacketStatistic {
    package static var needsJudging: Bool { false }
}

extension DissectedPacket {
    /// The length of its frame, or of what there is of it.
    func countedLength(_ bytes: RawSpan) -> Int { frame?.length ?? bytes.byteCount }

    /// What it is called in tables: its type, by its old name where it speaks an old dialect.
    var countedName: String {
        if case .historical(let old) = payload { return "\(old.kind)" }
        guard let type = header?.type else { return "undecodable" }
        return type.name.map { "\($0)" } ?? "0x" + Hexadecimal.encode([type.rawValue])
    }
}
