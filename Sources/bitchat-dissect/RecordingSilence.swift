import Conformance
import LinkLayers
import WireFormat

/// Prints nothing: what becomes of the packets' text when the capture itself goes to standard output.
final class RecordingSilence: JudgedPacketSink {
    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {}
    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}
}
