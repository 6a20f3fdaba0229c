import BitchatFrame

/// Checks of keys and signatures.
extension SecurityGate {
    /// Asks `test` about an announce's claim; an announce without one is malformed, another type passes.
    func announce(_ arrival: GateArrival, _ test: (AnnounceClaim) -> VerdictReason?) -> VerdictReason? {
        guard arrival.header.type == .announce else { return nil }
        guard let claim = arrival.claim else { return .malformed }
        return test(claim)
    }

    /// Refuses a frame of a signed type unless its signature is valid; one that nobody checked passes.
    func signature(_ arrival: GateArrival) -> VerdictReason? {
        guard signedTypes.contains(arrival.header.type) else { return nil }
        return switch arrival.signature {
        case .valid, .notChecked: nil
        case .absent: .missingSignature
        case .noKey: .unknownKey
        case .invalid: .invalidSignature
        }
    }

    /// Refuses an announce whose keys differ from those known for its author.
    func keyChange(_ arrival: GateArrival) -> VerdictReason? {
        announce(arrival) { claim in
            guard let known = keys.keys(of: arrival.header.sender) else { return nil }
            if let noise = known.noise, noise != claim.keys.noise { return .keyChange }
            if let signing = known.signing, signing != claim.keys.signing { return .keyChange }
            return nil
        }
    }
}
