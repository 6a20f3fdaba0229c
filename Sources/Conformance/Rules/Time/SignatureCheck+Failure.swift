import MeshModel

extension SignatureCheck {
    /// How verifying failed, as a clause; nil unless the signature is invalid over the bytes that Android verifies.
    var failure: String? {
        guard received == .invalid else { return nil }
        switch keyFault {
        case .notCanonical: return "the signing key is not written canonically"
        case .smallOrder: return "the signing key is a point of small order"
        case .notOnCurve: return "the signing key is no point of the curve"
        case .length, nil: break
        }
        return reencoded == .valid
            ? "the signature verifies only when the payload is compressed anew, as iOS does" : "the signature does not verify"
    }
}
