import BitchatFrame
import Dissection
import WireFormat

/// A rule about the TLVs of one sync request.
package protocol RequestFieldRule: PacketRule {
    /// Reports what the TLVs break; their ranges refer to `payload`.
    static func check(_ request: RequestFields, _ payload: RawSpan, _ findings: inout FindingList)
}

extension RequestFieldRule {
    /// Sync requests.
    package static var types: [MessageType] { [.requestSync] }
    /// This rule.
    package static var fieldRule: (any RequestFieldRule.Type)? { self }

    package static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList) {
        guard let request = RequestFields(packet, payload) else { return }
        check(request, payload, &findings)
    }
}
