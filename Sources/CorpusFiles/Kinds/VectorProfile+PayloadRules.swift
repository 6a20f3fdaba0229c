import BitchatPayload

extension VectorProfile {
    /// Whose reading of sets the profile follows; the specification's is that of iOS.
    var payloadRules: PayloadRules { self == .android ? .android : .ios }
}
