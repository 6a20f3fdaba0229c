import Conformance
import Dissection
import DisplayFilter

/// The fields, as `list fields` names them.
enum FieldTopic {
    static let topic = ExplanationTopic(
        name: "fields", summary: "what is decoded, such as bitchat.request_sync.p", explanations: fields.map(explanation))

    /// Every field that filters and columns know.
    static var fields: [FilterField] { FieldCatalog.all }

    /// The keys of those that NDJSON has.
    private static let keys = Dictionary(
        (JudgedPacket.fields + AdvertisementFields.all).map { ("\($0.name)", "\($0.key)") },
        uniquingKeysWith: { first, _ in first })

    /// What the fields mean, by name.
    static let texts = Dictionary(
        (CaptureFieldTexts.all + FilterFieldTexts.all + FrameFieldTexts.all + SyncFieldTexts.all + PayloadFieldTexts.all
            + VerdictFieldTexts.all)
            .map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static func explanation(_ field: FilterField) -> Explanation {
        let text = texts["\(field.name)"]
        let value = [("value", text?.shape.words ?? "see docs/ndjson.schema.json")]
        return Explanation(
            "\(field.name)", title: "field: \(field.label)", text?.meaning ?? "\(field.label).",
            value + (keys["\(field.name)"].map { [("NDJSON", "key \($0)")] } ?? []) + [("in filters", "\(field.type.name)")],
            source: text?.source ?? "docs/ndjson.schema.json")
    }
}
