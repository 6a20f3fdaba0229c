import BitchatFrame
import Dissection
import WireFormat

/// A rule about how far a packet's timestamp stands from the clock; silent without a clock that can be trusted.
protocol TimestampRule: MeshRule {
    /// Reports a distance that the rule does not allow for such a packet.
    static func check(_ header: FrameHeader, _ distance: TimestampDistance, _ findings: inout FindingList)
}

extension TimestampRule {
    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard packet.error?.layer != .frame, let header = packet.currentFrame?.header,
            let distance = TimestampDistance(header.timestamp, mesh)
        else { return }
        Self.check(header, distance, &findings)
    }
}
