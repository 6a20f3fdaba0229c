/// A file of the published captures.
package struct ScenarioFile: Sendable, Hashable {
    /// Its name, such as `demo.btsnoop`.
    package let name: String
    /// Its content.
    package let bytes: [UInt8]

    /// The demo in every container, and the list of its frames.
    package static func demo() -> [ScenarioFile] {
        files(of: DemoMesh.scenario(), named: "demo", in: CaptureContainer.allCases)
    }

    /// The Android phone that answers an iPhone, and the list of its frames.
    package static func interop() -> [ScenarioFile] { files(of: Interop.scenario(), named: "interop", in: [.btsnoop]) }

    private static func files(of scenario: Scenario, named name: String, in containers: [CaptureContainer]) -> [ScenarioFile] {
        containers.map { ScenarioFile(name: name + "." + $0.suffix, bytes: $0.file(scenario.packets)) }
            + [ScenarioFile(name: name + ".expected.txt", bytes: Array(scenario.expectedText.utf8))]
    }
}
