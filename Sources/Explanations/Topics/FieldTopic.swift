import Conformance
import Dissection
import Output
import WireFormat

/// The fields, as `list fields` names them.
enum FieldTopic {
    static let topic = ExplanationTopic(
        name: "fields", summary: "what is decoded, such as bitchat.request_sync.p", explanations: fields.map(explanation))

    /// Every field once, in order; some are shared by several payloads.
    static var fields: [Field] {
        var seen: Set<String> = []
        return (JudgedPacket.fields + AdvertisementFields.all + NDJSONPrinter.fields)
            .filter { seen.insert("\($0.name)").inserted }
    }

    /// What the fields mean, by name.
    static let texts = Dictionary(
        (CaptureFieldTexts.all + FrameFieldTexts.all + SyncFieldTexts.all + PayloadFieldTexts.all + VerdictFieldTexts.all)
            .map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static func explanation(_ field: Field) -> Explanation {
        let text = texts["\(field.name)"]
        return Explanation(
            "\(field.name)", title: "field: \(field.label)", text?.meaning ?? "\(field.label).",
            [("value", text?.shape.words ?? "see docs/ndjson.schema.json"), ("NDJSON", "key \(field.key)")],
            source: text?.source ?? "docs/ndjson.schema.json")
    }
}
