import CommandLineSupport
import FuzzTargets

/// Finds targets by what stands on the command line.
enum TargetNames {
    /// Every name that people use.
    static let all = FuzzTargets.all.map { $0.name }
    /// What `run` and `seeds` take.
    static let operandWords = ["all"] + all

    /// The target of that name, the hidden one for self-checks included.
    static func target(_ name: String, command: String) throws(UsageError) -> any FuzzTarget.Type {
        if let target = FuzzTargets.named(name) { return target }
        if name == SelfCheckTarget.name { return SelfCheckTarget.self }
        let nearest = NearestName.find(name, among: FuzzTargets.all.map { $0.name }).map { "; did you mean '\($0)'?" } ?? ""
        throw UsageError("there is no target '\(name)'" + nearest, command: command)
    }

    /// The targets of `run`: one, or every one for `all`.
    static func targets(_ name: String, command: String) throws(UsageError) -> [any FuzzTarget.Type] {
        name == "all" ? FuzzTargets.all : [try target(name, command: command)]
    }

    /// The planted fault of that name.
    static func plant(_ id: String, command: String) throws(UsageError) -> Plant {
        if let plant = Plants.named(id) { return plant }
        let nearest = NearestName.find(id, among: Plants.all.map(\.id)).map { "; did you mean '\($0)'?" } ?? ""
        throw UsageError("there is no planted fault '\(id)'" + nearest, command: command)
    }
}
