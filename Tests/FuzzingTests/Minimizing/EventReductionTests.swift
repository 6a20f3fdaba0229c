import Mutators
import Testing
import WireFormat

@testable import Fuzzing

@Suite struct EventReductionTests {
    private static let grammar = EventGrammar([
        EventForm("clock", [.milliseconds]), EventForm("frame", [.choice, .frame]), EventForm("sweep", []),
    ])

    private func script(_ events: [(UInt8, [UInt8])]) -> [UInt8] {
        var script: [UInt8] = []
        for (code, body) in events { EventScript.append(code, body, to: &script) }
        return script
    }

    private func events(_ input: [UInt8]) -> [(code: UInt8, body: [UInt8])] {
        var reader = EventScript()
        var events: [(UInt8, [UInt8])] = []
        input.withRawSpan { bytes in
            while let event = reader.next(bytes) { events.append((event.code, bytes.array(event.body))) }
        }
        return events
    }

    private func reduced(_ input: [UInt8], _ fails: @escaping ([(code: UInt8, body: [UInt8])]) -> Bool) -> [UInt8] {
        let trial = Trial(failsAlike: { fails(events($0)) }, hasTime: { true })
        return EventReduction(grammar: Self.grammar).reduce(input, trial) { $0 }
    }

    @Test func onlyTheEventsThatMatterStayInTheirOrder() {
        let input = script((0..<40).map { ($0 % 3, [0, 0, 0, UInt8($0)]) })
        let found = reduced(input) { events in
            let marks = events.compactMap { $0.body.last }
            return marks.contains(13) && marks.contains(29) && (marks.firstIndex(of: 13) ?? 0) < (marks.firstIndex(of: 29) ?? 0)
        }
        #expect(events(found).map(\.body) == [[13], [29]])
    }

    @Test func aCodeBecomesTheSmallestOfItsKind() {
        let found = reduced(script([(200, [1])])) { $0.contains { $0.code % 3 == 2 } }
        #expect(found == [2, 0, 0])
    }

    @Test func aFrameInsideLosesItsPartsAndKeepsTheLengthsRight() {
        let input = script([(1, [4] + Frames.whole([1, 2, 0x99]))])
        let found = reduced(input) { events in
            guard let body = events.first?.body, let frame = SplitFrame(Array(body.dropFirst())) else { return false }
            return frame.section.contains(0x99)
        }
        #expect(found.count == 3 + 1 + 23)
    }

    @Test func bytesThatAreNoEventAreLeftOut() { #expect(reduced([2, 0]) { _ in true } == []) }
}
