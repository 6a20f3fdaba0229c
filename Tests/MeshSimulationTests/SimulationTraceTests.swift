import MeshSimulation
import Testing

@Suite struct SimulationTraceTests {
    private let event = TraceEvent(.judged, time: 5, node: 1, link: 0, frame: 9, reason: .freshTimestamp)

    private func digest(_ events: [TraceEvent], _ detail: SimulationTrace.Detail = .digest) -> UInt64 {
        let trace = SimulationTrace(detail)
        for event in events { trace.add(event) }
        return trace.digest
    }

    @Test func everyPartOfAnEventCounts() {
        let others = [
            TraceEvent(.rebuilt, time: 5, node: 1, link: 0, frame: 9, reason: .freshTimestamp),
            TraceEvent(.judged, time: 6, node: 1, link: 0, frame: 9, reason: .freshTimestamp),
            TraceEvent(.judged, time: 5, node: 2, link: 0, frame: 9, reason: .freshTimestamp),
            TraceEvent(.judged, time: 5, node: 1, link: 1, frame: 9, reason: .freshTimestamp),
            TraceEvent(.judged, time: 5, node: 1, link: nil, frame: 9, reason: .freshTimestamp),
            TraceEvent(.judged, time: 5, node: 1, link: 0, frame: 8, reason: .freshTimestamp),
            TraceEvent(.judged, time: 5, node: 1, link: 0, frame: 9, reason: .duplicate),
            TraceEvent(.judged, time: 5, node: 1, link: 0, frame: 9, reason: nil),
        ]
        #expect(Set(([event] + others).map { digest([$0]) }).count == 9)
    }

    @Test func orderAndNumberCount() {
        let other = TraceEvent(.sent, time: 5, node: 0, link: 0, frame: 9)
        #expect(Set([digest([event, other]), digest([other, event]), digest([event]), digest([event, event])]).count == 4)
    }

    @Test func keepsWhatItIsAskedTo() {
        for (detail, count, events) in [(.nothing, 0, 0), (.digest, 1, 0), (.events, 1, 1)]
            as [(SimulationTrace.Detail, Int, Int)]
        {
            let trace = SimulationTrace(detail)
            trace.add(event)
            #expect(trace.count == count)
            #expect(trace.events.count == events)
        }
        #expect(digest([event], .nothing) == 0)
        #expect(digest([event], .events) == digest([event], .digest))
    }
}
