import BitchatFrame
import BitchatPayload
import Dissection
import Hashes
import LinkLayers
import WireFormat

/// The second reading of a capture in which sync filters are: finds out what filters know each packet by, before and after.
package final class PacketCensus: PacketSink {
    /// How many requests are looked at to judge stand-ins.
    private static let requestCapacity = 256

    private let knowledge: CaptureKnowledge
    private let standIns: StandIns
    private let frames: FrameRedactor
    private let hasher = SHA256Hasher()
    private var requests: [[UInt8]] = []

    /// Makes a census that adds to `knowledge`.
    package init(_ standIns: StandIns, _ knowledge: CaptureKnowledge) {
        self.knowledge = knowledge
        self.standIns = standIns
        frames = FrameRedactor(standIns, knowledge)
    }

    package func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard let frame = packet.frame, let range = packet.payloadRange else { return }
        if case .requestSync(let request) = packet.payload {
            if !request.filter.isEmpty, requests.count < Self.requestCapacity { requests.append(payloadBytes.array(range)) }
            return
        }
        guard MessageType.syncBits.contains(frame.header.type) else { return }
        payloadBytes.withBytes(range) { payload in
            let before = PacketID(frame.header, payload: payload, hasher)
            var header = frame.header
            header.sender = standIns.peer(header.sender)
            let isHistorical = if case .historical = packet.payload { true } else { false }
            let after = frames.payload(payload, of: frame, isHistorical: isHistorical).withRawSpan {
                PacketID(header, payload: $0, hasher)
            }
            knowledge.learn(before, becomes: after, isAnswer: frame.header.flags.contains(.rsr))
        }
    }

    package func advertisement(_ advertisement: Advertisement, source: String) {}

    /// How much of what the requests told of the capture's packets these stand-ins no longer tell; 0 is wanted.
    package var cost: Int {
        let rebuilder = FilterRebuilder(standIns, knowledge)
        return requests.reduce(0) { sum, payload in
            sum + payload.withRawSpan { bytes in
                (try? RequestSyncPayload(decoding: bytes, bytes.whole)).map { rebuilder.cost($0, bytes) } ?? 0
            }
        }
    }
}
