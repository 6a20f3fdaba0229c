import Testing

@testable import CorpusFiles

/// Each kind by hand: what it answers, and that another expectation would not do.
@Suite struct SampleVectorTests {
    @Test(arguments: SampleVectors.all) func answersAsTheDocumentSays(line: String) throws {
        #expect(try VectorCheck(vector(line)).differences().map(\.description) == [])
    }

    @Test(arguments: SampleVectors.all) func noticesEveryAlteredExpectation(line: String) throws {
        let (tried, unnoticed) = try VectorCheck(vector(line)).alterations()
        #expect(tried > 0)
        #expect(unnoticed == [])
    }

    @Test(arguments: SampleVectors.all) func agreesOnTheClassOfEachRefusal(line: String) throws {
        let check = try VectorCheck(vector(line))
        #expect(check.expected["why"] == check.actual["why"])
    }

    @Test func everyKindHasALineForItsApps() throws {
        let lines = try Set(SampleVectors.all.map(vector).map { "\($0.profile.rawValue) \($0.kind)" })
        let kinds = VectorKinds.all.flatMap { kind in kind.profiles.map { "\($0.rawValue) \(kind.name)" } }
        let untested = Set(kinds).subtracting(lines)
        #expect(untested.filter { !$0.hasPrefix("spec ") } == [])
        for kind in ["gate", "sync", "streams", "fragments", "window", "budget"] { #expect(lines.contains("spec \(kind)")) }
    }
}
