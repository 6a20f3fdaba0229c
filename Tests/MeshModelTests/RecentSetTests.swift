import Testing

@testable import MeshModel

extension Int: RecentKey {
    /// The number itself.
    public var parts: (UInt64, UInt64, UInt64) { (UInt64(bitPattern: Int64(self)), 0, 0) }
}

/// The order of insertions does not outlive the keys.
@Suite struct RecentSetTests {
    @Test func droppedInsertionsAreFreed() {
        var set = RecentSet<Int>(capacity: (most: 1_000, kept: 1_000))
        for key in 0..<1_000 { set.insert(key, now: Int64(key)) }
        #expect(set.insertions == 1_000)
        set.expire(olderThan: 100, now: 1_000)
        #expect(set.count == 100)
        #expect(set.insertions == 100)
        #expect((899..<901).map { set.time(of: $0) } == [nil, 900])
    }

    @Test func neverMoreThanTwiceTheCapacityIsHeld() {
        var set = RecentSet<Int>(capacity: (most: 100, kept: 100))
        for key in 0..<10_000 {
            set.insert(key, now: 0)
            #expect(set.insertions <= 264)
        }
        #expect(set.count == 100)
    }

    @Test func theNewestSightingCountsWhenTheClockGoesBack() {
        var set = RecentSet<Int>(capacity: (most: 3, kept: 3))
        for (key, time) in [(1, 5), (2, 5), (1, 7), (1, 5), (3, 5), (4, 5)] as [(Int, Int64)] { set.insert(key, now: time) }
        #expect((1...4).map { set.time(of: $0) } == [5, nil, 5, 5])
    }

    @Test func aSightingAtTheSameTimeIsNone() {
        var set = RecentSet<Int>(capacity: (most: 2, kept: 2))
        for key in [1, 2, 1, 3] { set.insert(key, now: 5) }
        #expect((1...3).map { set.time(of: $0) } == [nil, 5, 5])
    }

    /// What the set is held to: a dictionary, and each insertion in a row.
    private struct Model {
        var newest: [Int: (time: Int64, number: Int)] = [:]
        var order: [(key: Int, time: Int64, number: Int)] = []
        var number = 0

        mutating func insert(_ key: Int, now: Int64, most: Int, kept: Int) {
            guard newest[key]?.time != now else { return }
            newest[key] = (now, number)
            order.append((key, now, number))
            number += 1
            if newest.count > most { while newest.count > kept { drop() } }
        }

        mutating func drop() {
            let first = order.removeFirst()
            if newest[first.key]?.number == first.number { newest[first.key] = nil }
        }

        mutating func expire(olderThan age: Int64, now: Int64) {
            while let first = order.first, now - first.time > age { drop() }
        }
    }

    @Test(arguments: [(5, 5), (300, 200), (1_000, 750)]) func holdsWhatADictionaryWould(most: Int, kept: Int) {
        var set = RecentSet<Int>(capacity: (most, kept)), model = Model(), random = SeededGenerator(seed: UInt64(most))
        for step in 0..<12_000 {
            let key = Int.random(in: 0..<2 * most, using: &random), now = Int64(step)
            if step % 7 == 0 {
                set.expire(olderThan: Int64(most), now: now)
                model.expire(olderThan: Int64(most), now: now)
            }
            set.insert(key, now: now)
            model.insert(key, now: now, most: most, kept: kept)
            #expect(set.count == model.newest.count)
            let other = Int.random(in: 0..<2 * most, using: &random)
            #expect(set.time(of: other) == model.newest[other]?.time)
        }
    }

    @Test(arguments: [511, 512, 513]) func aGateWithASmallMemoryKeeps512Frames(frames: Int) {
        var gate = SecurityGate(profile: .android, local: nil, memory: 512)
        for age in 0..<frames {
            var arrival = GateArrival.frame(.fragment, by: 0xA, age: Int64(age))
            arrival.prefixKey = PrefixDuplicateKey(arrival.header, payload: [UInt8]().span.bytes)
            #expect(gate.admit(arrival, now: noon).reason == .noTimeRule)
        }
        #expect(gate.prefixes.count == min(frames, 512))
        #expect(PrefixDuplicates(capacity: .max).count == 0)
    }

    @Test func iOSMemoriesCanBeSmallerToo() {
        var gate = SecurityGate(profile: .ios, local: nil, memory: 512)
        for age in 0..<600 as Range<Int64> { _ = gate.judge(.frame(.boardPost, by: 0xA, age: age), now: noon) }
        #expect(gate.repeats.counts == (512, 512))
    }
}
