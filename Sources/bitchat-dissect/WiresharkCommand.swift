import CommandLineSupport
import LiveCapture
import Output

/// Lets Wireshark capture through this program, or says what that would take.
struct WiresharkCommand {
    private let arguments: ParsedArguments
    private let messages: Messages
    private let entries: [WiresharkEntry]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        messages = Messages(isQuiet: arguments.has("-q"))
        if arguments.has("--install"), arguments.has("--uninstall") {
            throw UsageError("--install or --uninstall, not both", command: arguments.command.name)
        }
        if arguments.last("--dir")?.isEmpty == true { throw UsageError("--dir needs a name", command: arguments.command.name) }
        let folders = arguments.last("--dir").map { [$0] } ?? WiresharkFolders.personal
        guard !folders.isEmpty else {
            throw UsageError("HOME is not set: name the extcap folder with --dir DIR", command: arguments.command.name)
        }
        entries = folders.map(WiresharkEntry.init)
    }

    func run() -> ExitStatus {
        guard let program = OwnProgram.path else {
            messages.error("the path of this program is unknown: /proc/self/exe cannot be read")
            return .badInput
        }
        let isInstalling = arguments.has("--install")
        guard isInstalling || arguments.has("--uninstall") else { return explain(program) }
        var status = ExitStatus.done
        for entry in entries {
            do throws(WiresharkEntry.Failure) {
                messages.note(isInstalling ? try install(entry, program) : try uninstall(entry))
            } catch {
                messages.error(error.message)
                status = .badInput
            }
        }
        return status
    }

    private func install(_ entry: WiresharkEntry, _ program: String) throws(WiresharkEntry.Failure) -> String {
        try entry.install(program: program)
        return "\(entry.path) is written; Wireshark lists its interfaces after a restart"
    }

    private func uninstall(_ entry: WiresharkEntry) throws(WiresharkEntry.Failure) -> String {
        "\(entry.path) \(try entry.uninstall() ? "is removed" : "is not there")"
    }

    private func explain(_ program: String) -> ExitStatus {
        let out = OutputBuffer(.descriptor(1))
        let places = entries.map { "  " + $0.path + "\n" }.joined()
        let lines = WiresharkEntry.text(program: program).split(separator: "\n").map { "  " + $0 + "\n" }.joined()
        out.text(
            """
            bitchat-dissect wireshark --install writes
            \(places)with the lines
            \(lines)so that Wireshark and tshark offer these interfaces:

            """)
        for interface in ExtcapInterface.all { out.text("  \(interface.name): \(interface.title)\n") }
        return messages.finish(out) ? .done : .badInput
    }
}
