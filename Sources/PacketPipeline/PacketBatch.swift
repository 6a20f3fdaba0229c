import Conformance

/// One batch on its way through the stages of a pipeline.
///
/// One thread at a time works on a batch, and the pipeline's lock lies between two of them.
final class PacketBatch: @unchecked Sendable {
    /// How far a batch has come; each stage that is being worked on stands between two that wait.
    enum Stage: UInt8, Comparable {
        case decoded, preparing, prepared, judging, judged, printing, printed, finishing

        static func < (left: Stage, right: Stage) -> Bool { left.rawValue < right.rawValue }
    }

    /// The packets, with their bytes.
    let decoded = DecodedPackets()
    /// What the judge said of them.
    let judged = JudgedPackets()
    /// How far it has come; changed only while the pipeline's lock is held.
    var stage = Stage.decoded
    /// Who judges it; nil where only `afterwards` is to be done.
    var judge: BatchJudge?
    /// What it was printed with, until that is written.
    var lane: PrintingLane?
    /// Done when everything before it is finished, and the batch itself too.
    var afterwards: (() -> Void)?

    /// Makes it ready for the next packets, and keeps its memory.
    func clear() {
        decoded.clear()
        judged.clear()
        stage = .decoded
        judge = nil
        lane = nil
        afterwards = nil
    }
}
