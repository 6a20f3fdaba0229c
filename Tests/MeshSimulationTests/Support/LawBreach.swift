import MeshSimulation

/// A law that did not hold: which one, in which run, and what happened just then.
struct LawBreach: CustomStringConvertible {
    /// The laws of a simulated run.
    enum Law: String {
        /// A frame of our own nodes breaks a rule of severity error.
        case rule
        /// The specification's gate refuses a frame of our own nodes.
        case refusal
        /// A node took an answer that it had not asked for.
        case unsolicited
        /// A node kept a packet that its author did not sign.
        case forged
        /// A device and a capture of its traffic disagree about the specification's verdict.
        case parity
        /// A node lacks a packet that it should hold.
        case convergence
    }

    var law: Law
    var seed: UInt64
    var event: TraceEvent?
    var details: String

    var description: String {
        let what = event.map {
            "\($0.kind) at +\($0.time - Scenario.start) ms, node \($0.node), frame \(String($0.frame, radix: 16))"
        }
        return "seed \(seed), law of \(law.rawValue): \(details); event: \(what ?? "end of run")"
    }
}
