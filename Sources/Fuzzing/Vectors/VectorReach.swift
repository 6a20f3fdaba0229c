/// The planted faults that no vector can give away, each with its reason.
///
/// `plant --vectors` fails when one of them is caught after all, and when one that is not caught is missing here.
enum VectorReach {
    /// Faults that are out of reach for the same reason.
    struct Group {
        /// Why no vector can tell.
        let reason: String
        /// The faults.
        let plants: [String]
    }

    /// The reason for a fault, or nil when a vector should catch it.
    static func reason(_ plant: String) -> String? { groups.first { $0.plants.contains(plant) }?.reason }

    /// All of them.
    static let groups: [Group] = []
}
