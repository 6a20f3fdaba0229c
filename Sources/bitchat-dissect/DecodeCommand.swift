import CommandLineSupport
import Conformance
import Dissection
import Glibc
import Output
import Privileges
import WireFormat

/// Decodes frames given as hex, one object a line, each judged by itself.
struct DecodeCommand {
    private let arguments: ParsedArguments
    private let messages: Messages
    private let judging: JudgeOptions
    private let isConversation: Bool
    private let columns: FieldColumns
    private let out = OutputBuffer.standard()
    /// The hex digits of the largest frame any app accepts, with a space after each pair.
    private static let longestLine = 3 * 10_487_897

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        messages = Messages(isQuiet: arguments.has("-q"))
        judging = try JudgeOptions(arguments)
        columns = try FieldColumns(arguments)
        isConversation = arguments.has("--conversation")
    }

    func run() -> ExitStatus {
        do {
            try Privileges.drop()
        } catch {
            return ExitStatus(refused: error, messages)
        }
        let dissector = PacketDissector(into: Judge(into: printer, judging), firstNumber: 1)
        var status = ExitStatus.done
        var line = 0
        let words = arguments.operands.filter { $0 != "-" }
        for word in words where !decode(word, &line, dissector) { status = .badInput }
        if words.isEmpty || arguments.operands.contains("-") {
            if !decodeInput(&line, dissector) { status = .badInput }
        }
        return messages.finish(out) ? status : .badInput
    }

    /// The printer of the format asked for; a person sees trees, a program objects.
    private var printer: any JudgedPacketSink {
        let standard = isatty(1) == 1 ? TreePrinter.name : NDJSONPrinter.name
        let format = OutputFormats.format(named: arguments.last("-T") ?? standard) ?? NDJSONPrinter.self
        var options = PrintingOptions()
        options.columns = columns
        options.showsHex = arguments.has("-x")
        FieldsPrinter.header(columns, out)
        return format.init(out, options)
    }

    /// Decodes every line of standard input.
    private func decodeInput(_ line: inout Int, _ dissector: PacketDissector) -> Bool {
        var lines = LineReader(descriptor: 0, longest: Self.longestLine)
        var isGood = true
        while !out.isClosed, !Interruption.isRequested, let next = lines.next() {
            switch next {
            case .text(let text):
                if !decode(text, &line, dissector) { isGood = false }
            case .tooLong(let count):
                line += 1
                isGood = false
                messages.error("line \(line): \(count) characters; the longest frame has \(Self.longestLine)")
                dissector.refuse(
                    DecodeError(.lengthLimit, layer: .frame, offset: 0, needed: Self.longestLine, available: count))
            }
        }
        return isGood
    }

    /// Decodes one line of hex; white space and colons between digits are passed over.
    ///
    /// A line that is no hex gives an object all the same, so that objects and lines stay together.
    private func decode(_ text: String, _ line: inout Int, _ dissector: PacketDissector) -> Bool {
        line += 1
        let digits = text.filter { !Self.isPassedOver($0) }
        guard let bytes = Hexadecimal.decode(digits) else {
            messages.error("line \(line): not hex: '\(text.prefix(40))'")
            dissector.refuse(Self.fault(in: text))
            return false
        }
        bytes.withRawSpan {
            if isConversation { dissector.conversation($0, line: line) } else { dissector.standalone($0) }
        }
        return true
    }

    private static func isPassedOver(_ character: Character) -> Bool { character.isWhitespace || character == ":" }

    /// Why `text` is no hex: the place of the first character that is no digit, or the end where a digit is missing.
    private static func fault(in text: String) -> DecodeError {
        let place = text.enumerated().first { _, character in
            !isPassedOver(character) && character.asciiValue.flatMap(Hexadecimal.value) == nil
        }
        return DecodeError(.invalidText, layer: .frame, offset: place?.offset ?? text.count, available: text.count)
    }
}
