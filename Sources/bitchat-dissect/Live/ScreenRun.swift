import Capture
import CommandLineSupport
import Conformance
import Dissection
import LibpcapCapture

/// Reads captures onto the screen, which stays until a key ends it (`-r FILE --screen`).
///
/// One thread: whoever waits for bytes keeps the screen alive meanwhile.
struct ScreenRun {
    /// What a source does that ended because it could not be read further.
    private static let endedEarly = "ended early"
    private let arguments: ParsedArguments
    private let judging: JudgeOptions
    private let view: any LiveView
    private let clock = ScreenClock()

    /// Makes a run that shows what it reads on `view`.
    init(_ arguments: ParsedArguments, _ view: any LiveView) throws(UsageError) {
        self.arguments = arguments
        self.view = view
        judging = try JudgeOptions(arguments)
    }

    /// Reads every source in order, then waits for the end; a source of which nothing could be read is bad input.
    func run() -> ExitStatus {
        var state = LiveState()
        var packets = 0
        for path in arguments.all("-r") where !Interruption.isRequested {
            state.sources.append(LiveState.Source(name: path, condition: "open", records: 0, lost: nil))
            packets = read(path, firstNumber: packets + 1, &state)
        }
        while !Interruption.isRequested { _ = clock.wait { view.tick(state) } }
        view.finish()
        return state.sources.contains { $0.condition == Self.endedEarly && $0.records == 0 } ? .badInput : .done
    }

    /// Reads one source; returns the number of its last packet.
    private func read(_ path: String, firstNumber: Int, _ state: inout LiveState) -> Int {
        let sink: any PacketSink = arguments.has("--decode-only") ? Unjudged(into: view.sink) : Judge(into: view.sink, judging)
        let packets = PacketDissector(into: sink, firstNumber: firstNumber)
        var dissector = Dissector(source: path, packets: packets)
        let index = state.sources.count - 1
        var live = state
        let tick = { [view] (records: Int) in
            live.sources[index].records = records
            view.tick(live)
        }
        dissector.wantsMore = { [unowned dissector] in
            clock.whenDue { tick(dissector.records) }
            return !Interruption.isRequested
        }
        let end = read(path, into: &dissector) { [unowned dissector] in tick(dissector.records) }
        dissector.finish()
        state.sources[index].condition = end
        state.sources[index].records = dissector.records
        return packets.count
    }

    /// Reads to the end; returns how it ended, in a clause.
    private func read(_ path: String, into dissector: inout Dissector, tick: @escaping () -> Void) -> String {
        do throws(CaptureError) {
            let input = ByteInput(try ScreenSource(path, clock, tick))
            var reader = CaptureReader(source: path, input: input, formats: AllCaptureFormats.all)
            try reader.read(into: &dissector)
            return "at its end"
        } catch {
            view.note("\(error.source): \(error.message)")
            return Self.endedEarly
        }
    }
}
