import BitchatFrame
import Capture
import LinkLayers

/// Where in a capture a packet was seen.
package struct PacketContext: Sendable, Hashable {
    /// The source's name.
    package var sourceName: SourceName
    /// The record that completed the packet.
    package var record: CaptureRecord
    /// The number of the record in which it began.
    package var firstRecord: Int
    /// Which way it went.
    package var direction: PacketDirection
    /// The link it travelled on.
    package var link: Link
    /// The peer at the other end of the link, as far as its announces said.
    package var linkPeer: PeerID?
    /// What carried its last byte.
    package var carrier: AttributeValue.Carrier
    /// How the attribute handle is known to be bitchat's.
    package var mapping: AttributeValue.Mapping

    /// The attribute handle that carried its last byte.
    package var attributeHandle: UInt16
    /// How its bytes came over the link.
    package var delivery: ValueDelivery
    /// The length that its values had on the air, from its first byte on; more than its bytes when the logger cut one.
    package var originalLength: Int

    /// Makes the context of a packet that is one value of `length` bytes on `link`.
    @inline(__always)
    init(source: SourceName, _ value: AttributeValue, _ link: Link, length: Int) {
        sourceName = source
        record = value.record
        firstRecord = value.firstRecord
        direction = value.direction
        self.link = link
        linkPeer = nil
        carrier = value.carrier
        mapping = value.mapping
        attributeHandle = value.handle
        delivery = ValueDelivery(valueLength: length, wireLength: value.originalLength)
        originalLength = value.originalLength
    }

    /// The source's name as the user gave it.
    package var source: String { sourceName.text }
}
