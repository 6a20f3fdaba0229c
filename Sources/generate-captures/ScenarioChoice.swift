import PacketGenerators

/// Which scenarios are written.
enum ScenarioChoice: String, CaseIterable {
    /// The demo in every container.
    case demo
    /// The Android phone that answers an iPhone.
    case interop
    /// Both.
    case all

    /// The files to write.
    var files: [ScenarioFile] {
        switch self {
        case .demo: ScenarioFile.demo()
        case .interop: ScenarioFile.interop()
        case .all: ScenarioFile.demo() + ScenarioFile.interop()
        }
    }
}
