import LinkLayers
import WireFormat

/// Receives what a dissection finds, in file order.
package protocol PacketSink: AnyObject {
    /// Takes one packet; its bytes are valid during the call only.
    ///
    /// Ranges of the frame refer to `frameBytes`, those of the payload to `payloadBytes`, which is the same span unless
    /// the payload was inflated.
    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan)
    /// Takes an advert that shows bitchat, the first of its kind from its device.
    func advertisement(_ advertisement: Advertisement, source: String)
    /// A link ended; no packet comes on it any more.
    func closed(_ link: Link)
    /// From this record on the capture's clock cannot be trusted: it wrapped, jumped or was never set.
    func clockIsDoubtful()
    /// Takes an advert that shows bitchat each time it is heard, with the strength of its signal.
    func heard(_ advertisement: Advertisement, source: String)
    /// A link made a step towards traffic.
    func event(_ event: LinkEvent, source: String)
    /// Whether it needs the hash of every payload, so that another thread does well to compute it ahead.
    var needsPayloadHashes: Bool { get }
    /// What can be done for a packet before its turn, if there is anything.
    var preparation: (any PacketPreparation)? { get }
}

extension PacketSink {
    package func heard(_ advertisement: Advertisement, source: String) {}
    package func event(_ event: LinkEvent, source: String) {}
    package func closed(_ link: Link) {}
    package func clockIsDoubtful() {}
    package var needsPayloadHashes: Bool { false }
    package var preparation: (any PacketPreparation)? { nil }
}
