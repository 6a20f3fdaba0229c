import Hashes

/// Keys with the time they were last seen, the oldest forgotten when there are too many.
///
/// Insertions stand in one row, oldest first; a table says at which of them each key stands.
struct RecentSet<Key: RecentKey>: Sendable {
    /// One insertion; outdated once the same key was inserted again.
    private struct Entry: Sendable {
        var key: Key
        var isOutdated = false
        var time: Int64
    }

    /// The most keys that a set can hold: places of insertions have 16 bits.
    static var limit: Int { 32_000 }

    /// The most keys held, and how many stay when there would be more.
    let capacity: (most: Int, kept: Int)
    /// The number of keys held.
    private(set) var count = 0
    private var order: [Entry] = []
    /// Where the oldest insertion that was not dropped stands.
    private var head = 0
    private var table = PlaceTable()
    private let mixer = SecretMixer.shared

    /// Makes an empty set for `limit` keys at most.
    init(capacity: (most: Int, kept: Int)) {
        self.capacity = (min(capacity.most, Self.limit), min(capacity.kept, Self.limit))
    }

    /// The number of insertions held, with those that no longer count.
    var insertions: Int { order.count }

    /// When `key` was last seen, or nil when it is not held.
    func time(of key: Key) -> Int64? { find(key).place.map { order[$0].time } }

    /// Notes that `key` was seen now.
    mutating func insert(_ key: Key, now: Int64) { insert(key, at: find(key), now: now) }

    /// Whether `key` was seen at most `age` ago; when it was not, it is noted.
    ///
    /// Older keys are forgotten first, as by `expire`.
    mutating func isRepeat(_ key: Key, within age: Int64, now: Int64) -> Bool {
        if head < order.count, now.elapsed(since: order[head].time) > age { expire(olderThan: age, now: now) }
        let found = find(key)
        if let place = found.place, now.elapsed(since: order[place].time) <= age { return true }
        insert(key, at: found, now: now)
        return false
    }

    /// Forgets keys from the oldest insertion on, as long as they are more than `age` old.
    mutating func expire(olderThan age: Int64, now: Int64) {
        while head < order.count, now.elapsed(since: order[head].time) > age { dropFirst() }
        tidy()
    }

    /// Forgets every key more than `age` old, and returns how many are left.
    mutating func removeAll(olderThan age: Int64, now: Int64) -> Int {
        compact { now.elapsed(since: $0.time) <= age }
        return count
    }

    /// Where `key` stands in the table and, if it is held, in the row.
    @inline(__always)
    private func find(_ key: Key) -> PlaceTable.Found {
        let parts = key.parts
        return table.find(mixer.mix(parts.0, parts.1, parts.2), from: head) { order[$0].key.parts == parts }
    }

    private mutating func insert(_ key: Key, at found: PlaceTable.Found, now: Int64) {
        if let place = found.place {
            guard order[place].time != now else { return }
            order[place].isOutdated = true
        } else {
            count += 1
        }
        table.set(found, to: order.count)
        order.append(Entry(key: key, time: now))
        if count > capacity.most { while count > capacity.kept { dropFirst() } }
        if table.isCrowded(by: order.count) { place() }
        tidy()
    }

    /// Drops the oldest insertion, and its key unless that was seen again since.
    @inline(__always)
    private mutating func dropFirst() {
        if !order[head].isOutdated { count -= 1 }
        head += 1
    }

    /// Rewrites the row when it is long, or when more than half of it was dropped.
    @inline(__always)
    private mutating func tidy() {
        if order.count > 2 * capacity.most + 64 || head > max(64, order.count / 2) { compact { _ in true } }
    }

    /// Rewrites the row without dropped and outdated entries, and without those that are not wanted.
    private mutating func compact(_ isWanted: (Entry) -> Bool) {
        var kept = 0
        for place in head..<order.count where !order[place].isOutdated && isWanted(order[place]) {
            order[kept] = order[place]
            kept += 1
        }
        order.removeLast(order.count - kept)
        (head, count) = (0, kept)
        place()
    }

    /// Makes the table anew.
    private mutating func place() {
        table.empty(for: order.count)
        for place in head..<order.count where !order[place].isOutdated {
            let parts = order[place].key.parts
            table.add(mixer.mix(parts.0, parts.1, parts.2), at: place)
        }
    }
}
