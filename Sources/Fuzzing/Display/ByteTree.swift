import BitchatFrame
import Conformance
import Dissection
import Output
import WireFormat

/// Bytes as the tree that `bitchat-dissect decode` prints, cut to what a page holds.
enum ByteTree {
    /// The lines of one tree.
    private static let mostLines = 80
    /// The characters of one line.
    private static let longestLine = 160
    /// The bytes written as digits.
    private static let mostDigits = 64

    /// A frame, with what the rules say about it; no clock is read.
    static func frame(_ bytes: [UInt8]) -> [String] {
        let out = OutputBuffer(.memory)
        let printer = TreePrinter(out, PrintingOptions())
        let dissector = PacketDissector(into: Judge(into: printer, JudgeOptions()), firstNumber: 1)
        bytes.withRawSpan { dissector.standalone($0) }
        return lines(of: out)
    }

    /// A payload alone.
    static func payload(_ type: MessageType, _ bytes: [UInt8]) -> [String] {
        let out = OutputBuffer(.memory)
        bytes.withRawSpan { PayloadTree.write(type, $0, to: out) }
        return lines(of: out)
    }

    /// Bytes as digits.
    static func digits(of bytes: [UInt8]) -> String {
        Hexadecimal.encode(bytes.prefix(mostDigits)) + (bytes.count > mostDigits ? "... (\(bytes.count) bytes)" : "")
    }

    private static func lines(of out: OutputBuffer) -> [String] {
        let text = String(decoding: out.take(), as: UTF8.self)
        let lines = text.split(separator: "\n").map { line in
            line.count <= longestLine ? String(line) : line.prefix(longestLine - 3) + "..."
        }
        return lines.count <= mostLines ? lines : lines.prefix(mostLines) + ["... \(lines.count - mostLines) more lines"]
    }
}
