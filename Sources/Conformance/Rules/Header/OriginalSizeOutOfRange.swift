import BitchatFrame
import Dissection
import WireFormat

/// CMP-002: the size after inflating is nothing, or more than is taken.
enum OriginalSizeOutOfRange: RefusalRule {
    static let description = RuleDescription(
        "CMP-002", .error, "The declared original size is 0 or over 1,179,760 bytes.",
        explanation: "Apps refuse such a frame before they inflate it, so that a small body cannot ask for much memory.",
        source: "docs/protocol.md 2.4", ios: "dropped", android: "dropped at 0 and over 10,485,760 bytes")

    static func check(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList) {
        guard let size = declaredSize(error, of: packet, bytes), size == 0 || size > ProtocolLimits.iosPayload else { return }
        findings.add(
            Self.self, "original size of \(size) bytes, allowed are 1 to \(ProtocolLimits.iosPayload)", at: error.offset)
    }

    /// The size that a refused section declares: the decoder's own reading, or that of a section which holds nothing else.
    private static func declaredSize(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan) -> Int? {
        if error.reason == .originalLimit { return error.available }
        guard error.reason == .packedEmpty, let header = packet.header else { return nil }
        var cursor = ByteCursor(ByteRange(error.offset, error.available), layer: .frame)
        return header.version == 1
            ? (try? cursor.bigEndian(bytes, UInt16.self)).map { Int($0) }
            : (try? cursor.bigEndian(bytes, UInt32.self)).map { Int($0) }
    }
}
