/// Keys with the time they were last seen, the oldest forgotten when there are too many.
struct RecentSet<Key: Hashable & Sendable>: Sendable {
    /// The most keys held, and how many stay when there would be more.
    let capacity: (most: Int, kept: Int)
    /// When each key was last seen, and which insertion that was.
    private var newest: [Key: (time: Int64, number: UInt64)] = [:]
    private var order: [(key: Key, time: Int64, number: UInt64)] = []
    /// The number of the next insertion: times do not tell two apart when the clock goes back.
    private var number: UInt64 = 0
    /// Where the oldest live entry of `order` stands.
    private var head = 0

    /// Makes an empty set.
    init(capacity: (most: Int, kept: Int)) { self.capacity = capacity }

    /// The number of keys held.
    var count: Int { newest.count }
    /// The number of insertions held, with those that no longer count.
    var insertions: Int { order.count }

    /// When `key` was last seen, or nil when it is not held.
    func time(of key: Key) -> Int64? { newest[key]?.time }

    /// Notes that `key` was seen now.
    mutating func insert(_ key: Key, now: Int64) {
        guard newest[key]?.time != now else { return }
        newest[key] = (now, number)
        order.append((key, now, number))
        number &+= 1
        if newest.count > capacity.most { while newest.count > capacity.kept { dropFirst() } }
        tidy()
    }

    /// Forgets keys from the oldest insertion on, as long as they are more than `age` old.
    mutating func expire(olderThan age: Int64, now: Int64) {
        while head < order.count, now.elapsed(since: order[head].time) > age { dropFirst() }
        tidy()
    }

    /// Forgets every key more than `age` old, and returns how many are left.
    mutating func removeAll(olderThan age: Int64, now: Int64) -> Int {
        newest = newest.filter { now.elapsed(since: $0.value.time) <= age }
        compact()
        return newest.count
    }

    /// Drops the oldest insertion, and its key unless that was seen again since.
    private mutating func dropFirst() {
        let first = order[head]
        head += 1
        if newest[first.key]?.number == first.number { newest[first.key] = nil }
    }

    /// Rewrites the order when it is long, or when more than half of it was dropped.
    private mutating func tidy() {
        if order.count > 2 * capacity.most + 64 || head > max(64, order.count / 2) { compact() }
    }

    /// Rewrites the order without dropped and repeated entries.
    private mutating func compact() {
        order = order[head...].filter { newest[$0.key]?.number == $0.number }
        head = 0
    }
}
