import Foundation

/// tshark, for tests that compare with it.
enum Tshark {
    /// Whether it is installed; a test without it says that it is skipped.
    static let isInstalled = (try? Repository.shell("command -v tshark"))?.status == 0

    /// The fields of every record of the capture at `path`, one line a record; throws when tshark does not read it to its end.
    static func fields(_ names: String..., of path: String) throws -> [String] {
        let options = names.map { "-e \($0)" }.joined(separator: " ")
        let run = try Repository.shell("tshark -r '\(path)' -T fields \(options) 2>/dev/null")
        guard run.status == 0 else { throw CocoaError(.fileReadCorruptFile) }
        return run.lines
    }
}
