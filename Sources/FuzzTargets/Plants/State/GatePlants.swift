import BitchatFrame
import MeshModel

extension Plants {
    /// Faults of gates.
    static let gate: [Plant] = gateWindows + gateRates + gateClocks + gateIdentity + gateMemory

    /// A plant of the target `gate` that changes one thing about the gate.
    static func gatePlant(
        _ id: String, _ summary: String, _ source: String, _ change: @escaping @Sendable (inout GateSubject) -> Void
    ) -> Plant {
        Plant(id, "gate", .law, summary, source: "docs/protocol.md " + source) { change(&$0.gate) }
    }

    /// A plant that changes a frame before it is judged.
    static func beforeGate(
        _ id: String, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout GateBench, inout GateArrival, Int64) -> Void
    ) -> Plant {
        gatePlant(id, summary, source) { subject in
            subject.judge = { bench, arrival, now in
                var changed = arrival
                change(&bench, &changed, now)
                return bench.gate.judge(changed, now: now)
            }
        }
    }

    /// A plant that changes something after a frame was judged.
    static func afterGate(
        _ id: String, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout GateBench, GateArrival, inout GateVerdict, Int64) -> Void
    ) -> Plant {
        gatePlant(id, summary, source) { subject in
            subject.judge = { bench, arrival, now in
                var verdict = bench.gate.judge(arrival, now: now)
                change(&bench, arrival, &verdict, now)
                return verdict
            }
        }
    }
}
