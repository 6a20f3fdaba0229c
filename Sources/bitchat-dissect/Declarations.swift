import CommandLineSupport
import Explanations
import MeshModel
import Output

/// Every command and option of the program.
enum Declarations {
    static let program = ProgramDeclaration(
        name: "bitchat-dissect", version: "0.1.0",
        summary: "shows every bitchat packet in a Bluetooth capture, or live",
        commands: [read, decode, lint, why, stats, report, list, explain, convert, redact, wireshark, extcap, documents],
        manual: manual)

    static let documents = ProgramDocument.command(help: help)

    static let help = OptionDeclaration("-h", "--help", help: "show this page")
    static let version = OptionDeclaration("--version", help: "show the version and its protocol revisions")
    static let quiet = OptionDeclaration("-q", "--quiet", help: "no notes on standard error, errors only")
    static let strict = OptionDeclaration("--strict", help: "exit 3 for a capture that is cut or damaged")
    static let files = OptionDeclaration(
        "-r", "--read", value: "FILE", repeats: true, takesRest: true, help: "read FILE, as many as follow; - is standard input",
        group: inputGroup)
    static let interfaces = OptionDeclaration(
        "-i", "--interface", value: "SOURCE", repeats: true,
        help: "watch hci0, bluetooth-monitor, tcp:HOST:PORT, a FIFO or -; repeatable")
    static let follow = OptionDeclaration(
        "--follow", value: "FILE", repeats: true, help: "watch FILE from its start and on as it grows, like tail -F")
    static let until = OptionDeclaration("-a", "--autostop", value: "duration:N", help: "stop watching after N seconds")
    static let live = [interfaces, follow, until].under(inputGroup)
    static let recording = [
        OptionDeclaration("-w", "--write", value: "OUT", help: "also write what is read to OUT (- is standard output)"),
        OptionDeclaration(
            "-F", value: "FORMAT", choices: ["pcapng", "pcap", "btsnoop"], help: "write as FORMAT, pcapng if not said"),
        OptionDeclaration(
            "-b", "--ring-buffer", value: "LIMIT", repeats: true,
            help: "new file at filesize:KB or duration:SECONDS; files:N keeps N of them"),
        OptionDeclaration(
            "--comments", value: "WHICH", choices: CommentChoice.allCases.map(\.rawValue),
            help: "with findings, and verdicts that refuse or all, as comments"),
    ].under(recordingGroup)
    static let format = OptionDeclaration(
        "-T", value: "FORMAT", choices: OutputFormats.all.map { $0.name },
        help: "print as " + OutputFormats.all.map { $0.name }.joined(separator: ", "), group: outputGroup)
    static let columns = [
        OptionDeclaration("-e", value: "FIELD", repeats: true, help: "with -T fields: a column; list fields names them"),
        OptionDeclaration(
            "-E", value: "NAME=VALUE", repeats: true,
            help: "with -T fields: separator=, aggregator=, occurrence=, quote=, header="),
    ].under(outputGroup)
    static let filter = OptionDeclaration(
        "-Y", "--display-filter", value: "FILTER", help: "only packets of which FILTER is true, in tshark's language",
        group: outputGroup)
    static let statistics = OptionDeclaration(
        "-z", "--statistics", value: "TABLE", repeats: true,
        help: "a table after the packets, with -q only that; -z list names them", group: outputGroup)
    static let hex = OptionDeclaration("-x", "--hex", help: "add the bytes of each packet", group: outputGroup)

    static let profile = OptionDeclaration(
        "--profile", value: "NAME", choices: GateProfile.Name.allCases.map(\.rawValue), repeats: true,
        help: "judge by NAME only: spec, ios, android")
    static let judging = [
        profile, OptionDeclaration("--now", value: "TIME", help: "the clock to judge by, not each record's time"),
        OptionDeclaration("--local", value: "PEERID", help: "the capturing device's own peer ID"),
        OptionDeclaration(
            "--link-peer", value: "HANDLE=PEERID", repeats: true, help: "the peer at the other end of a connection handle"),
        OptionDeclaration("--no-verify", help: "do not verify signatures"),
        OptionDeclaration("--decode-only", help: "no verdicts and no findings"),
    ].under(judgingGroup)

    static let failOn = OptionDeclaration(
        "--fail-on", value: "SEVERITY", choices: ["error", "warning", "note"], help: "exit 1 for findings of SEVERITY or worse")
    static let noProgress = OptionDeclaration("--no-progress", help: "no progress line on a terminal")
    static let jobs = OptionDeclaration(
        "--jobs", value: "N", help: "verify, judge and print on N threads; by default one a processor, at most 8")
    static let ending = [failOn, strict, jobs, noProgress, quiet].under(runningGroup)

    static let read = CommandDeclaration(
        name: "", summary: "print the packets of captures",
        options: [
            files
        ] + live + [
            OptionDeclaration("-D", "--list-interfaces", help: "list what -i can watch", group: inputGroup),
            OptionDeclaration("--screen", help: "a live screen on a terminal; plain lines elsewhere", group: outputGroup),
            filter, readFormat, output, hex,
            OptionDeclaration(
                "-c", "--count", value: "N", help: "stop after N packets, of those that -Y lets through", group: outputGroup),
            statistics,
        ] + columns + recording + judging + ending + [version, help],
        example: "-r Captures/demo.btsnoop -T ndjson")

    static let decode = CommandDeclaration(
        name: "decode", summary: "decode frames given as hex, one a line", operands: "[HEX...|-]",
        options: [
            format, hex, OptionDeclaration("--conversation", help: "the lines follow one another on one link"),
        ] + columns + judging + [quiet, help],
        example: "decode 0102070000018bcfe56800000000a1a2a3a4a5a6a7a8")

    static let lint = CommandDeclaration(
        name: "lint", summary: "print the findings of captures, one a line",
        options: [files] + live + [filter] + judging + ending + [help],
        example: "lint -r Captures/interop.btsnoop --fail-on error")

    static let why = CommandDeclaration(
        name: "why", summary: "the first reason why a packet, stream, peer or message was not delivered", operands: "ID|TEXT",
        options: [files] + judging + [strict, jobs, noProgress, quiet, help],
        example: "why 'the library is open again' -r Captures/interop.btsnoop")

    static let stats = CommandDeclaration(
        name: "stats", summary: "count what captures hold",
        options: [files] + live + [
            OptionDeclaration("--json", help: "as one JSON object"),
            OptionDeclaration("--digest", help: "add the SHA-256 of all that -T ndjson prints of each FILE"),
        ] + judging + ending + [help],
        example: "stats -r Captures/demo.btsnoop --json")

    static let list = CommandDeclaration(
        name: "list", summary: "list what the program knows", operands: ListCommand.topics.joined(separator: "|"),
        operandWords: ListCommand.topics, options: [help], example: "list fields")

    static let explain = CommandDeclaration(
        name: "explain", summary: "explain a rule, reason, field, type, flag, error or profile", operands: "[WORD]",
        options: [help], example: "explain timestampSkew")

    /// The program with the words that `explain` knows, for completions: making them takes longer than reading a small capture.
    static var documented: ProgramDeclaration {
        var program = program
        for index in program.commands.indices where program.commands[index].name == explain.name {
            program.commands[index].operandWords = Explanations.topics.map(\.name) + Explanations.words
        }
        return program
    }
}
