/// What a scenario may be asked to vary.
package struct ScenarioOptions: Sendable, Hashable {
    /// From whose phone the captures are.
    package enum Viewpoint: Sendable, Hashable {
        /// The one the scenario is about.
        case usual
        /// A node's, by its number.
        case node(Int)
        /// Every node's.
        case everyNode
        /// Nobody's: there are no captures of a mesh.
        case nobody
    }

    /// What all randomness follows from.
    package var seed: UInt64 = 1
    /// From whose phone the captures are.
    package var viewpoint = Viewpoint.usual
    /// The number of nodes, where the scenario has no cast of its own.
    package var nodes: Int?
    /// How long it lasts, in minutes, where the scenario has no course of its own.
    package var minutes: Int?
    /// How many frames of a hundred every link loses; nil for what the scenario says.
    package var loss: Int?

    /// Makes the usual options.
    package init() {}
}
