import BitchatFrame
import BitchatPayload
import Dissection
import WireFormat

/// FIL-003: a file with a field of a type that no app knows.
///
/// Not of docs/protocol.md's sources but this project's own, after faults that users reported.
enum UnknownFileField: PacketRule {
    static let description = RuleDescription(
        "FIL-003", .note, "A file has a TLV of another type than 0x01 to 0x04.",
        explanation:
            "Current apps skip the field. Android before 2.0.0 dropped the whole file, so its receiver may never see it.",
        source: "docs/protocol.md 3.8", ios: "skipped", android: "skipped; before 2.0.0 the file was dropped")

    static let types: [MessageType] = [.fileTransfer]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .fileTransfer(let file) = packet.payload, let field = file.firstUnknownField(payload) else { return }
        findings.add(
            Self.self, "TLV \(PayloadFault.hex(field.type)) of \(field.value.count) bytes is skipped",
            at: PayloadPlace.inFrame(packet, field.range.offset))
    }
}
