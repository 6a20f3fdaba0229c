import Conformance
import Output

/// A table that is made of all packets that are shown (`-z`).
package protocol PacketStatistic: JudgedPacketSink, SendableMetatype {
    /// The word after `-z`.
    static var name: String { get }
    /// What stands after a comma there, such as `INTERVAL`; nil: nothing.
    static var argument: String? { get }
    /// One clause for the help.
    static var summary: String { get }
    /// Makes an empty table; nil when `argument` means nothing to it.
    init?(_ argument: String?)
    /// The table as it is now.
    var table: StatisticTable { get }
}
