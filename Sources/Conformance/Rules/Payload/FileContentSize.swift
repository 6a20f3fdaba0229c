import BitchatFrame
import Dissection
import WireFormat

/// FIL-002: a file that is empty or too large for iOS.
enum FileContentSize: PacketRule {
    static let description = RuleDescription(
        "FIL-002", .error, "The content of a file is empty, or it or the stated size is over 1,048,576 bytes.",
        explanation: "iOS drops the file, while Android takes it; send files of 1 byte to 1 MiB.",
        source: "docs/protocol.md 3.8", ios: "dropped", android: "accepted")

    static let types: [MessageType] = [.fileTransfer]
    static let occasions: [PacketFacts] = [.malformed]

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let fault = PayloadFault(of: packet) else { return }
        switch fault.error.reason {
        case .missingField: findings.add(Self.self, "the file has no content", at: fault.offset)
        case .lengthLimit: findings.add(Self.self, fault.clause(payload), at: fault.offset)
        default: return
        }
    }
}
