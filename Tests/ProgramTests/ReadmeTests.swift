import Foundation
import Testing

/// Every sentence a user may copy works.
@Suite struct ReadmeTests {
    /// The lines of the README's shell blocks that start a program.
    static let lines: [String] = {
        let text = (try? Repository.text("README.md")) ?? ""
        return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix(".build/release/") }
    }()
    /// Those that run anywhere.
    static let commands = lines.filter { !$0.contains("# needs ") }
    /// Those that need what a test machine may not have: with it they end well, and with which status without.
    static let unattended = lines.compactMap { line -> (String, Int32)? in
        let parts = line.components(separatedBy: "# needs ")
        guard parts.count == 2 else { return nil }
        return (parts[0], parts[1].hasPrefix("an adapter") ? 4 : 3)
    }

    /// Runs a command in a home of its own, which takes the place of /tmp too.
    private func run(_ command: String) throws -> Program.Run {
        let scratch = try Scratch()
        defer { withExtendedLifetime(scratch) {} }
        let home = scratch.folder.path
        let variables = "unset XDG_CONFIG_HOME WIRESHARK_CONFIG_DIR; export HOME='\(home)'; "
        return try Repository.shell(variables + command.replacingOccurrences(of: "/tmp/", with: home + "/"))
    }

    @Test func namesEveryCommandOfTheProgram() {
        #expect(Self.lines.count == 33)
        #expect(Self.unattended.count == 3)
        for word in [
            " decode ", " lint ", " why ", " stats ", " explain ", " wireshark ", " -D", " -i ", " --follow ", " -w ",
            " --screen ", " -Y ", " -T fields ", " -z ", " report ", " -T sqlite ", " --comments ", " redact ", " convert ",
            "bitchat-fuzz verify ", "bitchat-fuzz compare ", "bitchat-fuzz run ",
        ] {
            #expect(Self.lines.contains { $0.contains(word) }, "\(word)")
        }
    }

    /// A command that writes a file need not say anything.
    @Test(arguments: commands) func commandRuns(command: String) throws {
        let writesFile = [" -o ", " -w ", " --lua "].contains { command.contains($0) }
        let run = try self.run(writesFile ? command + " && ls /tmp/" : command)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output + run.errors != "")
    }

    @Test(arguments: unattended) func whatNeedsMoreIsUnderstoodAndSaysWhatIsMissing(command: String, status: Int32) throws {
        let run = try self.run(command + " -a duration:1")
        #expect([0, status].contains(run.status), "\(run.errors)")
        #expect(run.errors != "")
    }

    @Test func demoLinesAreThoseOfTheProgram() throws {
        let shown = try Repository.text("README.md").split(separator: "\n").filter {
            $0.hasPrefix("   ") && $0.contains("hci0:64")
        }
        let printed = Set(try Repository.shell(".build/release/bitchat-dissect -r Captures/demo.btsnoop").lines)
        #expect(shown.count == 3)
        for line in shown { #expect(printed.contains(String(line))) }
    }
}
