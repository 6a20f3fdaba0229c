import Conformance
import Hashes
import LinkLayers
import WireFormat

/// Follows one subject through a capture and keeps every time it was seen.
package final class DeliveryTrace: JudgedPacketSink {
    /// The most packets kept; later ones are counted.
    static let capacity = 10_000

    /// What is asked about.
    package let subject: DeliverySubject
    /// The packets that are the subject, or come from it, in file order.
    package private(set) var packets: [JudgedPacket] = []
    /// How many more there were.
    package private(set) var omitted = 0
    /// The fragment streams concerned.
    private(set) var streams: [StreamTrace] = []
    private let hasher = SHA256Hasher()

    /// Makes a trace of `subject`.
    package init(_ subject: DeliverySubject) { self.subject = subject }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        note(judged, payloadBytes)
        guard subject.matches(judged.packet, payloadBytes, hasher) else { return }
        if packets.count < Self.capacity { packets.append(judged) } else { omitted += 1 }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}

    /// Keeps account of fragments by stream, and of requests for them.
    private func note(_ judged: JudgedPacket, _ payload: RawSpan) {
        switch judged.packet.payload {
        case .fragment(let fragment):
            let index = streams.firstIndex { $0.isOf(judged.packet, fragment.stream) } ?? begin(judged, fragment.stream)
            if let index { streams[index].add(fragment, judged) }
        case .requestSync(let request):
            for id in request.fragmentFilter(payload)?.ids ?? [] where id.count == 8 {
                for index in streams.indices where streams[index].stream == id.value { streams[index].wasRequested(judged) }
            }
        default: break
        }
        guard let stream = judged.packet.reassembly?.stream else { return }
        for index in streams.indices where streams[index].isOf(judged.packet, stream) { streams[index].complete(judged) }
    }

    private func begin(_ judged: JudgedPacket, _ stream: UInt64) -> Int? {
        guard streams.count < Self.capacity, let trace = StreamTrace(judged.packet, stream) else { return nil }
        streams.append(trace)
        return streams.count - 1
    }
}
