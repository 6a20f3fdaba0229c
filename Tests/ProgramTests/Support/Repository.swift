import Foundation

/// The project's folder, where the README's commands are run.
enum Repository {
    /// Its root, found from this file.
    static let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    /// The contents of one of its files.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The project's captures of the demo scene, one for each container.
    static let demoCaptures = ["demo.btsnoop", "demo.monitor.btsnoop", "demo.pcap", "demo.pcapng", "demo.pklg"].map {
        "Captures/" + $0
    }

    /// The lines of all vector files.
    static func vectorCount() throws -> Int {
        let folder = root.appendingPathComponent("Corpus/vectors").path
        return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
            try text("Corpus/vectors/" + name).split(separator: "\n").count
        }.reduce(0, +)
    }

    /// Runs a command line of the shell in the root, with the programs that were built for the tests.
    static func shell(_ line: String) throws -> Program.Run {
        let built = try Program.process([]).executableURL?.deletingLastPathComponent().path ?? ""
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line.replacingOccurrences(of: ".build/release/", with: built + "/")]
        process.currentDirectoryURL = root
        return try Program.finish(process, input: [])
    }
}
