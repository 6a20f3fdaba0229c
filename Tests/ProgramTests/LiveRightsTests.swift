import Foundation
import Testing

/// What a run that watches a source may still do, by the kernel's own word.
@Suite struct LiveRightsTests {
    @Test func holdsNoCapabilityWhileItDecodes() throws {
        let rights = try rightsOfALiveRun([:])
        let sets = rights.filter { $0.hasPrefix("Cap") && !$0.hasPrefix("CapBnd") }
        #expect(sets.count >= 8)
        #expect(sets.allSatisfy { $0.hasSuffix("\t0000000000000000") })
        #expect(rights.contains("NoNewPrivs:\t1"))
    }

    @Test(.enabled(if: geteuid() == 0)) func rootThroughSudoBecomesTheUserWhoCalledIt() throws {
        let rights = try rightsOfALiveRun(["SUDO_UID": "65533", "SUDO_GID": "65532"])
        #expect(rights.contains("Uid:\t65533\t65533\t65533\t65533"))
        #expect(rights.contains("Gid:\t65532\t65532\t65532\t65532"))
        #expect(Set(rights.filter { $0.hasPrefix("Groups:") }) == ["Groups:\t65532 "])
        #expect(rights.contains("CapEff:\t0000000000000000"))
    }

    @Test(.enabled(if: geteuid() == 0)) func plainRootStaysRootWithoutCapabilities() throws {
        let rights = try rightsOfALiveRun([:])
        #expect(rights.contains("Uid:\t0\t0\t0\t0"))
        #expect(rights.contains("CapBnd:\t0000000000000000"))
    }

    /// The lines of the status of every thread of a run that waits for a FIFO, once it has made a thread for it.
    private func rightsOfALiveRun(_ variables: [String: String]) throws -> [String] {
        let scratch = try Scratch()
        let pipe = scratch.folder.appendingPathComponent("pipe").path
        try #require(mkfifo(pipe, 0o644) == 0)
        // Held open for reading and writing, so that the program neither waits for a writer nor sees the end.
        let end = open(pipe, O_RDWR | O_CLOEXEC)
        defer { close(end) }
        let process = try Program.process(["-i", pipe])
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SUDO_") }
        environment.merge(variables) { _, new in new }
        process.environment = environment
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let tasks = "/proc/\(process.processIdentifier)/task"
        let deadline = Date().addingTimeInterval(60)
        while Date() < deadline, process.isRunning {
            let threads = try FileManager.default.contentsOfDirectory(atPath: tasks)
            if threads.count > 1 {
                return try threads.flatMap { thread in
                    let status = try String(contentsOfFile: "\(tasks)/\(thread)/status", encoding: .utf8)
                    return status.split(separator: "\n").map(String.init)
                }
            }
            usleep(5000)
        }
        throw CocoaError(.featureUnsupported)
    }
}
