/// Changes the frame that an attribute value is; the lengths of all layers follow.
enum ValueFrame: MutationGroup {
    static let name = "value-frame"
    static let tables = [FrameField.inside]

    static func apply(_ draft: inout Draft) {
        guard let (record, parts) = draft.anyAttribute() else { return }
        let value = draft.bytes.withRawSpan { parts.value($0) }
        guard !value.isEmpty else { return }
        let grown = draft.within(value, partner: draft.anyPartnerValue()) { $0.draw(FrameField.inside) }
        guard grown != 0 else { return }
        draft.setClamped(parts.packetLength, parts.body.count + 4 + grown, littleEndian: true)
        draft.setClamped(parts.length, parts.body.count + grown, littleEndian: true)
        let whole = record.whole.lowerBound..<record.whole.upperBound + grown
        let body = record.body.lowerBound..<record.body.upperBound + grown
        let longer = Element(kind: record.kind, whole: whole, lengthField: record.lengthField, body: body)
        draft.setData(draft.copy(body), of: longer)
    }
}
