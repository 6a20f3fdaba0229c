import Capture
import Conformance
import LinkLayers
import WireFormat

/// What a live screen shows, kept up to date packet by packet; a pure value of what came in and the clock it is given.
///
/// Ages and windows go by the clock of the source (`SourceClocks`), rates by the clock given. Everything is bounded
/// (`BoardLimits`), so that its memory does not depend on the traffic.
package final class LiveBoard: JudgedPacketSink {
    /// What there is to show now.
    package private(set) var contents = BoardContents()

    /// Makes an empty board.
    package init() {}

    /// Sets the clock, in milliseconds since 1970; what comes in from now on came at this time.
    package func advance(to now: Int64) {
        contents.now = now
        contents.kinds.advance(to: now)
    }

    /// Sets how the sources fare.
    package func update(_ sources: [SourceState]) { contents.sources = Array(sources.prefix(BoardLimits.sources)) }

    /// Keeps a remark.
    package func note(_ message: String) {
        contents.notes.append(CleanText.clean(message, cells: 4 * BoardLimits.textCells))
        if contents.notes.count > BoardLimits.notes { contents.notes.removeFirst() }
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        contents.findings.count(judged.findings)
        contents.refusals.count(judged.verdicts)
        contents.milestones.note(judged)
        guard let context = judged.packet.context else { return }
        let moment = contents.clocks.moment(of: context.record, source: context.source, now: contents.now)
        contents.streams.note(judged, at: moment)
        guard judged.packet.reassembly == nil else { return }
        contents.kinds.count(judged.packet, now: contents.now)
        contents.peers.note(judged, payloadBytes, at: moment)
        contents.requests.note(judged, payloadBytes, at: moment)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        contents.findings.count(findings)
    }

    package func heard(_ advertisement: Advertisement, source: String) {
        _ = contents.clocks.moment(of: advertisement.record, source: source, now: contents.now)
        contents.milestones.note(advertisement)
        contents.peers.note(advertisement)
    }

    package func event(_ event: LinkEvent, source: String) { contents.milestones.note(event) }
}
