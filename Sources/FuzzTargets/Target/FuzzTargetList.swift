/// Every target, in the order in which they are listed and run.
package enum FuzzTargets {
    /// All of them.
    package static let all: [any FuzzTarget.Type] = codec + state

    /// The one of that name, if there is one.
    package static func named(_ name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}
