/// Adds a signature with its flag, or takes both away.
enum SignatureField: Mutation {
    static let name = "signature-field"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        if !frame.signature.isEmpty {
            draft.set(.signature, false, of: frame)
            draft.remove(frame.signature)
        } else if draft.room >= FrameParts.signatureLength {
            draft.set(.signature, true, of: frame)
            draft.insert(draft.random.bytes(FrameParts.signatureLength), at: frame.signature.lowerBound)
        }
    }
}
