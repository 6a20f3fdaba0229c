import Foundation
import Testing

/// What the screen does to signals, by the kernel's own word.
@Suite struct ScreenSignalsTests {
    /// SIGHUP is 1, SIGSEGV 11 and SIGWINCH 28 (signal(7)); a mask has bit n - 1 for signal n.
    @Test(arguments: [true, false]) func aHangupThatIsIgnoredStaysIgnored(isIgnored: Bool) throws {
        var terminal: Int32 = -1, other: Int32 = -1
        try #require(openpty(&terminal, &other, nil, nil, nil) == 0)
        defer { close(terminal) }
        let scratch = try Scratch()
        let fifo = scratch.folder.path + "/fifo"
        try #require(mkfifo(fifo, 0o600) == 0)
        let screen = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let program = try #require(try Program.process([]).executableURL?.path)
        process.arguments = ["-c", (isIgnored ? "trap '' HUP; " : "") + "exec '\(program)' -i '\(fifo)' --screen"]
        let running = try RunningProgram(process, input: screen, output: screen)
        func has(_ number: Int, _ set: String) -> Bool {
            running.status(set).flatMap { UInt64($0, radix: 16) }.map { $0 >> UInt64(number - 1) & 1 == 1 } ?? false
        }
        try running.until("signals are caught") { _ in has(28, "SigCgt") && has(11, "SigCgt") }
        #expect(has(1, "SigIgn") == isIgnored)
        #expect(has(1, "SigCgt") != isIgnored)
        running.interrupt()
        _ = try running.finish()
    }
}
