import MeshModel

extension GateProfile.Name {
    /// Where its reason stands in the verdicts of a row, in bits.
    var verdictShift: Int {
        switch self {
        case .spec: 0
        case .ios: 5
        case .android: 10
        }
    }
}
