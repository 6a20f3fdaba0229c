import CorpusFiles
import Testing

@testable import Fuzzing

/// What changes leave alone.
@Suite struct CaseMutationTests {
    private func mutants(of base: CompareCase, _ count: Int = 200) -> [CompareCase] {
        (0..<count).map { index in
            var mutation = CaseMutation(seed: 9, index: index)
            return mutation.mutant(of: base, partner: base)
        }
    }

    @Test func theClockGoesOnAsBefore() throws {
        for mutant in mutants(of: try Questions.window("window", checksAt: [1, 5, 9, 29, 30])) {
            let times = mutant.inputs.list(at: ["events"])?.compactMap { event -> Int? in
                guard case .object(let object) = event, case .number(let text) = object["t"] else { return nil }
                return Int(text)
            }
            #expect(times == times?.sorted())
        }
    }

    @Test func eventsAreDroppedRepeatedAndSwapped() throws {
        let base = try Questions.window("window", checksAt: [1, 5, 9])
        let counts = Set(mutants(of: base).map { $0.inputs.list(at: ["events"])?.count ?? -1 })
        #expect(counts.contains(3) && counts.contains(4) && counts.contains(5))
    }

    @Test func signedFramesOfTheAndroidGateStayWhole() throws {
        let base = try Questions.question(
            #"{"id":"a","kind":"android_gate","profile":"android","local":"7e0c7194ade21f2b","events":["#
                + #"{"t":1,"do":"frame","hex":"aa","sig":"none"},{"t":2,"do":"frame","hex":"bb","sig":"none"}]}"#)
        for mutant in mutants(of: base) {
            for case .object(let event) in mutant.inputs.list(at: ["events"]) ?? [] {
                #expect(event["hex"] == .string("aa") || event["hex"] == .string("bb"))
            }
        }
    }

    @Test func payloadsToEncodeStayBelowCompression() throws {
        let base = try Questions.question(
            #"{"id":"a","kind":"encode","frame":{"v":1,"type":2,"ttl":7,"ts":"1","sender":"3f303fd3a798a18f","payload":"\#(String(repeating: "61", count: 90))"},"padded":false}"#
        )
        for mutant in mutants(of: base) { #expect(mutant.inputs.bytes(at: ["frame", "payload"])?.count ?? 0 < 100) }
    }

    @Test func everyKindHasSomethingToChange() {
        for kind in VectorKinds.all {
            let shape = CaseShape.shape(of: kind.name)
            #expect(
                !(shape.bytes.isEmpty && shape.eventBytes.isEmpty && shape.lists.isEmpty && shape.numbers.isEmpty), "\(kind.name)"
            )
        }
    }
}
