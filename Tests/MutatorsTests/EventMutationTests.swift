import BitchatFrame
import Testing
import WireFormat

@testable import Mutators

@Suite struct EventMutationTests {
    static let grammar = EventGrammar([
        EventForm("step", [.milliseconds]), EventForm("ask", [.choice, .word]), EventForm("frame", [.bits, .frame]),
        EventForm("write", [.count, .number, .bytes]),
    ])
    let script =
        Draft.event(0, [0, 0, 3, 0xE8]) + Draft.event(1, [2, 1, 2, 3, 4, 5, 6, 7, 8])
        + Draft.event(2, [0] + Samples.announce) + Draft.event(3, [5, 0, 9, 0xAA, 0xBB])
    let partner = Draft.event(1, [1, 9, 9, 9, 9, 9, 9, 9, 9]) + Draft.event(2, [1] + Samples.request)

    func mutants(_ mutation: any Mutation.Type, count: Int = 1_000, limit: Int = 65_536) -> Mutants {
        Mutants(mutation, script, partner: partner, grammar: Self.grammar, limit: limit, count: count)
    }

    /// Code and body of every event.
    func events(_ bytes: [UInt8]) -> [[UInt8]] {
        bytes.withRawSpan { span in
            EventSpans().elements(span).map { [$0.kind] + span.array(ByteRange($0.body.lowerBound, $0.body.count)) }
        }
    }

    /// The bodies of the events that every result has at `index`.
    func bodies(_ mutation: any Mutation.Type, _ index: Int, count: Int = 4_000) -> Set<[UInt8]> {
        Set(mutants(mutation, count: count).all.compactMap { events($0).dropFirst(index).first.map { Array($0.dropFirst()) } })
    }

