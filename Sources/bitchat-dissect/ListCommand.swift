import BitchatPayload
import Capture
import CommandLineSupport
import Conformance
import Dissection
import LibpcapCapture
import Output
import WireFormat

/// Lists what the program knows: formats, types, rules, fields, profiles.
struct ListCommand {
    /// What can be listed.
    static let topics = ["formats", "types", "rules", "fields", "profiles"]

    private let topic: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.operands.count == 1, Self.topics.contains(arguments.operands[0]) else {
            throw UsageError("list what? " + Self.topics.joined(separator: ", "), command: arguments.command.name)
        }
        topic = arguments.operands[0]
    }

    func run() -> ExitStatus {
        let out = OutputBuffer.standard()
        for line in lines { out.text(line + "\n") }
        return Messages().finish(out) ? .done : .badInput
    }

    private var lines: [String] {
        switch topic {
        case "formats": Columns.lines(AllCaptureFormats.all.map { [$0.name, $0.linkTypes, $0.summary] })
        case "types":
            Columns.lines(Payloads.all.map { [$0.type.map { "0x" + Hexadecimal.encode([$0.rawValue]) } ?? "-", "\($0.kind)"] })
        case "rules":
            Columns.lines(Rules.descriptions.map { ["\($0.id)", "\($0.severity.name)", "\($0.condition)"] })
        case "profiles": Columns.lines(Self.profiles)
        default: Columns.lines(fields)
        }
    }

    private static let profiles = [
        ["spec", "the specification, docs/request-sync-manager.md, and no more"], ["ios", "what the iOS app does"],
        ["android", "what the Android app does"],
    ]

    /// Every field once, in order; some are shared by several payloads.
    private var fields: [[String]] {
        var seen: Set<String> = []
        return (JudgedPacket.fields + AdvertisementFields.all + NDJSONPrinter.fields)
            .map { ["\($0.name)", "\($0.key)", "\($0.label)"] }.filter { seen.insert($0[0]).inserted }
    }
}
