import Dissection
import LinkLayers
import WireFormat

/// Receives packets with their verdicts and findings, in file order.
package protocol JudgedPacketSink: AnyObject {
    /// Takes one packet; its bytes are valid during the call only, and stand as `PacketSink` says.
    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan)
    /// Takes one packet that nobody judged (`--decode-only`).
    func unjudged(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan)
    /// Takes an advert that shows bitchat, with the rules it breaks.
    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding])
    /// Takes an advert that shows bitchat each time it is heard, with the strength of its signal.
    func heard(_ advertisement: Advertisement, source: String)
    /// A link made a step towards traffic.
    func event(_ event: LinkEvent, source: String)
}

extension JudgedPacketSink {
    package func unjudged(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        self.packet(JudgedPacket(unjudged: packet), frameBytes, payloadBytes)
    }

    package func heard(_ advertisement: Advertisement, source: String) {}
    package func event(_ event: LinkEvent, source: String) {}
}
