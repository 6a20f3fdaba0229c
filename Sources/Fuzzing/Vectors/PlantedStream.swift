import BitchatFrame
import CorpusFiles
import FuzzTargets
import WireFormat

/// Joins notifications with the step of a subject.
struct PlantedStream: StreamSteps {
    private let subject: StreamSubject
    private var bench = StreamBench()

    /// Makes an assembler with nothing buffered.
    init(_ subject: StreamSubject) {
        self.subject = subject
        bench.log.keepsDropped = true
    }

    mutating func receive(_ chunk: RawSpan, at time: Int64) -> StreamAnswer {
        bench.log.clear()
        let outcome = subject.notify(&bench, chunk, time)
        var frames: [[UInt8]] = [], place = 0
        for length in bench.log.lengths {
            frames.append(Array(bench.log.bytes[place..<place + length]))
            place += length
        }
        // A subject that counts more than it hands on has dropped bytes that nobody saw.
        let unseen = max(0, outcome.dropped - bench.log.droppedBytes.count)
        let dropped = bench.log.droppedBytes + [UInt8](repeating: 0, count: unseen)
        return StreamAnswer(frames: frames, dropped: dropped, isReset: outcome.reset != nil)
    }
}
