import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// GRP-001: a group message whose fields have wrong sizes, or that is signed where everyone can see it.
enum GroupMessageForm: PacketRule {
    static let description = RuleDescription(
        "GRP-001", .warning, "A field of a groupMessage is missing or has another size than its type, or the frame is signed.",
        explanation: """
            iOS relays the message and drops it when it cannot be opened. The author signs inside the ciphertext; a signature \
            outside tells everyone who wrote it.
            """,
        source: "docs/protocol.md 3.11", ios: "relayed, dropped later", android: "relayed as an unknown type")

    static let types: [MessageType] = [.groupMessage]

    /// The bytes of the tag at the end of the sealed field.
    private static let tag = 16

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let range = packet.payloadRange else { return }
        if case .historical = packet.payload { return }
        if let field = TLVSearch.first(in: payload, range, .twoBytes, where: { !isWellSized($0) }) {
            let allowed = fixedSize(of: field.type).map { "\($0)" } ?? "more than \(tag)"
            findings.add(
                Self.self, "TLV \(PayloadFault.hex(field.type)) has \(field.value.count) bytes instead of \(allowed)",
                at: PayloadPlace.inFrame(packet, field.value.offset))
        } else if let fault = PayloadFault(of: packet) {
            findings.add(Self.self, fault.clause(payload), at: fault.offset)
        }
        if packet.header?.flags.contains(.signature) == true {
            findings.add(Self.self, "the frame is signed by \(packet.header?.sender.description ?? "its author")", at: 11)
        }
    }

    /// Whether the field has the size of its type; unknown ones may have any.
    private static func isWellSized(_ field: TLVField) -> Bool {
        if field.type == 0x04 { return field.value.count > tag }
        return fixedSize(of: field.type).map { $0 == field.value.count } ?? true
    }

    /// The size of group ID, epoch and nonce; nil for other fields.
    private static func fixedSize(of type: UInt8) -> Int? {
        switch type {
        case 0x01: 16
        case 0x02: 4
        case 0x03: 12
        default: nil
        }
    }
}
