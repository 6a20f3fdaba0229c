import Conformance
import LinkLayers
import WireFormat

/// Shows nothing: standard output carries the copy (`-w -`).
final class SilentSink: JudgedPacketSink {
    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {}

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}
}
