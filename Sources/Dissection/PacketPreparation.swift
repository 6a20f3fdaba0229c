import WireFormat

/// Does for packets, before their sink takes them, what does not depend on those before; what the sink says of them stays the same.
///
/// Asked on any thread, for several packets at once, while the sink takes earlier ones.
package protocol PacketPreparation: Sendable {
    /// Whether there is something to do for a packet.
    func isNeeded(for packet: borrowing DissectedPacket) -> Bool
    /// Does it; bytes are as for `PacketSink`.
    func prepare(_ packet: borrowing DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan)
}
