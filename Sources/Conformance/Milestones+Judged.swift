import Dissection

extension Milestones {
    /// Takes note of a packet and of what the gates made of it.
    package mutating func note(_ judged: JudgedPacket) {
        note(judged.packet)
        for verdict in judged.verdicts { note(verdict.profile, accepts: verdict.answer.accepts, judged.packet) }
    }
}
