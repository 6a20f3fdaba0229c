import Capture
import LinkLayers
import WireFormat

/// An advert that shows bitchat, field by field.
package enum AdvertisementFields {
    static let advert = Field("bitchat.advert", key: "advert", "Advert", gist: true)
    static let origin = Field("bitchat.advert.origin", key: "origin", "Whose")
    static let address = Field("bitchat.advert.address", key: "address", "Device address", gist: true)
    static let service = Field("bitchat.advert.service", key: "service", "Service UUID", gist: true)
    static let peerID = Field("bitchat.advert.peer", key: "peer", "Peer ID in service data", gist: true)
    static let localName = Field("bitchat.advert.local_name", key: "localName", "Local name present")
    static let rssi = Field("bitchat.advert.rssi", key: "rssi", "Signal strength (dBm)", gist: true)

    /// Every field an advert may show.
    package static let all = [advert, origin, address, service, peerID, localName, rssi]

    /// Shows the advert with the record it stands in.
    package static func visit(_ visitor: inout some FieldVisitor, _ advert: Advertisement, source: String) {
        visitor.number(CaptureFields.schema, 1, .empty)
        visitor.number(CaptureFields.record, advert.record.number, .empty)
        CaptureFields.text(CaptureFields.source, source, &visitor)
        CaptureFields.time(advert.record.time, &visitor)
        visitor.symbol(CaptureFields.direction, (advert.origin == .own ? PacketDirection.sent : .received).name, .empty)
        visitor.number(CaptureFields.adapter, Int(advert.record.adapter), .empty)
        visitor.beginObject(Self.advert, .empty)
        visitor.symbol(origin, advert.origin == .own ? "own" : "received", .empty)
        if let device = advert.address { CaptureFields.address(address, device, &visitor) }
        if advert.hasService || advert.hasDebugService {
            visitor.symbol(service, advert.hasDebugService ? "debug" : "release", .empty)
        }
        if let peer = advert.peerID { visitor.identifier(peerID, peer, .empty) }
        visitor.flag(localName, advert.hasLocalName, .empty)
        if let strength = advert.rssi { visitor.number(rssi, Int(strength), .empty) }
        visitor.endObject()
    }
}
