import Conformance
import Dissection

/// Everything that a screen shows at one time; a value, so that a pause is a copy.
package struct BoardContents: Sendable {
    /// The screen's clock, in milliseconds since 1970.
    package internal(set) var now: Int64 = 0
    /// How the sources fare.
    package internal(set) var sources: [SourceState] = []
    /// How far bitchat came on the air, over all sources.
    package internal(set) var milestones = Milestones()
    var clocks = SourceClocks()
    var kinds = PacketKinds()
    var peers = PeerTable()
    var requests = RequestTable()
    var refusals = Refusals()
    var streams = StreamTable()
    var findings = FindingCounts()
    /// The last remarks, the newest last.
    var notes: [String] = []

    /// How long ago `moment` is, in milliseconds.
    func age(of moment: Moment) -> Int64 { clocks.age(of: moment, now: now) }
}
