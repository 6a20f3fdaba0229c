import Foundation

/// The example server in Python, as it is or with faults put into its text.
struct OtherServer {
    let scratch: Scratch
    /// The path of the server.
    let path: String

    /// Writes the example server with each text replaced by another; a text that is not there exactly once is a mistake.
    init(_ replacements: (String, String)...) throws {
        var text = try Repository.text("examples/compare-server.py")
        for (old, new) in replacements {
            guard text.components(separatedBy: old).count == 2 else { throw CocoaError(.formatting) }
            text = text.replacingOccurrences(of: old, with: new)
        }
        scratch = try Scratch()
        path = scratch.path("server.py", Array(text.utf8))
    }

    /// The place in the server where a question has just been read.
    static let question = #"    answer = {"id": case["id"]}"#

    /// A server that does `action` when it is asked the question called `id`.
    static func doing(_ action: String, at id: String) throws -> OtherServer {
        try OtherServer((question, question + "\n    if case[\"id\"] == \"\(id)\":\n        \(action)"))
    }

    /// Compares it with this project's answers, in the project's folder.
    func compare(_ options: String...) throws -> Program.Run {
        let words = ["compare"] + options + ["--", "python3", path]
        return try Program.finish(try Program.fuzzProcess(words, in: Repository.root), input: [])
    }
}
