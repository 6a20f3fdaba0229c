import BitchatFrame
import CorpusFiles
import FuzzTargets
import MeshModel

/// A device's gate with the steps of a subject.
struct PlantedGate: GateSteps {
    /// The pause after which a gate looks for memories that are too old, in milliseconds.
    private static let pause = ProtocolLimits.repeatSweep

    private let subject: GateSubject
    private var bench: GateBench

    /// Makes a gate that has seen nothing.
    init(_ subject: GateSubject, _ profile: GateProfile.Name, local: PeerID) {
        self.subject = subject
        bench = GateBench(subject.profile(profile).atIngress, local: local, memory: .max)
    }

    var gate: SecurityGate {
        get { bench.gate }
        set { bench.gate = newValue }
    }

    mutating func judge(_ arrival: GateArrival, now: Int64) -> GateVerdict { subject.judge(&bench, arrival, now) }

    mutating func judgeRebuilt(_ arrival: GateArrival, from author: PeerID, of count: Int, now: Int64) -> GateVerdict {
        subject.judgeRebuilt(&bench, arrival, author, count, now)
    }

    mutating func request(_ peer: PeerID, now: Int64) { subject.request(&bench, peer, now) }

    mutating func broadcast(now: Int64) { subject.broadcast(&bench, now) }

    mutating func cleanup(now: Int64) -> Int { subject.cleanup(&bench, now) }

    /// A gate looks when so much time has passed since it looked last: the first call says when that was.
    mutating func sweep(now: Int64) -> Int {
        subject.sweep(&bench, now - Self.pause)
        subject.sweep(&bench, now)
        return bench.gate.prefixes.count
    }
}
