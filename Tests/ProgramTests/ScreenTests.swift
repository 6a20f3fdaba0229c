import Foundation
import Testing

/// The live screen in a real terminal, fed through a FIFO; expected figures are those of Captures/interop.expected.txt and its script.
@Suite(.disabled(if: Tmux.isMissing, "tmux is not installed (make test-dependencies)")) struct ScreenTests {
    /// How the FIFO is named on the command line.
    private static let option = "-i"

    /// How the lines of Captures/interop.btsnoop begin at 60 by 15; those that are longer are cut.
    private static let small = [
        "bitchat-dissect  ", "1 ON THE AIR  frames both ways, accepted  (3 more)",
        "  own adverts 1 (12:00:00)  adverts 1 (12:00:00)",
        "2 PEERS 4  (3 more)", "  kit           b1f4d8f47c4b7435  ", "3 TRAFFIC ", "  message 12 ",
        "4 SYNC 3 requests, ", "  12:00:30  ada > dee  ",
        "5 REFUSED  spec 0  ios 8  android 4  (1 more)", "  timestampSkew         spec 0  ios 8  android 0",
        "6 FRAGMENTS 0 streams incomplete, 0 packets rebuilt", "7 FINDINGS  8 errors  8 warnings  0 notes", "8 SOURCE  ",
        "q quit  space pause  1-8 enlarge a section  0 all",
    ]

    let scratch: Scratch
    let tmux: Tmux

    init() throws {
        scratch = try Scratch()
        tmux = try Tmux(scratch)
        #expect(try tmux.missing(Tmux.prompt) == [])
    }

    private var fifo: String { scratch.folder.appendingPathComponent("fifo").path }

    /// Starts the screen on a FIFO, with the terminal's settings before kept in the file `before`.
    private func start() throws {
        #expect(mkfifo(fifo, 0o600) == 0)
        try tmux.type("stty -g > \(scratch.folder.path)/before")
        let program = try #require(try Program.process([]).executableURL?.path)
        try tmux.type("\(program) \(Self.option) \(fifo) --screen")
        #expect(try tmux.missing("1 ON THE AIR  nothing of bitchat was seen", "q quit") == [])
    }

    /// Opens the FIFO for writing; the screen's source ends when the handle is closed.
    private func pipe() throws -> FileHandle { try FileHandle(forWritingTo: URL(fileURLWithPath: fifo)) }

    private func interop() throws -> Data {
        try Data(contentsOf: Repository.root.appendingPathComponent("Captures/interop.btsnoop"))
    }

    /// The shell waits again, the screen before is back, the cursor is there and the settings are what they were.
    private func expectCleanTerminal() throws {
        let lines = try tmux.wait { $0.last { !$0.isEmpty }?.hasPrefix(Tmux.prompt) == true }
        #expect(!lines.contains { $0.hasPrefix("2 PEERS") || $0.hasPrefix("q quit") })
        #expect(try ["alternate_on", "cursor_flag", "wrap_flag"].map(tmux.property) == ["0", "1", "1"])
        let folder = scratch.folder.path
        try tmux.type("clear; stty -g > \(folder)/after; cmp \(folder)/before \(folder)/after && echo same")
        #expect(try tmux.missing("same") == [])
    }

    @Test func aConversationIsShownAsItComesIn() throws {
        try start()
        let writer = try pipe(), bytes = try interop()
        // The first half: up to the answers of the first request.
        try writer.write(contentsOf: bytes.prefix(bytes.count / 2))
        #expect(try tmux.missing("1 ON THE AIR  frames", "2 PEERS") == [])
        try writer.write(contentsOf: bytes.dropFirst(bytes.count / 2))
        #expect(
            try tmux.missing(
                "1 ON THE AIR  frames both ways, accepted", "2 PEERS 4",
                "  dee           2c91168f619f7138", "  ada           3dcc8696566b1e17", "  kit           b1f4d8f47c4b7435",
                "  eve           d967c6f8f48e1f6a", "3 TRAFFIC ", "  message 12 ", "4 SYNC 3 requests, ",
                "  12:00:30  ada > dee ",
                "  12:00:02  dee > ada ", "5 REFUSED  spec 0  ios 8  android 4",
                "  timestampSkew         spec 0  ios 8  android 0",
                "6 FRAGMENTS 0 streams incomplete, 0 packets rebuilt", "7 FINDINGS  8 errors  8 warnings  0 notes", "8 SOURCE  ")
                == [])
        let lines = try tmux.wait { $0.contains { $0.contains("21 packets") } }
        #expect(lines.first?.hasPrefix("bitchat-dissect  ") == true)
        #expect(lines.contains { $0.contains("ada > dee") && $0.contains("7 answers, 0 RSR") && $0.contains("taken 7/3/7") })
        #expect(lines.contains { $0.contains("dee > ada") && $0.contains("1 answer, 1 RSR") && $0.contains("taken 1/1/1") })
        #expect(lines.contains { $0.hasPrefix("  dee ") && $0.contains("-66 dBm") && $0.contains("hci0:64") })
        #expect(lines.contains { $0.hasPrefix("  ada ") && $0.hasSuffix("this device") })
        try writer.close()
        try tmux.press("q")
        try expectCleanTerminal()
    }

    @Test func theScreenFollowsTheTerminalsSize() throws {
        try start()
        let writer = try pipe()
        try writer.write(contentsOf: try interop())
        #expect(try tmux.missing("2 PEERS 4") == [])
        try tmux.resize(width: 120, height: 40)
        let large = try tmux.wait {
            $0.count >= 40 && $0[39].hasPrefix("q quit")
                && $0.contains { $0.contains("it is c0:de") || $0.contains("c0:de:c0:00:00:02") }
        }
        #expect(large[39].hasPrefix("q quit"))
        #expect(large.contains { $0.hasPrefix("  dee ") && $0.contains("c0:de:c0:00:00:02") })
        try tmux.resize(width: 60, height: 15)
        // Line by line: one that was wrapped would push all below it down.
        let isAsExpected = { (lines: [String]) in
            lines.count >= Self.small.count && zip(lines, Self.small).allSatisfy { $0.hasPrefix($1) }
        }
        let small = try tmux.wait(until: isAsExpected)
        #expect(isAsExpected(small), "\(small.joined(separator: "\n"))")
        try tmux.press("q")
        try expectCleanTerminal()
    }

    @Test func spaceHoldsThePictureAndDigitsEnlargeASection() throws {
        try start()
        let writer = try pipe(), bytes = try interop()
        try tmux.press("Space")
        #expect(try tmux.missing("PAUSED  bitchat-dissect") == [])
        try writer.write(contentsOf: bytes)
        try tmux.press("8")
        // The picture was drawn anew and still shows nothing.
        #expect(try tmux.missing("PAUSED  bitchat-dissect", "2 PEERS 0") == [])
        try tmux.press("Space")
        #expect(try tmux.missing("2 PEERS 4", "bitchat-dissect  ") == [])
        try tmux.press("C-c")
        try expectCleanTerminal()
    }

    @Test(arguments: ["TERM", "HUP", "QUIT", "SEGV"]) func aSignalLeavesTheTerminalAsItWas(name: String) throws {
        try start()
        try tmux.press("C-z")
        #expect(try tmux.missing("[1]+  Stopped") == [])
        #expect(try tmux.property("alternate_on") == "0")
        try tmux.type("clear; fg")
        #expect(try tmux.missing("1 ON THE AIR", "q quit") == [])
        let shell = try tmux.property("pane_pid")
        #expect(try Repository.shell("kill -\(name) $(pgrep -P \(shell))").status == 0)
        try expectCleanTerminal()
    }

    @Test func withoutATerminalPlainLinesArePrinted() throws {
        let run = try Program.run("-r", Repository.root.appendingPathComponent("Captures/interop.btsnoop").path, "--screen")
        #expect(run.status == 0)
        #expect(run.lines.count == 24)
        #expect(run.errorLines == ["bitchat-dissect: --screen: standard output is no terminal, so packets are printed as lines"])
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test(arguments: [
        ("TERM=dumb", "TERM says that the terminal is a dumb one"), ("TERM=", "TERM does not say which terminal this is"),
        ("-u TERM", "TERM does not say which terminal this is"),
    ]) func aTerminalThatIsNotKnownGetsPlainLines(term: String, reason: String) throws {
        let program = try #require(try Program.process([]).executableURL?.path)
        let capture = Repository.root.appendingPathComponent("Captures/interop.btsnoop").path, folder = scratch.folder.path
        try tmux.type("env \(term) \(program) -r \(capture) --screen -c 1 2> \(folder)/errors; echo status $?")
        let lines = try tmux.wait { $0.contains("status 0") }
        #expect(lines.contains("status 0"))
        #expect(lines.contains { $0.hasPrefix("    1  ") })
        let errors = try String(contentsOfFile: folder + "/errors", encoding: .utf8)
        #expect(errors == "bitchat-dissect: --screen: \(reason), so packets are printed as lines\n")
    }
}
