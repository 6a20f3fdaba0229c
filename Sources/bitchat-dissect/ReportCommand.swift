import Capture
import CommandLineSupport
import LiveCapture
import Output
import Report

/// Writes one page for a browser that shows what captures hold.
struct ReportCommand {
    private let arguments: ParsedArguments
    private let path: String
    private let packets: PacketRun
    private let messages: Messages
    private let log = MessageLog()
    private let collector: ReportCollector

    init(_ arguments: ParsedArguments) throws(UsageError) {
        self.arguments = arguments
        var options = try RunOptions(arguments)
        messages = options.messages
        options.messages.log = log
        packets = try PacketRun(options)
        guard let path = arguments.last("-o"), !path.isEmpty else {
            throw UsageError("where to? name the page with -o OUT", command: arguments.command.name)
        }
        self.path = path
        let capacity = try arguments.number("--max-packets", atLeast: 1, atMost: ReportLimits.mostPackets)
        collector = ReportCollector(packets: capacity ?? ReportLimits.packets)
    }

    func run() -> ExitStatus {
        let file: ReportFile
        do throws(CaptureError) {
            file = try ReportFile.begin(path, inputs: arguments.all("-r"))
        } catch {
            messages.error(error)
            return ExitStatus(refusedCopy: error)
        }
        // Only a page that goes to standard output ends with its reader.
        let watched = file.isStandardOutput ? file.out : OutputBuffer(.memory)
        var isWhole = true
        let status = packets.run(
            into: .sink(collector, watched), watched, each: collector.endSource, finally: { isWhole = write(file) })
        return isWhole ? status : .badInput
    }

    /// Writes the page, unless there is nothing to show; false, with a message, when it is not whole.
    private func write(_ file: ReportFile) -> Bool {
        guard collector.contents.statistics.contains(where: { !$0.format.isEmpty }) else {
            file.giveUp()
            return true
        }
        ReportPage(head, collector.contents).write(to: file.out)
        do throws(CaptureError) {
            try file.finish()
            return true
        } catch {
            messages.error(error)
            return false
        }
    }

    private var head: ReportHead {
        var head = ReportHead()
        head.title = arguments.last("--title") ?? ""
        head.tool = "\(Declarations.program.name) \(Declarations.program.version)"
        head.protocolRevisions = BitchatDissect.protocolRevisions
        head.command = command
        head.notes = log.lines
        if Interruption.isRequested { head.notes.append("the run was interrupted: what follows is not in this page") }
        return head
    }

    /// The command line without what has no part in what the page shows.
    private var command: String {
        let silent: Set = ["-o", "--jobs", "--no-progress", "-q", "-h"]
        var words = [Declarations.program.name, arguments.command.name]
        for option in arguments.command.options where !silent.contains(option.key) {
            for value in arguments.all(option.key) { words += option.value == nil ? [option.key] : [option.key, value] }
        }
        return words.map(Self.quoted).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        let plain = word.utf8.allSatisfy { byte in
            (48...57).contains(byte) || (65...90).contains(byte & 0xDF) || "-_./:=,+".utf8.contains(byte)
        }
        return plain && !word.isEmpty ? word : OwnProgram.quoted(word)
    }
}
