import BitchatFrame
import Conformance
import Dissection
import Output
import WireFormat

/// Bytes as the tree that `bitchat-dissect decode` prints, cut to what a page holds.
enum ByteTree {
    /// The lines of one frame's tree.
    private static let mostLines = 60
    /// The lines of one payload's tree, or of the dump of one that does not decode.
    private static let mostPayloadLines = 24
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
        return lines(of: out, most: mostLines, leavingOut: 2)
    }

    /// A payload alone.
    static func payload(_ type: MessageType, _ bytes: [UInt8]) -> [String] {
        let out = OutputBuffer(.memory)
        bytes.withRawSpan { PayloadTree.write(type, $0, to: out) }
        return lines(of: out, most: mostPayloadLines)
    }

    /// Bytes as digits.
    static func digits(of bytes: [UInt8]) -> String {
        Hexadecimal.encode(bytes.prefix(mostDigits)) + (bytes.count > mostDigits ? "... (\(bytes.count) bytes)" : "")
    }

    /// The lines written to `out`, without the first ones where those only number the packet.
    private static func lines(of out: OutputBuffer, most: Int, leavingOut first: Int = 0) -> [String] {
        let text = String(decoding: out.take(), as: UTF8.self)
        let lines = text.split(separator: "\n").dropFirst(first).map { line in
            line.count <= longestLine ? String(line) : line.prefix(longestLine - 3) + "..."
        }
        return lines.count <= most ? lines : lines.prefix(most) + ["... \(lines.count - most) more lines"]
    }
}
