import Capture
import WireFormat

/// What is known of a link that is heard on the air.
struct AirConnection: Sendable {
    /// How checksums are judged.
    var checksum = ChecksumTrust(start: nil)
    /// Whether its data are ciphertext.
    private(set) var isEncrypted = false
    /// The last PDU of each end.
    var sequences: [2 of SequenceMemory] = [SequenceMemory(), SequenceMemory()]
    /// Who sent the last packet, and when it began.
    private var last: (sender: LinkEnd, time: CaptureTime)?

    /// Who sent `packet`, and remembers it.
    ///
    /// Where the sniffer does not tell: the ends take turns within a connection event, and the central begins each.
    mutating func sender(of packet: AirPacket, at time: CaptureTime) -> LinkEnd {
        let sender = LinkEnd(sending: packet.direction) ?? guess(at: time)
        last = (sender, time)
        return sender
    }

    /// Watches a control PDU for the start of encryption: LL_START_ENC_REQ, 0x05.
    ///
    /// The answer to it, 0x06, is encrypted already and has five bytes then; where it stands there as its one plain
    /// byte, the capture was decrypted, as by a program that is one end of the link itself.
    mutating func watch(_ packet: AirPacket, _ bytes: RawSpan) {
        guard !packet.isEncrypted, packet.payloadLength == 1 else { return }
        switch bytes.byte(at: packet.payload.offset) {
        case 0x05: isEncrypted = true
        case 0x06: isEncrypted = false
        default: break
        }
    }

    /// Who sends at `time`, judged by the last packet alone.
    private func guess(at time: CaptureTime) -> LinkEnd {
        guard let last, time.isKnown, last.time.isKnown else { return last?.sender.other ?? .near }
        let (gap, overflow) = time.microseconds.subtractingReportingOverflow(last.time.microseconds)
        return !overflow && gap < LinkLayerLimits.airEventGap ? last.sender.other : .near
    }
}
