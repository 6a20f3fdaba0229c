import Foundation

/// A detached terminal with a server of its own, in which a shell runs what a test types.
final class Tmux {
    /// Whether tmux is not installed here.
    static let isMissing = !FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")
    /// What the shell shows when it waits for a command.
    static let prompt = "ready>"

    private let scratch: Scratch
    private let socket: String
    private let server: Process

    /// Opens a terminal of this size in which a shell waits.
    ///
    /// The server is a child and no daemon: one that a client starts would keep the client's end from being noticed.
    init(_ scratch: Scratch, width: Int = 80, height: Int = 24) throws {
        self.scratch = scratch
        socket = scratch.folder.appendingPathComponent("tmux").path
        let rules = scratch.path("rc", Array("PS1='\(Self.prompt) '\nulimit -c 0\n".utf8))
        server = Self.process(socket, ["-D"], in: scratch)
        try Self.withoutBlockedSignals { try server.run() }
        let size = ["-x", "\(width)", "-y", "\(height)"]
        let session = ["new-session", "-d"] + size + ["bash --noprofile --rcfile \(rules)"]
        try Self.wait { try Program.finish(Self.process(socket, ["-N"] + session, in: scratch), input: []).status == 0 }
    }

    deinit {
        server.terminate()
        server.waitUntilExit()
    }

    /// Types `line` and Enter.
    func type(_ line: String) throws { try call("send-keys", "-l", line + "\n") }

    /// Presses keys, as tmux calls them.
    func press(_ keys: String...) throws { try call(["send-keys"] + keys) }

    /// Gives the terminal another size.
    func resize(width: Int, height: Int) throws { try call("resize-window", "-x", "\(width)", "-y", "\(height)") }

    /// The lines that the terminal shows.
    func lines() throws -> [String] {
        try call("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// A property of the terminal, in the words of tmux(1).
    func property(_ format: String) throws -> String {
        try call("display-message", "-p", "#{\(format)}").trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Looks at the terminal again and again until it shows what `condition` wants; returns what it showed last.
    func wait(until condition: ([String]) throws -> Bool) throws -> [String] {
        var shown: [String] = []
        try Self.wait {
            shown = try lines()
            return try condition(shown)
        }
        return shown
    }

    /// Asks again and again until `condition` holds or a minute has passed.
    private static func wait(until condition: () throws -> Bool) throws {
        let end = Date(timeIntervalSinceNow: 60)
        while try !condition(), Date() < end { Thread.sleep(forTimeInterval: 0.1) }
    }

    /// Waits until some line begins with each of `beginnings`; returns those that none does.
    func missing(_ beginnings: String...) throws -> [String] {
        let absent = { (lines: [String]) in beginnings.filter { text in !lines.contains { $0.hasPrefix(text) } } }
        return absent(try wait { absent($0).isEmpty })
    }

    @discardableResult private func call(_ words: String...) throws -> String { try call(words) }

    @discardableResult private func call(_ words: [String]) throws -> String {
        try Program.finish(Self.process(socket, words, in: scratch), input: []).output
    }

    /// Runs `body` with no signal blocked: threads of tests block them all, and what they start would never be interrupted.
    private static func withoutBlockedSignals(_ body: () throws -> Void) throws {
        var none = sigset_t(), before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    private static func process(_ socket: String, _ words: [String], in scratch: Scratch) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/tmux")
        process.arguments = ["-S", socket, "-f", "/dev/null", "-u"] + words
        process.environment = ["TERM": "screen", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": scratch.folder.path]
        return process
    }
}
