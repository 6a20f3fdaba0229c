import BitchatFrame
import BitchatPayload
import Conformance
import MeshModel
import Testing
import WireFormat

@testable import Explanations

/// Every word that the program prints has an explanation of its own.
@Suite struct CompletenessTests {
    private func names(_ topic: String) -> [String] {
        Explanations.topics.first { $0.name == topic }?.explanations.map(\.name) ?? []
    }

    @Test func everyVerdictReasonIsExplained() {
        #expect(names("reasons") == VerdictReason.allCases.map { "\($0.name)" })
        #expect(Set(Explanations.topics[1].explanations.map(\.meaning)).count == VerdictReason.allCases.count)
    }

    @Test func everyMessageTypeIsExplainedByNameAndByte() {
        let types = Payloads.all.compactMap(\.type)
        #expect(names("types") == types.map { "\($0.name ?? "")" })
        for type in types { #expect(Explanations.find("0x" + Hexadecimal.encode([type.rawValue])).count == 1) }
        let topic = Explanations.topics.first { $0.name == "types" }
        #expect(Set(topic?.explanations.map(\.meaning) ?? []).count == types.count)
    }

    @Test func allEightFlagsAreExplained() {
        #expect(
            names("flags") == [
                "recipient", "signature", "compressed", "route", "rsr", "reserved.20", "reserved.40", "reserved.80",
            ])
    }

    @Test func everyErrorReasonIsExplained() {
        #expect(names("errors") == DecodeError.Reason.allCases.map { "\($0.name)" })
        let topic = Explanations.topics.first { $0.name == "errors" }
        #expect(Set(topic?.explanations.map(\.meaning) ?? []).count == DecodeError.Reason.allCases.count)
    }

    @Test func everyFieldHasAText() {
        #expect(FieldTopic.fields.map { "\($0.name)" }.filter { FieldTopic.texts[$0] == nil } == [])
    }

    @Test func noFieldTextIsLeftOver() {
        #expect(Set(FieldTopic.texts.keys).subtracting(FieldTopic.fields.map { "\($0.name)" }) == [])
    }

    @Test func everyRuleAndProfileIsExplained() {
        #expect(names("rules") == Rules.descriptions.map { "\($0.id)" })
        #expect(names("profiles") == ["spec", "ios", "android"])
    }

    @Test func wordsAreFoundWhateverTheirCase() {
        #expect(Explanations.find("TIMESTAMPSKEW").map(\.name) == ["timestampSkew"])
        #expect(Explanations.find("is_rsr").map(\.name) == ["rsr"])
        #expect(Explanations.find("requestSync.0x06").map(\.title) == ["field of requestSync"])
        #expect(Explanations.find("nothing") == [])
    }
}
