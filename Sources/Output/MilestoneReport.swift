import Dissection

/// Writes how far bitchat came on the air, for a page or inside an object of `stats --json`.
struct MilestoneReport {
    private let milestones: Milestones
    private let out: OutputBuffer

    /// Makes the report of `milestones`, which goes to `out`.
    init(_ milestones: Milestones, _ out: OutputBuffer) {
        self.milestones = milestones
        self.out = out
    }

    /// Writes the stage, then a line for each milestone reached: how often, when first and in which record.
    func page() {
        out.text("\n  on the air: \(milestones.stage.sentence)")
        for milestone in Milestone.allCases where milestones[milestone].count > 0 {
            let step = milestones[milestone]
            out.text("\n    \(milestone.label): \(step.count)")
            if milestone == .exchangedMTU, let mtu = milestones.mtu { out.text(", of \(mtu) bytes") }
            if let time = step.clockText { out.text(", first at \(time)") }
            if step.record > 0 {
                out.text(step.clockText == nil ? ", first in record \(step.record)" : ", record \(step.record)")
            }
        }
    }

    /// Writes `,"onAir":{...}`: the stage, and each milestone reached.
    func json() {
        out.text(",\"onAir\":{\"stage\":\"\(milestones.stage.name)\"")
        for milestone in Milestone.allCases where milestones[milestone].count > 0 {
            let step = milestones[milestone]
            out.text(",\"\(milestone.name)\":{\"count\":\(step.count)")
            if milestone == .exchangedMTU, let mtu = milestones.mtu { out.text(",\"value\":\(mtu)") }
            if step.record > 0 { out.text(",\"record\":\(step.record)") }
            if let time = step.text { out.text(",\"time\":\"\(time)\"") }
            out.byte(125)
        }
        out.byte(125)
    }
}
