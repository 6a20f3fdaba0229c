import CommandLineSupport
import LiveCapture
import Output
import WiresharkDissector

/// Lets Wireshark capture through this program and dissect bitchat, or says what that would take.
struct WiresharkCommand {
    private let arguments: ParsedArguments
    private let messages: Messages
    private let entries: [WiresharkEntry]
    /// The dissector in the plugin folder; nil where only an extcap folder is meant.
    private let plugin: PersonalFile?

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        messages = Messages(isQuiet: arguments.has("-q"))
        let command = arguments.command.name
        let actions = ["--install", "--uninstall", "--lua"].filter { arguments.has($0) }
        if actions.count > 1 { throw UsageError("\(actions[0]) or \(actions[1]), not both", command: command) }
        for option in ["--dir", "--lua"] where arguments.last(option)?.isEmpty == true {
            throw UsageError("\(option) needs a name", command: command)
        }
        if arguments.has("--lua"), arguments.has("--dir") {
            throw UsageError("--dir has no meaning with --lua", command: command)
        }
        let folders = arguments.last("--dir").map { [$0] } ?? WiresharkFolders.personal
        guard !folders.isEmpty || arguments.has("--lua") else {
            throw UsageError("HOME is not set: name the extcap folder with --dir DIR", command: command)
        }
        entries = folders.map(WiresharkEntry.init)
        let plugins = arguments.has("--dir") ? nil : WiresharkFolders.plugins
        plugin = plugins.map { WiresharkLua.file($0 + "/" + WiresharkLua.fileName) }
    }

    func run() -> ExitStatus {
        if let path = arguments.last("--lua") { return WiresharkLua(messages).write(to: path) }
        guard let program = OwnProgram.path else {
            messages.error("the path of this program is unknown: /proc/self/exe cannot be read")
            return .badInput
        }
        if arguments.has("--uninstall") { return each { (file, _) throws(PersonalFile.Failure) in try uninstall(file) } }
        guard arguments.has("--install") else { return explain(program) }
        let script = WiresharkEntry.text(program: program)
        return each { (file, isPlugin) throws(PersonalFile.Failure) in
            try file.write(isPlugin ? WiresharkDissector.lua : script)
            return "\(file.path) is written; Wireshark \(isPlugin ? "dissects bitchat" : "lists its interfaces") after a restart"
        }
    }

    /// Does something with every file, and says what came of it.
    private func each(_ body: (PersonalFile, _ isPlugin: Bool) throws(PersonalFile.Failure) -> String) -> ExitStatus {
        var status = ExitStatus.done
        let files = entries.map { ($0.file, false) } + (plugin.map { [($0, true)] } ?? [])
        for (file, isPlugin) in files {
            do throws(PersonalFile.Failure) {
                messages.note(try body(file, isPlugin))
            } catch {
                messages.error(error.message)
                status = .badInput
            }
        }
        return status
    }

    private func uninstall(_ file: PersonalFile) throws(PersonalFile.Failure) -> String {
        "\(file.path) \(try file.remove() ? "is removed" : "is not there")"
    }

    private func explain(_ program: String) -> ExitStatus {
        let out = OutputBuffer(.descriptor(1))
        let places = entries.map { "  " + $0.file.path + "\n" }.joined()
        let lines = WiresharkEntry.text(program: program).split(separator: "\n").map { "  " + $0 + "\n" }.joined()
        out.text(
            """
            bitchat-dissect wireshark --install writes
            \(places)with the lines
            \(lines)so that Wireshark and tshark offer these interfaces:

            """)
        for interface in ExtcapInterface.all { out.text("  \(interface.name): \(interface.title)\n") }
        if let plugin {
            out.text("and\n  \(plugin.path)\nwhich dissects bitchat in any Bluetooth capture (--lua FILE writes it elsewhere)\n")
        }
        return messages.finish(out) ? .done : .badInput
    }
}