    @Test func dropsRepeatsSwapsAndMovesEvents() {
        #expect(mutants(EventDrop.self).all.map { events($0).count } == [3, 3, 3, 3])
        #expect(mutants(EventRepeat.self).all.allSatisfy { events($0).count == 5 && Set(events($0)) == Set(events(script)) })
        for mutation in [EventSwap.self, EventMove.self] as [any Mutation.Type] {
            let results = mutants(mutation).all
            #expect(
                results.count >= 6 && results.allSatisfy { Set(events($0)) == Set(events(script)) && $0.count == script.count })
        }
    }

    @Test func insertsEventsOfEveryForm() {
        let results = mutants(EventInsert.self).all
        #expect(results.allSatisfy { events($0).count == 5 })
        let fresh = Set(results.flatMap { events($0) }).subtracting(events(script))
        #expect(Set(fresh.map { $0[0] }) == [0, 1, 2, 3])
        #expect(fresh.filter { $0[0] == 0 }.allSatisfy { $0.count == 5 })
        #expect(fresh.filter { $0[0] == 2 }.allSatisfy { decoded(Array($0.dropFirst(2))) != nil })
        #expect(fresh.contains { $0[0] == 1 && Array($0[2...]) == [1, 2, 3, 4, 5, 6, 7, 8] })
    }

    @Test(
        arguments: [
            0, 1, 249, 250, 251, 2_999, 3_001, 4_999, 5_000, 9_999, 10_001, 15_001, 29_999, 30_000, 30_001, 59_999, 119_999,
        ]
            + [
                120_000, 120_001, 299_999, 600_001, 900_001, 21_599_999, 21_600_001, -30_000, -1, .min, .max, 999_999, 1_000_001,
                1_048_577, 8_388_607, 8_388_609,
            ] as [Int32])
    func stepsTheClockByEveryLimit(span: Int32) {
        let spans = Self.spans
        #expect(spans.contains(UInt64(UInt32(bitPattern: span))))
    }

    private static let spans: Set<UInt64> = {
        let step = Draft.event(0, [0, 0, 0x12, 0x34])
        return Mutants(EventFieldEdit.self, step, grammar: grammar, count: 6_000).numbers(at: 3..<7)
    }()

    @Test func changesEachFieldByItsKind() {
        #expect(Set(bodies(EventFieldEdit.self, 1).map { $0[0] }).isSuperset(of: Set(0...15)))
        let words = Set(bodies(EventFieldEdit.self, 1).map { Draft.number($0, 1..<9) })
        #expect(words.isSuperset(of: [0x3dcc_8696_566b_1e17, 1_760_000_000_000, 0, .max]))
        let writes = bodies(EventFieldEdit.self, 3)
        #expect(Set(writes.map { $0[0] }).isSuperset(of: [4, 6, 7, 8, 9, 60, 61, 64, 65, 128, 129, 255]))
        #expect(
            Set(writes.map { Draft.number($0, 1..<3) }).isSuperset(of: [
                8, 10, 22, 24, 255, 256, 257, 1_025, 9_999, 10_001, 65_535,
            ]))
        #expect(Set(writes.map(\.count)).isSuperset(of: [4, 6, 12]))
    }

    @Test func changesFramesInsideWithTheLengthOfTheEvent() {
        let results = mutants(EventFieldEdit.self, count: 3_000).all
        #expect(results.allSatisfy { events($0).count == 4 && events($0)[3].prefix(2) != [] })
        let frames = Set(results.map { Array(events($0)[2].dropFirst(2)) })
        #expect(frames.contains { decoded($0)?.length == 181 && decoded($0)?.recipient != nil })
        #expect(frames.contains(Samples.request))
    }

    @Test(arguments: [2, 7, 8, 9, 60, 61, 64, 65, 128, 129, 256, 257]) func repeatsAnEventUpToACap(count: Int) {
        let small = Draft.event(1, [2, 1, 2, 3, 4, 5, 6, 7, 8])
        let results = Mutants(EventBurst.self, small, grammar: Self.grammar, limit: 65_536).all
        #expect(results.contains(Array([[UInt8]](repeating: small, count: count).joined())))
        let series = Mutants(EventSeries.self, small, grammar: Self.grammar, limit: 65_536).all
        #expect(series.contains { Set(events($0)).count == min(count, 256) && events($0).count == count })
    }

    @Test func stepsTheClockBetweenRepeats() {
        let small = Draft.event(3, [1])
        let results = Mutants(EventBurst.self, small, grammar: Self.grammar).all
        #expect(results.contains { events($0).map { $0[0] } == [3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3] })
    }

    @Test func insertsClockSteps() {
        let results = mutants(TimeStep.self).all
        #expect(
            results.allSatisfy { result in events(result).count == 5 && events(result).count { $0[0] == 0 && $0.count == 5 } == 2
            })
        #expect(Mutants(TimeStep.self, script, grammar: EventGrammar([EventForm("frame", [.frame])])).all.isEmpty)
    }

    @Test func changesCodesAndLengths() {
        #expect(mutants(EventCode.self).all.count == 12)
        let lengths = Set(mutants(EventLength.self).all.map { Draft.number($0, 1..<3) })
        #expect(lengths == [0, 3, 4, 5, 65_535])
    }

    @Test func letsFramesMeetOtherEvents() {
        let frames = Set(mutants(FrameMeeting.self, count: 2_000).all.map { Array(events($0)[2].dropFirst(2)) })
        #expect(frames.allSatisfy { $0.count == 173 })
        #expect(frames.contains { Array($0[14..<22]) == [1, 2, 3, 4, 5, 6, 7, 8] })
        #expect(frames.contains { Array($0[3..<11]) == [1, 2, 3, 4, 5, 6, 7, 8] })
    }

    @Test func takesEventsOfThePartner() {
        let results = mutants(EventSplice.self).all
        #expect(Set(results.map { events($0).count }) == [4, 5])
        #expect(results.allSatisfy { !Set(events($0)).isDisjoint(with: events(partner)) })
        let spliced = mutants(ScriptSplice.self).all
        #expect(spliced.contains(script + partner))
        #expect(spliced.allSatisfy { events($0).last == events(partner).last })
    }
}
