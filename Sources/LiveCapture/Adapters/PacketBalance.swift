import HCIAdapters

/// What the adapters' own counters say against what was read, since the watch began.
///
/// Only packets that the counters count are counted as read. The two sides meet where a snapshot of the counters is applied after
/// everything it counts was read: what then is missing was lost in the kernel, whose queue for a slow reader drops silently.
struct PacketBalance: Equatable {
    /// One adapter.
    private struct Entry: Equatable {
        var last: HCICounters
        var passed: UInt64 = 0
        var read: UInt64 = 0
    }

    private var entries: [UInt16: Entry]
    /// Adapters that have gone.
    private var gone = Entry(last: .zero)

    /// Begins with the counters of every adapter watched.
    init(_ counters: [UInt16: HCICounters]) { entries = counters.mapValues { Entry(last: $0) } }

    /// Whether no adapter with counters was ever watched, so that there is nothing to say.
    var isEmpty: Bool { entries.isEmpty && gone.passed == 0 }

    /// Packets that went by, or those read where that is more.
    ///
    /// Some drivers count less than they carry, and what a program receives that drives the adapter alone is not counted.
    var passed: UInt64 { gone.passed + entries.values.reduce(0) { $0 + max($1.passed, $1.read) } }

    /// Packets read of those.
    var read: UInt64 { gone.read + entries.values.reduce(0) { $0 + $1.read } }

    /// Counts a packet of `adapter` as read.
    mutating func countRead(_ adapter: UInt16) { entries[adapter]?.read += 1 }

    /// Takes over the counters as they are now; an adapter that is not among them keeps its last ones.
    mutating func apply(_ counters: [UInt16: HCICounters]) {
        for (adapter, now) in counters {
            guard let entry = entries[adapter] else { continue }
            entries[adapter]?.passed += now.since(entry.last)
            entries[adapter]?.last = now
        }
    }

    /// An adapter appeared: its counters began at 0.
    mutating func appeared(_ adapter: UInt16) {
        vanished(adapter)
        entries[adapter] = Entry(last: .zero)
    }

    /// An adapter has gone, and its last counters with it.
    mutating func vanished(_ adapter: UInt16) {
        guard let entry = entries.removeValue(forKey: adapter) else { return }
        gone.passed += max(entry.passed, entry.read)
        gone.read += entry.read
    }
}
