import CorpusFiles
import Testing

@testable import Fuzzing

/// What counts as the same answer, and what a difference is called.
@Suite struct AnswerComparisonTests {
    private let ours: JSONObject = [
        "want": .object(["payload": .bytes([0x68, 0x69]), "hops": .array([.bytes([1]), .bytes([2])])]), "signed": .bytes([1, 2]),
    ]

    private func places(_ answer: String) throws -> [String] {
        AnswerComparison.differences(ours: ours, theirs: try Questions.object(answer)).map(\.place)
    }

    @Test(arguments: [
        #""6869""#, #"{"hex":"6869"}"#, #""sha256:8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4""#,
        #"{"len":2,"sha256":"8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4"}"#,
    ])
    func shortFormsAreUnderstood(payload: String) throws {
        #expect(try places(#"{"got":{"payload":\#(payload),"hops":["01","02"]}}"#) == [])
        #expect(try places(#"{"got":{"payload":\#(payload),"hops":"count:2"}}"#) == [])
    }

    @Test func whatStandsBesideIsComparedOnlyWhereItIsThere() throws {
        #expect(try places(#"{"got":{"payload":"6869","hops":["01","02"]},"signed":"0102"}"#) == [])
        #expect(try places(#"{"got":{"payload":"6869","hops":["01","02"]},"signed":"0103"}"#) == ["signed"])
    }

    @Test func everyDifferingPlaceIsNamed() throws {
        #expect(
            try places(#"{"got":{"payload":"6868","hops":["01","03"],"x":1}}"#) == ["want.payload", "want.hops[1]", "want.x"])
        #expect(try places(#"{"got":null}"#) == ["want"])
    }

    @Test func theClassOfARefusalMayDiffer() throws {
        let ours: JSONObject = ["want": .null, "why": .string("short")]
        #expect(AnswerComparison.differences(ours: ours, theirs: try Questions.object(#"{"got":null,"why":"cut"}"#)).isEmpty)
    }

    @Test(arguments: [
        (#"{"want":null,"why":"filter-cap"}"#, #"{"got":{"p":1}}"#, ["the answer (accepts what is refused: filter-cap)"]),
        (#"{"want":{"p":1}}"#, #"{"got":null}"#, ["the answer (refuses what is accepted)"]),
        (#"{"want":{"p":1,"m":2}}"#, #"{"got":{"p":2}}"#, ["m (missing)", "p"]),
        (#"{"want":{"v":"accept"}}"#, #"{"got":{"v":"invalidRSR"}}"#, [#"v ("invalidRSR" instead of "accept")"#]),
        (#"{"want":[1,2,3]}"#, #"{"got":[1,3,4]}"#, ["want[]"]),
        (
            #"{"events":[{"want":1},{"want":true},{"want":2}]}"#, #"{"got":[{"want":1},{"want":false},{"want":3}]}"#,
            ["the answer (false instead of true)"]
        ),
    ])
    func keysNamePlacesWithoutIndexes(ours: String, theirs: String, places: [String]) throws {
        let differences = AnswerComparison.differences(ours: try Questions.object(ours), theirs: try Questions.object(theirs))
        #expect(DisagreementKey(kind: "sync", differences).places == places)
    }
}
