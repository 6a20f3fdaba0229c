/// What is still to happen, the earliest first; of two things at the same time, the one that was added first.
///
/// A binary heap of plain numbers that say where the events lie: adding and taking cost the logarithm of the number of events,
/// and an event is moved twice only.
package struct EventQueue<Event> {
    private struct Entry {
        var time: Int64
        var serial: UInt64
        var slot: Int

        func precedes(_ other: Entry) -> Bool { time < other.time || time == other.time && serial < other.serial }
    }

    private var heap: [Entry] = []
    private var events: [Event?] = []
    private var free: [Int] = []
    private var serial: UInt64 = 0

    /// Makes an empty queue.
    package init() {}

    /// The number of events.
    package var count: Int { heap.count }

    /// When the next event is due, in milliseconds; nil when there is none.
    package var nextTime: Int64? { heap.first?.time }

    /// Adds an event that is due at `time`.
    package mutating func add(_ event: Event, at time: Int64) {
        heap.append(Entry(time: time, serial: serial, slot: place(event)))
        serial += 1
        rise(heap.count - 1)
    }

    /// Takes the next event if it is due by `time`.
    package mutating func take(by time: Int64) -> (time: Int64, event: Event)? {
        guard let first = heap.first, first.time <= time, let event = events[first.slot].take() else { return nil }
        free.append(first.slot)
        let last = heap.removeLast()
        if !heap.isEmpty { sink(last) }
        return (first.time, event)
    }

    private mutating func place(_ event: Event) -> Int {
        guard let slot = free.popLast() else {
            events.append(event)
            return events.count - 1
        }
        events[slot] = event
        return slot
    }

    private mutating func rise(_ start: Int) {
        var child = start
        let entry = heap[start]
        while child > 0 {
            let parent = (child - 1) / 2
            guard entry.precedes(heap[parent]) else { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = entry
    }

    /// Lets `entry` fall from the top to its place.
    private mutating func sink(_ entry: Entry) {
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
            guard heap[child].precedes(entry) else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = entry
    }
}
