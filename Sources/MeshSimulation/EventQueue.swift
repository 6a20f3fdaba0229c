/// What is still to happen, the earliest first; of two things at the same time, the one that was added first.
///
/// What is due within the next `Self.near` milliseconds lies in a ring of lists, one for each millisecond, so that adding and taking
/// cost no comparison; the rest waits in a binary heap, and moves into the ring when its time comes near.
package struct EventQueue<Event> {
    /// How far the ring reaches, in milliseconds; a power of two.
    static var near: Int64 { 1_024 }

    private struct Later {
        var time: Int64
        var serial: UInt64
        var event: Event
    }

    private var ring = [[Event?]](repeating: [], count: Int(Self.near))
    /// The time of the first list of the ring, in milliseconds, once something was taken, and what of it was taken already.
    private var base: Int64?, taken = 0
    private var inRing = 0
    private var later: [Later] = []
    private var serial: UInt64 = 0

    /// Makes an empty queue.
    package init() {}

    /// The number of events.
    package var count: Int { inRing + later.count }

    /// When the next event is due, in milliseconds; nil when there is none.
    package var nextTime: Int64? {
        let first = later.first?.time
        guard inRing > 0, let base else { return first }
        var time = base
        while list(time).count <= (time == base ? taken : 0) { time += 1 }
        return min(time, first ?? time)
    }

    /// Adds an event that is due at `time`.
    package mutating func add(_ event: Event, at time: Int64) {
        if let base, time >= base, time < base + Self.near { return place(event, at: time) }
        later.append(Later(time: time, serial: serial, event: event))
        serial += 1
        rise(later.count - 1)
    }

    /// Takes the next event if it is due by `time`.
    package mutating func take(by time: Int64) -> (time: Int64, event: Event)? {
        guard let next = nextTime, next <= time else { return nil }
        if let base, next < base { return takeLater().map { ($0.time, $0.event) } }
        advance(to: next)
        let index = Self.index(next)
        guard let event = ring[index][taken].take() else { return nil }
        taken += 1
        inRing -= 1
        if taken == ring[index].count {
            ring[index] = []
            taken = 0
        }
        return (next, event)
    }

    private static func index(_ time: Int64) -> Int { Int(time & (near - 1)) }

    private func list(_ time: Int64) -> [Event?] { ring[Self.index(time)] }

    private mutating func place(_ event: Event, at time: Int64) {
        ring[Self.index(time)].append(event)
        inRing += 1
    }

    /// Lets the ring begin at `time`, and takes in what is near now.
    private mutating func advance(to time: Int64) {
        guard base != time else { return }
        base = time
        taken = 0
        while let first = later.first, first.time < time + Self.near, let next = takeLater() { place(next.event, at: next.time) }
    }
}

extension EventQueue {
    private func precedes(_ one: Int, _ other: Int) -> Bool {
        (later[one].time, later[one].serial) < (later[other].time, later[other].serial)
    }

    private mutating func takeLater() -> Later? {
        guard !later.isEmpty else { return nil }
        later.swapAt(0, later.count - 1)
        let first = later.popLast()
        sink()
        return first
    }

    private mutating func rise(_ start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(child, parent) else { return }
            later.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func sink() {
        var parent = 0
        while true {
            var first = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < later.count && precedes(child, first) { first = child }
            guard first != parent else { return }
            later.swapAt(parent, first)
            parent = first
        }
    }
}
