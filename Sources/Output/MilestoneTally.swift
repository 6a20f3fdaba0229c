import BitchatFrame
import Conformance
import Dissection
import MeshModel

/// Counts the milestones that packets reach; only the first packet to reach one is looked at for its record and time.
final class MilestoneTally {
    /// What was noted, save for the steps in `again`.
    private var noted = Milestones()
    /// How often a milestone was reached again, at its index.
    private var again = InlineArray<16, Int>(repeating: 0)
    /// A bit for each milestone that a packet reached.
    private var reached: UInt16 = 0
    private var isJudged = false

    /// All that was noted.
    var milestones: Milestones {
        var all = noted
        for milestone in Milestone.allCases { all.repeats(milestone, again[Int(milestone.rawValue)]) }
        return all
    }

    /// Takes note of something other than a packet.
    func note(_ step: (inout Milestones) -> Void) { step(&noted) }

    /// Takes note of a packet and of its verdicts.
    @inline(__always)
    func note(_ judged: JudgedPacket) {
        note(judged.packet)
        for index in 0..<judged.verdicts.count { note(judged.verdicts[index], judged) }
    }

    /// Takes note of a packet, unless it was put together from fragments or has no header.
    @inline(__always)
    func note(_ packet: DissectedPacket) {
        guard packet.reassembly == nil, packet.header != nil else { return }
        guard packet.isCaptured, let direction = packet.context?.direction else { return }
        switch direction {
        case .sent, .centralToPeripheral: if !isRepeated(.frameSent) { noteFirst(packet) }
        case .received, .peripheralToCentral: if !isRepeated(.frameReceived) { noteFirst(packet) }
        case .unknown: break
        }
    }

    private func note(_ verdict: JudgedPacket.Verdict, _ judged: JudgedPacket) {
        let isAccepted = verdict.answer.accepts == true && judged.packet.isCaptured && judged.packet.context != nil
        guard isAccepted || !isJudged else { return }
        isJudged = true
        if isAccepted, isRepeated(Milestone(verdict.profile)) { return }
        noted.note(verdict.profile, accepts: verdict.answer.accepts, judged.packet)
    }

    @inline(never)
    private func noteFirst(_ packet: DissectedPacket) { noted.note(packet) }

    /// Counts a milestone that was reached before; false, and reached from now on, when it was not.
    @inline(__always)
    private func isRepeated(_ milestone: Milestone) -> Bool {
        let index = Int(milestone.rawValue)
        guard reached >> index & 1 == 1 else {
            reached |= 1 << index
            return false
        }
        again[index] += 1
        return true
    }
}
