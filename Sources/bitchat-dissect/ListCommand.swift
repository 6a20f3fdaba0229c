import BitchatPayload
import Capture
import CommandLineSupport
import Conformance
import Dissection
import DisplayFilter
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

    /// Every field that filters and columns know, with the key that NDJSON has for it, if it has one.
    private var fields: [[String]] {
        let shown = JudgedPacket.fields + AdvertisementFields.all + [PacketFields.bytes]
        let keys = Dictionary(shown.map { ("\($0.name)", "\($0.key)") }, uniquingKeysWith: { first, _ in first })
        return FieldCatalog.all.map { ["\($0.name)", keys["\($0.name)"] ?? "-", "\($0.type)", "\($0.label)"] }
    }
}
