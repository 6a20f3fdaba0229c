import BitchatFrame
import Capture
import LinkLayers
import MeshModel

/// How far bitchat came on the air: each milestone with its first record and how often it was reached.
package struct Milestones: Sendable, Hashable {
    /// How often a milestone was reached, and where first.
    package struct Step: Sendable, Hashable {
        /// How often.
        package var count = 0
        /// The record in which it was reached first; 0 in a total over several sources.
        package var record = 0
        /// When that was.
        package var time = CaptureTime.unknown
    }

    /// The MTU that was exchanged last; nil while none was.
    package private(set) var mtu: Int?
    /// Whether gates were asked at all (not with `--decode-only`).
    private(set) var isJudged = false
    /// The steps at the index of their milestone.
    private var steps = [Step](repeating: Step(), count: Milestone.allCases.count)

    /// Makes the milestones of nothing.
    package init() {}

    /// How often and where `milestone` was reached.
    package subscript(milestone: Milestone) -> Step { steps[Int(milestone.rawValue)] }

    /// Takes note of an advert that shows bitchat, repeats included.
    package mutating func note(_ advertisement: Advertisement) {
        if advertisement.origin == .own {
            if advertisement.hasService || advertisement.hasDebugService { reach(.ownAdvert, advertisement.record) }
            return
        }
        if advertisement.hasService { reach(.advert, advertisement.record) }
        if advertisement.hasDebugService { reach(.debugAdvert, advertisement.record) }
    }

    /// Takes note of a link's step.
    package mutating func note(_ event: LinkEvent) {
        switch event.kind {
        case .connected: reach(.connection, event.record)
        case .exchangedMTU:
            mtu = event.link.mtu
            reach(.exchangedMTU, event.record)
        case .subscribed: reach(.subscription, event.record)
        }
    }

    /// Takes note of a packet, unless it was only put together from fragments that were noted themselves.
    package mutating func note(_ packet: DissectedPacket) {
        guard packet.reassembly == nil, packet.header != nil, packet.isCaptured, let context = packet.context else { return }
        if let milestone = Milestone(context.direction) { reach(milestone, context.record) }
    }

    /// Takes note of what the gate of `profile` made of a packet; nil when it could not tell.
    package mutating func note(_ profile: GateProfile.Name, accepts: Bool?, _ packet: DissectedPacket) {
        isJudged = true
        guard accepts == true, let context = packet.context, packet.isCaptured else { return }
        reach(Milestone(profile), context.record)
    }

    /// Counts `times` more for a milestone that was reached already.
    package mutating func repeats(_ milestone: Milestone, _ times: Int) { steps[Int(milestone.rawValue)].count += times }

    /// Adds another source's, for the total: a milestone's time is the earliest of both, and it has no record.
    package mutating func add(_ other: Milestones) {
        mtu = other.mtu ?? mtu
        isJudged = isJudged || other.isJudged
        for index in steps.indices where other.steps[index].count > 0 {
            let theirs = other.steps[index].time
            let isFirst = !steps[index].time.isKnown || theirs.isKnown && theirs < steps[index].time
            if isFirst { steps[index].time = theirs }
            steps[index].count += other.steps[index].count
            steps[index].record = 0
        }
    }

    private mutating func reach(_ milestone: Milestone, _ record: CaptureRecord) {
        let index = Int(milestone.rawValue)
        if steps[index].count == 0 { steps[index] = Step(count: 0, record: record.number, time: record.time) }
        steps[index].count += 1
    }
}
