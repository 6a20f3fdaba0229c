import CommandLineSupport
import LiveCapture
import Output

/// Lists what `-i` can watch: `bitchat-dissect -D`.
///
/// It asks and opens nothing, so it needs no right. As with tcpdump, a list without an adapter is a list: exit status 0.
struct InterfacesCommand {
    private let messages: Messages

    init(_ arguments: ParsedArguments) { messages = Messages(isQuiet: arguments.has("-q")) }

    func run() -> ExitStatus {
        let list = InterfaceList.current()
        let out = OutputBuffer.standard()
        for table in [list.adapters, list.sources] where !table.isEmpty {
            for line in Columns.lines(table) {
                out.text(line, .terminal)
                out.byte(10)
            }
            if table == list.adapters { out.byte(10) }
        }
        let isWritten = messages.finish(out)
        for remark in list.remarks { messages.note(remark) }
        return isWritten ? .done : .badInput
    }
}
