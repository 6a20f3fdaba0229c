import MeshSimulation
import Testing

@Suite struct EventQueueTests {
    @Test func takesTheEarliestAndOfEqualTimesTheFirst() {
        var queue = EventQueue<String>()
        for (event, time) in [("c", 5), ("a", 1), ("d", 5), ("b", 3)] as [(String, Int64)] { queue.add(event, at: time) }
        var order = ""
        while let (_, event) = queue.take(by: 10) { order += event }
        #expect(order == "abcd")
        #expect(queue.count == 0)
    }

    @Test func takesNothingBeforeItsTime() {
        var queue = EventQueue<Int>()
        queue.add(7, at: 100)
        #expect(queue.take(by: 99) == nil)
        #expect(queue.nextTime == 100)
        #expect(queue.take(by: 100)?.event == 7)
        #expect(queue.nextTime == nil)
    }

    @Test func agreesWithSorting() {
        var random = SeededGenerator(seed: 4)
        let times = (0..<500).map { _ in random.number(in: 0...60) }
        var queue = EventQueue<Int>()
        for (index, time) in times.enumerated() { queue.add(index, at: time) }
        var taken: [Int] = []
        while let (_, event) = queue.take(by: 60) { taken.append(event) }
        #expect(taken == times.indices.sorted { (times[$0], $0) < (times[$1], $1) })
    }

    /// Adding and taking by turns, near and far, now and then for a time that has passed, as a sorted list would answer.
    @Test(arguments: [3, 1_500, 100_000] as [Int64]) func agreesWithASortedListByTurns(reach: Int64) {
        var random = SeededGenerator(seed: UInt64(reach))
        var queue = EventQueue<Int>(), list: [(time: Int64, event: Int)] = [], now: Int64 = 0
        for event in 0..<4_000 {
            if random.happens(550) {
                let time = now + random.number(in: -2...reach)
                queue.add(event, at: time)
                list.insert((time, event), at: list.firstIndex { $0.time > time } ?? list.count)
            } else {
                let limit = now + random.number(in: 0...reach)
                let next = list.first.flatMap { $0.time <= limit ? list.removeFirst() : nil }
                let taken = queue.take(by: limit)
                #expect(taken?.event == next?.event && taken?.time == next?.time)
                now = max(now, taken?.time ?? now)
            }
            #expect(queue.count == list.count && queue.nextTime == list.first?.time)
        }
    }

    /// The ring reaches 1,023 ms ahead.
    @Test(arguments: [1_022, 1_023, 1_024, 1_025] as [Int64]) func whatWaitedBeyondTheRingComesBeforeWhatIsAddedThen(ahead: Int64)
    {
        var queue = EventQueue<String>()
        queue.add("now", at: 0)
        #expect(queue.take(by: 0)?.event == "now")
        queue.add("first", at: ahead)
        queue.add("between", at: 500)
        #expect(queue.take(by: 500)?.event == "between")
        queue.add("second", at: ahead)
        #expect(queue.take(by: ahead)?.event == "first")
        #expect(queue.take(by: ahead)?.event == "second")
    }

    @Test func aClockDoesNotGoBack() {
        var clock = VirtualClock(now: 5)
        clock.advance(to: 9)
        clock.advance(to: 8)
        #expect(clock.now == 9)
    }
}
