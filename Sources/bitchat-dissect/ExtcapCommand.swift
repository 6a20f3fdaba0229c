import Capture
import CommandLineSupport
import LiveCapture
import Output

/// What Wireshark asks a capture program (extcap(4)): which interfaces, of which link type, with which options; and to capture.
struct ExtcapCommand {
    private let arguments: ParsedArguments
    private let messages = Messages()

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        let questions = ["--extcap-interfaces", "--extcap-dlts", "--extcap-config", "--capture", "--extcap-version"]
        guard questions.contains(where: arguments.has) || arguments.has("--extcap-capture-filter") else {
            throw UsageError("Wireshark calls this; it asks one of " + questions.joined(separator: ", "), command: "extcap")
        }
    }

    func run() throws(UsageError) -> ExitStatus {
        if arguments.has("--capture") { return try capture() }
        if arguments.has("--extcap-interfaces") { return answer([version] + ExtcapInterface.all.map(Self.line)) }
        if arguments.has("--extcap-dlts") { return answer([Self.linkType(try interface())]) }
        if arguments.has("--extcap-config") { return answer(Self.options(try interface())) }
        if arguments.has("--extcap-capture-filter") { return answer(filter.isEmpty ? [] : [Self.noFilter]) }
        return answer([version])
    }

    private func interface() throws(UsageError) -> ExtcapInterface {
        guard let name = arguments.last("--extcap-interface") else {
            throw UsageError("which interface? --extcap-interface NAME says", command: "extcap")
        }
        guard let interface = ExtcapInterface.named(name) else {
            throw UsageError("there is no interface '\(name)'; --extcap-interfaces names them", command: "extcap")
        }
        return interface
    }

    private func capture() throws(UsageError) -> ExitStatus {
        let interface = try interface()
        guard let fifo = arguments.last("--fifo") else {
            throw UsageError("where to? --fifo PATH says", command: "extcap")
        }
        if !filter.isEmpty { messages.error("'\(filter)' is not applied: " + Self.noFilter) }
        let name = interface.source(at: arguments.last("--address") ?? ExtcapInterface.standardAddress)
        do throws(LiveSourceName.Fault) {
            let source = try LiveSourceName(name).source(named: name)
            return ExtcapCapture(source: source, linkType: interface.linkType, fifo: fifo, messages: messages).run()
        } catch {
            throw UsageError(error.message, command: "extcap")
        }
    }

    private var filter: String { arguments.last("--extcap-capture-filter") ?? "" }

    private static let noFilter = "capture filters do not apply to Bluetooth; use a display filter, such as btatt"

    private func answer(_ lines: [String]) -> ExitStatus {
        let out = OutputBuffer.standard()
        for line in lines { out.text(line + "\n") }
        return messages.finish(out) ? .done : .badInput
    }
}

extension ExtcapCommand {
    private var version: String { "extcap {version=\(Declarations.program.version)}{display=bitchat-dissect}" }

    private static func line(_ interface: ExtcapInterface) -> String {
        "interface {value=\(interface.name)}{display=\(interface.title)}"
    }

    private static func linkType(_ interface: ExtcapInterface) -> String {
        let monitor = "{name=BLUETOOTH_LINUX_MONITOR}{display=Linux Bluetooth monitor}"
        let h4 = "{name=BLUETOOTH_HCI_H4_WITH_PHDR}{display=Bluetooth HCI H4 with direction}"
        return "dlt {number=\(interface.linkType.pcapNumber)}" + (interface.linkType == .monitor ? monitor : h4)
    }

    /// What the user may set: where a phone's stream ends.
    private static func options(_ interface: ExtcapInterface) -> [String] {
        guard interface.source == nil else { return [] }
        return [
            "arg {number=0}{call=--address}{display=Stream at HOST:PORT}{type=string}"
                + "{default=\(ExtcapInterface.standardAddress)}{required=true}"
                + "{tooltip=adb forward tcp:8872 tcp:8872 brings the phone's snoop stream to \(ExtcapInterface.standardAddress)}"
        ]
    }
}
