import WireFormat

/// Remembers the last PDU of one direction that was not empty, to know it when it is sent again.
///
/// Retransmissions are told as docs/capture-formats.md 10.8 says: the same sequence number and the same bytes.
struct SequenceMemory: Sendable {
    /// The logical link identifier and the sequence number bit of the last PDU; nil before the first.
    private var mark: UInt8?
    /// Its payload.
    private var payload: [UInt8] = []

    /// Whether `packet`, which is not empty, is the last one sent again; remembers it if not.
    mutating func isRepeat(_ packet: AirPacket, _ bytes: RawSpan) -> Bool {
        let mark = packet.header & 0b1011
        if mark == self.mark, bytes.equals(packet.payload, payload) { return true }
        self.mark = mark
        payload.removeAll(keepingCapacity: true)
        payload.append(packet.payload, of: bytes)
        return false
    }
}
