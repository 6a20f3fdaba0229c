import Capture
import CaptureRecording
import CommandLineSupport

/// What `-r`, `-w` and `-F` of a command say that writes one capture out of another.
struct CopyTarget {
    /// The capture that is read; `-` is standard input.
    let input: String
    /// The capture that is written; `-` is standard output.
    let output: String
    /// How it is written.
    let container: ContainerFormat

    /// Understands the options; both names must be there.
    init(_ arguments: ParsedArguments) throws(UsageError) {
        let command = arguments.command.name
        guard let input = arguments.last("-r"), !input.isEmpty else {
            throw UsageError("nothing to read: name a capture with -r IN", command: command)
        }
        guard let output = arguments.last("-w"), !output.isEmpty else {
            throw UsageError("nowhere to write: name a file with -w OUT", command: command)
        }
        self.input = input
        self.output = output
        container = arguments.last("-F").flatMap(ContainerFormat.init(rawValue:)) ?? ContainerFormat(path: output) ?? .pcapng
    }

    /// Says that a signal came before the capture was written; the status of such a run.
    func interrupted(_ messages: Messages) -> ExitStatus {
        messages.error(
            output == "-" ? "standard output: interrupted before it was whole" : "\(output): interrupted, no file was written")
        return .badInput
    }

    /// The writer of the container.
    var writer: any RecordWriter {
        container.writer(application: "\(Declarations.program.name) \(Declarations.program.version)")
    }
}
