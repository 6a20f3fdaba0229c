import Dissection
import WireFormat

/// A rule about why the iOS decoder refuses a frame, whatever its payload.
protocol RefusalRule: PacketRule {
    /// Reports the refusal if it is this rule's; `bytes` is what was taken for the frame.
    static func check(_ error: DecodeError, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList)
}

extension RefusalRule {
    /// A frame that is refused.
    static var occasions: [PacketFacts] { [.refused] }

    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let error = packet.error, error.layer == .frame else { return }
        check(error, of: packet, frame, &findings)
    }
}
