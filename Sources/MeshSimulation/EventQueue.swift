/// What is still to happen, the earliest first; of two things at the same time, the one that was added first.
///
/// A binary heap: adding and taking cost the logarithm of the number of events.
package struct EventQueue<Event> {
    private struct Entry {
        var time: Int64
        var serial: UInt64
        var event: Event

        func precedes(_ other: Entry) -> Bool { (time, serial) < (other.time, other.serial) }
    }

    private var heap: [Entry] = []
    private var serial: UInt64 = 0

    /// Makes an empty queue.
    package init() {}

    /// The number of events.
    package var count: Int { heap.count }

    /// When the next event is due, in milliseconds; nil when there is none.
    package var nextTime: Int64? { heap.first?.time }

    /// Adds an event that is due at `time`.
    package mutating func add(_ event: Event, at time: Int64) {
        heap.append(Entry(time: time, serial: serial, event: event))
        serial += 1
        rise(heap.count - 1)
    }

    /// Takes the next event if it is due by `time`.
    package mutating func take(by time: Int64) -> (time: Int64, event: Event)? {
        guard let first = heap.first, first.time <= time else { return nil }
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        sink(0)
        return (first.time, first.event)
    }

    private mutating func rise(_ start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].precedes(heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func sink(_ start: Int) {
        var parent = start
        while true {
            var first = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].precedes(heap[first]) {
                first = child
            }
            guard first != parent else { return }
            heap.swapAt(parent, first)
            parent = first
        }
    }
}
