import MeshModel
import MeshSimulation

/// What happened in a simulated mesh, in numbers.
package struct MeshSummary: Sendable, Hashable {
    /// The two kinds of phones.
    package enum App: String, Sendable, Hashable, CaseIterable {
        /// iPhones.
        case ios
        /// Android phones.
        case android
    }

    /// Frames and their bytes, without what ATT and the layers below add.
    package struct Traffic: Sendable, Hashable {
        /// The frames.
        package var frames = 0
        /// Their bytes.
        package var bytes = 0

        /// Counts a frame.
        mutating func add(_ count: Int) {
            frames += 1
            bytes += count
        }
    }

    /// What came of the answers that phones of one kind got from phones of another.
    package struct Redundancy: Sendable, Hashable {
        /// All that arrived.
        package var all = Traffic()
        /// Those that brought a packet that was not held.
        package var new = Traffic()
        /// Those that brought a fragment that was not held.
        package var fragments = Traffic()
        /// Those refused as repeats.
        package var duplicate = Traffic()
        /// Those refused for their time, `timestampSkew` or `stale`.
        package var old = Traffic()
        /// Those refused for another reason.
        package var refused = Traffic()
        /// Those accepted that were held already.
        package var held = Traffic()
    }

    /// Requests of phones of one kind.
    package struct Requests: Sendable, Hashable {
        /// Those sent.
        package var sent = Traffic()
        /// Those that reached phones of this kind and were answered.
        package var answered = 0
        /// Those that such phones refused as too many.
        package var rateLimited = 0
        /// Those that such phones refused otherwise.
        package var refused = 0
    }

    /// The seconds simulated.
    package var seconds = 0
    /// The phones, by kind.
    package var phones: [App: Int] = [:]
    /// The links that were open at any time.
    package var links = 0
    /// The messages that were said.
    package var messages = 0
    /// How often a message came to be held by another phone than its author's: as it was passed on, and by an answer.
    package var relayed = 0, synced = 0
    /// Messages held by every phone, by at least nine of ten, and by at least one of two.
    package var heldByAll = 0, heldByMost = 0, heldByHalf = 0
    /// What went on air, by purpose.
    package var air: [FramePurpose: Traffic] = [:]
    /// What the links lost.
    package var lost = Traffic()
    /// The frames that phones of each kind accepted.
    package var accepted: [App: Int] = [:]
    /// The frames that phones of each kind refused, by reason.
    package var refused: [App: [VerdictReason: Int]] = [:]
    /// The requests, by kind of phone.
    package var requests: [App: Requests] = [:]
    /// The answers, by kind of the phone that gave them and of the one that got them.
    package var answers: [App: [App: Redundancy]] = [:]
    /// Streams put together, and how many of those were refused.
    package var rebuilt = 0, rebuiltRefused = 0

    /// Deliveries: how often a message came to another phone.
    package var deliveries: Int { relayed + synced }
    /// How many of all pairs of a message and another phone were reached, from 0 to 1.
    package var share: Double {
        let pairs = messages * max(0, phones.values.reduce(0, +) - 1)
        return pairs == 0 ? 0 : Double(deliveries) / Double(pairs)
    }
    /// Everything that went on air.
    package var total: Traffic {
        air.values.reduce(into: Traffic()) { sum, part in
            sum.frames += part.frames
            sum.bytes += part.bytes
        }
    }
}
