import BitchatFrame
import CorpusFiles
import FuzzTargets
import MeshModel
import WireFormat

/// Joins fragments with the steps of a subject.
struct PlantedAssembler: AssemblerSteps {
    private let subject: FragmentsSubject
    private var bench: FragmentBench

    /// Makes an assembler of a profile, with room for so many streams, or as many as the subject has room for.
    init(_ subject: FragmentsSubject, _ profile: VectorProfile, streams: Int?) {
        self.subject = subject
        var rules = profile == .android ? subject.android : subject.ios
        if let streams { rules.sets = streams }
        bench = FragmentBench(rules)
    }

    var count: Int { bench.assembler.count }
    var byteCount: Int { bench.assembler.byteCount }

    mutating func add(
        _ piece: FragmentPiece, sender: PeerID, isBroadcast: Bool, now: Int64, slice: RawSpan,
        isFrame: @escaping @Sendable (RawSpan) -> Bool
    ) -> FragmentOutcome {
        var arrival = FragmentArrival(piece: piece, sender: sender, isBroadcast: isBroadcast, now: now)
        arrival.readsAsFrame = isFrame
        return subject.add(&bench, arrival, slice)
    }

    mutating func expire(at now: Int64) -> Int { subject.expire(&bench, now).count }

    mutating func stalled(at now: Int64) -> [FragmentStream] { subject.stalled(&bench, now) }
}
