import Testing

@testable import CorpusFiles

/// Which values are altered, and into what.
@Suite struct VectorAlterationTests {
    @Test func altersEverySingleValueOfTheExpectation() throws {
        let line = #"{"id":"a","kind":"frame","want":{"v":1,"route":["00","01"],"x":{}},"signed":null,"note":"n","hex":""}"#
        let expected = try FrameVectors.expectation(of: vector(line))
        let alterations = VectorAlteration.all(of: expected)
        #expect(alterations.map(\.place) == ["want.v", "want.route[0]", "want.route[1]", "want.x", "signed"])
        for alteration in alterations {
            let altered = alteration.applied(to: expected)
            #expect(VectorComparison(altered, expected).differences.map(\.place).allSatisfy { $0.hasPrefix(alteration.place) })
            #expect(VectorComparison(altered, expected).differences.count == 1)
        }
    }

    @Test func leavesOutLooseClassesAndInputs() throws {
        let refused = try FrameVectors.expectation(of: vector(#"{"id":"a","kind":"frame","want":null,"why":"short"}"#))
        #expect(VectorAlteration.all(of: refused).map(\.place) == ["want"])
        let gate = #"{"id":"a","kind":"android_gate","events":[{"want":false,"why":"own-id"},{"hex":""}]}"#
        let expected = try AndroidGateVectors.expectation(of: vector(gate))
        #expect(VectorAlteration.all(of: expected).map(\.place) == ["events[0].want", "events[1]"])
        let set = try GCSBuildVectors.expectation(of: vector(#"{"id":"a","kind":"gcs_build","want":{"p":7,"others":["00"]}}"#))
        #expect(VectorAlteration.all(of: set).map(\.place) == ["want.p"])
        let pieces = #"{"id":"a","kind":"fragments","events":[{"want":{"r":"dropped","why":"inconsistent"}}]}"#
        #expect(
            VectorAlteration.all(of: try FragmentsVectors.expectation(of: vector(pieces))).map(\.place)
                == ["events[0].want.r", "events[0].want.why"])
    }

    @Test func reportsAnAlterationThatNobodyNotices() throws {
        let check = try VectorCheck(vector(#"{"id":"a","kind":"block","size":0,"want":255}"#))
        #expect(check.differences().map(\.description) == ["want: expected 255, actual 256"])
        #expect(check.alterations().tried == 1)
        #expect(check.alterations().unnoticed == ["want"])
    }
}
