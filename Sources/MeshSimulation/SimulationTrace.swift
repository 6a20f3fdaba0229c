/// What happened in a mesh: a digest over all of it, on request every event.
package final class SimulationTrace {
    /// How much is written down.
    package enum Detail: Sendable, Hashable {
        /// Nothing, for speed.
        case nothing
        /// The digest, which takes no memory.
        case digest
        /// The digest and every event.
        case events
    }

    /// How much is written down.
    package let detail: Detail
    /// A number over every event in order: equal for equal simulations.
    package private(set) var digest: UInt64 = 0
    /// The number of events in the digest.
    package private(set) var count = 0
    /// Every event so far, where `detail` says so.
    package private(set) var events: [TraceEvent] = []
    /// Who sees every event, whatever the detail.
    package var observer: (any SimulationObserver)?

    /// Makes an empty trace.
    package init(_ detail: Detail = .digest) { self.detail = detail }

    /// Whether frames have to be named for it.
    var namesFrames: Bool { detail != .nothing }

    /// Whether anybody wants to know.
    var isWanted: Bool { detail != .nothing || observer != nil }

    /// Takes an event; `frame` as `SimulationObserver` says.
    package func add(_ event: TraceEvent, frame: [UInt8] = []) {
        observer?.observe(event, frame: frame)
        guard detail != .nothing else { return }
        fold(event)
        if detail == .events { events.append(event) }
    }

    private func fold(_ event: TraceEvent) {
        let what = UInt64(event.kind.rawValue) << 8 | UInt64(event.reason?.rawValue ?? .max)
        let place = UInt64(UInt32(truncatingIfNeeded: event.node)) << 32 | UInt64(UInt32(truncatingIfNeeded: event.link ?? -1))
        for word in [what, UInt64(bitPattern: event.time), place, event.frame] {
            digest = SeededGenerator.mix(digest ^ word) &+ 1
        }
        count += 1
    }
}
