import Foundation
import Testing

/// Every sentence a user may copy works.
@Suite struct ReadmeTests {
    /// The commands of the README's shell blocks.
    static let commands: [String] = {
        let text = (try? Repository.text("README.md")) ?? ""
        return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix(".build/release/") }
    }()

    @Test func namesEveryCommandOfTheProgram() {
        #expect(Self.commands.count == 16)
        for word in [
            " decode ", " lint ", " why ", " stats ", " explain ", "bitchat-fuzz verify ", "bitchat-fuzz compare ",
            "bitchat-fuzz run ",
        ] {
            #expect(Self.commands.contains { $0.contains(word) })
        }
    }

    @Test(arguments: commands) func commandRuns(command: String) throws {
        let run = try Repository.shell(command)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output + run.errors != "")
    }

    @Test func demoLinesAreThoseOfTheProgram() throws {
        let shown = try Repository.text("README.md").split(separator: "\n").filter {
            $0.hasPrefix("   ") && $0.contains("hci0:64")
        }
        let printed = Set(try Repository.shell(".build/release/bitchat-dissect -r Captures/demo.btsnoop").lines)
        #expect(shown.count == 3)
        for line in shown { #expect(printed.contains(String(line))) }
    }

    @Test func filesItLinksToExist() throws {
        let text = try Repository.text("README.md")
        for match in text.matches(of: /\]\(([^)#]+)\)/) {
            let path = Repository.root.appendingPathComponent(String(match.1)).path
            #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
        }
    }
}
