import Conformance
import Dissection
import Output
import WireFormat

/// A frame as `bitchat-dissect decode` shows it: every field, the verdicts of the profiles, the rules it breaks.
enum FrameExplanation {
    /// The tree of the frame that `bytes` hold, judged by itself without a clock.
    static func text(_ bytes: [UInt8]) -> String {
        let out = OutputBuffer(.memory)
        let judge = Judge(into: TreePrinter(out, PrintingOptions()), JudgeOptions())
        let dissector = PacketDissector(into: judge, firstNumber: 1)
        bytes.withRawSpan { dissector.standalone($0) }
        return String(decoding: out.take(), as: UTF8.self)
    }
}
