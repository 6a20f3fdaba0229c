import Capture
import Conformance
import LinkLayers
import WireFormat

/// What a live screen shows, kept up to date packet by packet; a pure value of what came in and the clock it is given.
package final class LiveBoard: JudgedPacketSink {
    /// Makes an empty board.
    package init() {}

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {}

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}
}
