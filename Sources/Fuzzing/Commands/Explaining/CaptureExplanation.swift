import Capture
import Conformance
import Dissection
import Output

/// A capture: a line for each packet in it, as `bitchat-dissect -r` shows them, then what is wrong with the file.
enum CaptureExplanation {
    /// The most packets that are shown.
    private static let mostPackets = 500
    /// The formats that are recognised.
    static let formats: [any CaptureFormat.Type] = CaptureFormats.all

    /// The packets of a capture in any container that this module reads.
    static func text(_ input: [UInt8]) -> String {
        let out = OutputBuffer(.memory)
        let sink = LimitedSink(LinePrinter(out, PrintingOptions()), limit: mostPackets)
        var dissector = Dissector(
            source: "input", packets: PacketDissector(into: Judge(into: sink, JudgeOptions()), firstNumber: 1))
        dissector.wantsMore = { !sink.isFull }
        var reader = CaptureReader(source: "input", input: Capture.ByteInput(MemorySource(input)), formats: formats)
        var ending = ""
        do throws(CaptureError) {
            try reader.read(into: &dissector)
        } catch {
            ending = EscapedText.plain("ends at record \(error.record), offset \(error.offset): \(error.message)") + "\n"
        }
        dissector.finish()
        let head = "\(reader.summary.format), \(reader.summary.records) records\n"
        return head + String(decoding: out.take(), as: UTF8.self) + remarks(dissector.problems) + ending
    }

    private static func remarks(_ problems: [CaptureProblem]) -> String {
        problems.map { EscapedText.plain("record \($0.record), offset \($0.offset): \($0.message)") + "\n" }.joined()
    }
}
