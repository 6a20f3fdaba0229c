import Conformance
import Dissection
import WireFormat

/// The fields of the dissector: every one of `JudgedPacket.fields` that is not left to Wireshark, and those of single flags.
enum LuaFields {
    /// Fields that the dissector does not have, and what Wireshark has in their place.
    static let left = others.merging(
        GateFields.each.flatMap(\.values).map { ("\($0.name)", "needs what came before") },
        uniquingKeysWith: { first, _ in first })

    private static let others = [
        "bitchat": "the protocol itself",
        "bitchat.payload_fields": "the payload's fields stand beside it",
        "bitchat.schema": "that of NDJSON",
        "bitchat.no": "the order of the run",
        "bitchat.record": "frame.number",
        "bitchat.source": "the file that is open",
        "bitchat.time": "frame.time",
        "bitchat.adapter": "hci_mon.adapter_id, frame.interface_id",
        "bitchat.link": "the layers below",
        "bitchat.link.handle": "bthci_acl.chandle",
        "bitchat.link.access_address": "btle.access_address",
        "bitchat.link.address": "bluetooth.addr",
        "bitchat.link.role": "bthci_evt.role",
        "bitchat.link.peer": "needs the announces before",
        "bitchat.signature.check": "needs the key",
        "bitchat.verdicts": "needs what came before",
        "bitchat.gate.spec": "needs what came before",
        "bitchat.gate.ios": "needs what came before",
        "bitchat.gate.android": "needs what came before",
        "bitchat.findings": "the findings stand beside it",
        "bitchat.rule.message": "the expert item has the rule's condition",
        "bitchat.rule.offset": "the expert item stands at its packet",
    ]

    /// The fields by their first place in the lists, each once.
    static let all: [Field] = {
        var seen: Set<String> = []
        return JudgedPacket.fields.filter { left["\($0.name)"] == nil && seen.insert("\($0.name)").inserted }
    }()

    /// The flags of a frame, each a field of its own.
    static let flags = ["recipient", "signature", "compressed", "route", "rsr"]

    /// The statements that make the fields.
    static var text: String {
        let own = all.map { row("\($0.name)", "\($0.label)", LuaFieldKinds.all["\($0.name)"] ?? .bytes) }
        let flags = flags.map { row("bitchat.flags.\($0)", "Flag \($0)", .boolean) }
        return "bc.field_ = {\n\((own + flags).joined(separator: "\n"))\n}\nbc.label = {\n\(labels)\n}"
    }

    private static func row(_ name: String, _ label: String, _ kind: LuaFieldKind) -> String {
        let table = name == "bitchat.type" || name == "bitchat.fragment.original_type" ? "bc.typeName" : nil
        return "  [\"\(name)\"] = \(kind.constructor(name, label, table: table)),"
    }

    /// What lists are called.
    private static var labels: String {
        all.map { "  [\"\($0.name)\"] = \(LuaText.string("\($0.label)"))," }.joined(separator: "\n")
    }
}
