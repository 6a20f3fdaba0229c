import Capture
import CaptureRecording
import CommandLineSupport
import Dissection
import LibpcapCapture
import LinkLayers
import Privileges
import Redaction
import WireFormat

/// Writes a capture that can be published.
struct RedactCommand {
    private let target: CopyTarget
    private let seed: String?
    private let isStrict: Bool
    private let messages: Messages

    init(_ arguments: ParsedArguments) throws(UsageError) {
        target = try CopyTarget(arguments)
        seed = arguments.last("--seed")
        isStrict = arguments.has("--strict")
        messages = Messages(isQuiet: arguments.has("-q"))
        guard seed?.isEmpty != true else { throw UsageError("--seed needs a text", command: arguments.command.name) }
    }

    func run() -> ExitStatus {
        let output: RecordOutput
        let source: RepeatedSource
        do {
            try Privileges.dropAllButFileAccess()
            output = try RecordOutput(target)
            source = try RepeatedSource(target.input)
        } catch {
            return Interruption.isRequested ? target.interrupted(messages) : ExitStatus(refused: error, messages)
        }
        do throws(CaptureError) {
            let knowledge = CaptureKnowledge()
            try survey(source, knowledge)
            let (standIns, cost) = try census(source, knowledge)
            return try write(source, standIns, knowledge, cost, to: output)
        } catch {
            output.abandon()
            if Interruption.isRequested { return target.interrupted(messages) }
            messages.error(error)
            return .badInput
        }
    }

    private func survey(_ source: RepeatedSource, _ knowledge: CaptureKnowledge) throws(CaptureError) {
        try dissect(source, into: Survey(knowledge))
    }

    /// The stand-ins, chosen so that sync filters tell what they told; and by how much they miss that.
    private func census(
        _ source: RepeatedSource, _ knowledge: CaptureKnowledge
    ) throws(CaptureError) -> (StandIns, cost: Int) {
        let standIns = StandIns(secret: seed.map { Array($0.utf8) } ?? Self.randomSecret())
        guard knowledge.filters > 0 else { return (standIns, 0) }
        let census = PacketCensus(standIns, knowledge)
        try dissect(source, into: census)
        return (standIns, census.settle { !Interruption.isRequested })
    }

    private func write(
        _ source: RepeatedSource, _ standIns: StandIns, _ knowledge: CaptureKnowledge, _ cost: Int, to output: RecordOutput
    ) throws(CaptureError) -> ExitStatus {
        var redactor = CaptureRedactor(standIns, knowledge) { record, bytes in
            bytes.withRawSpan { output.record(record, $0) }
        }
        let cut = try source.read(into: &redactor)
        redactor.finish()
        redactor.problems.forEach(messages.note)
        if let cut { messages.error(cut) }
        guard !Interruption.isRequested else {
            output.abandon()
            return target.interrupted(messages)
        }
        guard output.finish(messages) else { return .badInput }
        var counts = redactor.counts
        counts.filters = cost
        messages.note("\(counts.records) records read, \(counts.written) written, \(counts.packets) packets replaced")
        for note in counts.notes { messages.note(note) }
        return cut != nil && isStrict ? .badInput : .done
    }

    private func dissect(_ source: RepeatedSource, into sink: any PacketSink) throws(CaptureError) {
        var dissector = Dissector(source: target.input, packets: PacketDissector(into: sink, firstNumber: 1))
        dissector.wantsMore = { !Interruption.isRequested }
        try source.read(into: &dissector)
        dissector.finish()
    }

    private static func randomSecret() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}
