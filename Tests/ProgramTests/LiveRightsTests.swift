import Foundation
import Testing

/// What a run may still do while it decodes, by the kernel's own word.
@Suite struct LiveRightsTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

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

    /// Root keeps the two rights that open files of other users, as far as it has them, and nobody keeps anything else.
    @Test(arguments: [["-r"], ["stats", "-r"], ["lint", "-r"], ["why", "x", "-r"]])
    func commandsThatReadFilesGiveUpTheirRightsBeforeTheFirstByte(command: [String]) throws {
        let (pipe, end) = try openPipe()
        defer { close(end) }
        let kept = geteuid() == 0 ? try ownRights() & 6 : 0
        let program = try RunningProgram(process(command + [pipe], [:]))
        try expectNoRights(of: program, but: kept)
    }

    @Test func decodingGivesUpEveryRightBeforeTheFirstByte() throws {
        try expectNoRights(of: try RunningProgram(process(["decode", "-"], [:]), input: Pipe()), but: 0)
    }

    @Test(.enabled(if: geteuid() == 0)) func throughSudoFilesOfAnyUserAreReadAllTheSame() throws {
        let file = scratch.path("other", SampleCapture.btsnoop("one"))
        try #require(chown(file, 65531, 65531) == 0 && chmod(file, 0o600) == 0)
        let program = try RunningProgram(
            process(["-q", "-T", "ndjson", "-r", file, file], ["SUDO_UID": "65533", "SUDO_GID": "65532"]))
        #expect(try program.finish().texts() == ["one", "one"])
    }

    @Test(.enabled(if: geteuid() == 0)) func aLiveCopyBelongsToTheUserWhoCalledSudo() throws {
        try #require(chmod(scratch.folder.path, 0o777) == 0)
        let copy = scratch.folder.path + "/copy", wireshark = scratch.folder.path + "/wireshark"
        let server = try LoopbackServer()
        let user = ["SUDO_UID": "65533", "SUDO_GID": "65532"]
        #expect(try RunningProgram(process(["-i", "-", "-q", "-w", copy], user)).finish().status == 3)
        let words = ["extcap", "--capture", "--extcap-interface", "bitchat-android", "--fifo", wireshark, "--address"]
        let program = try RunningProgram(process(words + ["127.0.0.1:\(server.port)"], user))
        try program.until("begun") { _ in access(wireshark, F_OK) == 0 }
        for path in [copy, wireshark] {
            let owner = try FileManager.default.attributesOfItem(atPath: path)
            #expect(owner[.ownerAccountID] as? Int == 65533)
            #expect(owner[.groupOwnerAccountID] as? Int == 65532)
        }
    }

    /// A process with `variables` in its environment, and none of sudo's others.
    private func process(_ arguments: [String], _ variables: [String: String]) throws -> Process {
        let process = try Program.process(arguments)
        var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SUDO_") }
        environment.merge(variables) { _, new in new }
        process.environment = environment
        return process
    }

    /// Makes a FIFO, and holds it open for reading and writing, so that the program neither waits for a writer nor sees the end.
    private func openPipe() throws -> (path: String, end: Int32) {
        let pipe = scratch.folder.appendingPathComponent("pipe").path
        try #require(mkfifo(pipe, 0o644) == 0)
        return (pipe, open(pipe, O_RDWR | O_CLOEXEC))
    }

    /// The effective capabilities of the tests.
    private func ownRights() throws -> UInt64 {
        let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("CapEff:") }
        return try #require(line.flatMap { UInt64($0.dropFirst(8), radix: 16) })
    }

    /// Waits until a program that gets no byte can gain no rights any more, and sees that it holds none but `kept`.
    private func expectNoRights(of program: RunningProgram, but kept: UInt64) throws {
        try program.until("no way back") { _ in program.status("NoNewPrivs") == "1" }
        let sets = ["CapInh", "CapPrm", "CapEff", "CapAmb"].map { program.status($0).flatMap { UInt64($0, radix: 16) } }
        #expect(sets == [0, kept, kept, 0])
        program.interrupt()
        #expect(try program.finish().status == 0)
    }

    /// The lines of the status of every thread of a run that waits for a FIFO, once it has made a thread for it.
    private func rightsOfALiveRun(_ variables: [String: String]) throws -> [String] {
        let (pipe, end) = try openPipe()
        defer { close(end) }
        let process = try process(["-i", pipe], variables)
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
