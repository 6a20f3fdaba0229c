import BitchatFrame
import Dissection
import WireFormat

/// FIL-001: a file in the old form of its fields.
enum LegacyFile: PacketRule {
    static let description = RuleDescription(
        "FIL-001", .warning, "A file states its size in 8 bytes, or the length of its content in 2.",
        explanation:
            "iOS still reads the old forms; Android refuses the file. Write the size in 4 bytes and the length of content in 4.",
        source: "docs/protocol.md 3.8", ios: "accepted", android: "dropped")

    static let types: [MessageType] = [.fileTransfer]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard case .fileTransfer(let file) = packet.payload else { return }
        if file.dialect.contains(.longSize) {
            findings.add(Self.self, "the size has 8 bytes instead of 4", at: PayloadPlace.inFrame(packet, file.sizeBytes.offset))
        }
        if file.dialect.contains(.shortContentLength) {
            findings.add(
                Self.self, "the length of the content has 2 bytes instead of 4",
                at: PayloadPlace.inFrame(packet, file.content.offset))
        }
    }
}
