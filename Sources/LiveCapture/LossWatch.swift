/// Watches an adapter's counters for packets that passed by unread.
///
/// Every look is at settled figures (`SourceNotice.counters`): a packet that is counted and still waits to be read is in neither.
package struct LossWatch {
    /// Packets that passed, by the adapter's own count.
    package private(set) var passed: UInt64 = 0
    /// Packets that passed and were not read, by the last look.
    package private(set) var lost: UInt64?

    private var reported: UInt64 = 0

    /// Makes a watch that has not looked yet.
    package init() {}

    /// Takes a look at the counters; true when there is a loss, at least twice what was reported before.
    package mutating func look(passed: UInt64, read: UInt64) -> Bool {
        let now = passed > read ? passed - read : 0
        self.passed = passed
        lost = now
        guard now > 0, reported == 0 || now / 2 >= reported else { return false }
        reported = now
        return true
    }

    /// The loss in words; nil when there is none.
    package var sentence: String? {
        guard let lost, lost > 0 else { return nil }
        return "\(lost) of \(passed) packets passed by unread"
    }
}
