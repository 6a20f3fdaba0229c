import Conformance

/// One frame, received on a link of its own.
enum PayloadFrame {
    /// What `rule` finds in it.
    static func findings(of rule: String, in bytes: [UInt8]) -> [Finding] {
        let script = MeshScript()
        script.receive(bytes, on: script.link(1), at: 0)
        return script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == rule }
    }

    /// The messages of `rule`.
    static func messages(of rule: String, in bytes: [UInt8]) -> [String] { findings(of: rule, in: bytes).map(\.message) }
}
