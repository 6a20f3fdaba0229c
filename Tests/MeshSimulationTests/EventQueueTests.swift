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

    @Test func aClockDoesNotGoBack() {
        var clock = VirtualClock(now: 5)
        clock.advance(to: 9)
        clock.advance(to: 8)
        #expect(clock.now == 9)
    }
}
