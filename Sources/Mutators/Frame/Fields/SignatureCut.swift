/// Cuts the signature short, makes it zeros, lets it end like padding, or takes it away, the flag staying.
enum SignatureCut: Mutation {
    static let name = "signature-cut"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame else { return }
        guard !frame.signature.isEmpty else { return SignatureField.apply(&draft) }
        switch draft.random.below(4) {
        case 0:
            let count = 1 + draft.random.below(FrameParts.signatureLength - 1)
            draft.remove(frame.signature.upperBound - count..<frame.signature.upperBound)
        case 1: draft.replace(frame.signature, [UInt8](repeating: 0, count: FrameParts.signatureLength))
        case 2: draft.set(frame.signature.upperBound - 1, UInt8(draft.random.below(2)))
        default: draft.remove(frame.signature)
        }
    }
}
