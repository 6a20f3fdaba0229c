import Capture
import CommandLineSupport
import LibpcapCapture
import Privileges

/// Writes a capture in another container.
struct ConvertCommand {
    private let target: CopyTarget
    private let isStrict: Bool
    private let messages: Messages

    init(_ arguments: ParsedArguments) throws(UsageError) {
        target = try CopyTarget(arguments)
        isStrict = arguments.has("--strict")
        messages = Messages(isQuiet: arguments.has("-q"))
    }

    func run() -> ExitStatus {
        let output: RecordOutput
        do {
            try Privileges.dropAllButFileAccess()
            output = try RecordOutput(target)
        } catch {
            return Interruption.isRequested ? target.interrupted(messages) : ExitStatus(refused: error, messages)
        }
        let outcome = read(into: output)
        output.problems.forEach(messages.note)
        guard outcome != .unreadable, !Interruption.isRequested else {
            output.abandon()
            return Interruption.isRequested ? target.interrupted(messages) : .badInput
        }
        guard output.finish(messages) else { return .badInput }
        return outcome == .cut && isStrict ? .badInput : .done
    }

    private func read(into output: RecordOutput) -> SourceRun.Outcome {
        do throws(CaptureError) {
            let input = try CaptureSource.open(target.input) { !output.isOver && !Interruption.isRequested }
            var reader = CaptureReader(source: target.input, input: input, formats: AllCaptureFormats.all)
            var sink = output
            try reader.read(into: &sink)
            return .whole
        } catch {
            if output.isOver || Interruption.isRequested { return .whole }
            messages.error(error)
            return output.records > 0 || error.kind == .cut ? .cut : .unreadable
        }
    }
}
