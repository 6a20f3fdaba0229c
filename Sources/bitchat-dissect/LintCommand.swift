import CommandLineSupport
import Output

/// Prints the findings of captures and nothing else.
struct LintCommand {
    private let input: ReadInput

    init(_ arguments: ParsedArguments) throws(UsageError) { input = try ReadInput(arguments) }

    func run() -> ExitStatus {
        let out = OutputBuffer.standard()
        let printer = FindingPrinter(out)
        switch input {
        case .files(let packets): return packets.run(into: .sink(printer, out), out)
        case .live(let live): return live.run(on: PrinterView(printer, out), out)
        }
    }
}
