import BitchatFrame
import MeshModel

/// The shipped parts that keep state.
enum ShippedSteps {
    /// A gate with nothing in its place.
    private struct Gate: GateSteps {
        var gate: SecurityGate
    }

    /// The gate of a device.
    static func gate(_ profile: GateProfile.Name, local: PeerID) -> any GateSteps {
        let rules: GateProfile =
            switch profile {
            case .spec: .spec
            case .ios: .ios
            case .android: .android
            }
        return Gate(gate: SecurityGate(profile: rules.atIngress, local: local))
    }

    /// The assembler of a profile.
    static func assembler(_ profile: VectorProfile, streams: Int?) -> any AssemblerSteps {
        var rules = profile == .android ? FragmentRules.android : .ios
        if let streams { rules.sets = streams }
        return FragmentAssembler(rules: rules)
    }
}
