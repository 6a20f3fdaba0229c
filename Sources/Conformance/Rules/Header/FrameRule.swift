import BitchatFrame
import Dissection
import WireFormat

/// A rule about the parts of one whole frame in the current dialect.
protocol FrameRule: PacketRule {
    /// Reports what the frame breaks; its ranges refer to `bytes`.
    static func check(_ frame: Frame, of packet: DissectedPacket, _ bytes: RawSpan, _ findings: inout FindingList)
}

extension FrameRule {
    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let whole = packet.currentFrame else { return }
        check(whole, of: packet, frame, &findings)
    }
}
