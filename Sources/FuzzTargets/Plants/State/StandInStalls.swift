import BitchatFrame
import MeshModel

/// A search for stalled streams with other figures than the shipped one, in place of it.
struct StandInStalls: Sendable {
    /// After how many milliseconds a stream stalls, and may be asked for again.
    var stall: Int64 = 5_000, retry: Int64 = 10_000
    /// The most streams named at once.
    var most = 60
    /// Whether streams to one peer are named too.
    var namesDirected = false

    /// The streams to ask for.
    func stalled(_ bench: inout FragmentBench, _ now: Int64) -> [FragmentStream] {
        guard bench.assembler.rules.requestsStalled else { return [] }
        let due = bench.assembler.open.filter { stream in
            let asked = bench.notes.streams[stream.stream].flatMap { $0 < stream.started ? nil : $0 }
            return (stream.isBroadcast || namesDirected) && stream.held < stream.total && now - stream.lastProgress >= stall
                && (asked.map { now - $0 >= retry } ?? true)
        }
        let named = due.sorted {
            ($0.lastProgress, $0.stream.sender, $0.stream.id) < ($1.lastProgress, $1.stream.sender, $1.stream.id)
        }.prefix(most).map(\.stream)
        for stream in named { bench.notes.streams[stream] = now }
        return named
    }

    /// Puts this search in place of the shipped one.
    func replace(in subject: inout FragmentsSubject) { subject.stalled = { stalled(&$0, $1) } }
}
