import MeshModel

/// A number for each profile.
struct ProfileCounts: Sendable, Hashable {
    private var numbers = [Int](repeating: 0, count: GateProfile.Name.allCases.count)

    /// The number of `profile`.
    subscript(profile: GateProfile.Name) -> Int {
        get { numbers[Self.index(profile)] }
        set { numbers[Self.index(profile)] = newValue }
    }

    /// All of them together.
    var sum: Int { numbers.reduce(0, +) }

    private static func index(_ profile: GateProfile.Name) -> Int {
        switch profile {
        case .spec: 0
        case .ios: 1
        case .android: 2
        }
    }
}
