import BitchatPayload
import Conformance
import Dissection
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
    /// The streams that may yet turn out to carry the subject.
    private var candidates = StreamTable()
    private var concerned = StreamTable()
    private let hasher = SHA256Hasher()

    /// Makes a trace of `subject`.
    package init(_ subject: DeliverySubject) { self.subject = subject }

    /// The fragment streams that are the subject, or carried it, in the order in which they began.
    var streams: [StreamTrace] { concerned.all }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        note(judged, payloadBytes)
        let matches = subject.matches(judged.packet, payloadBytes, hasher)
        if let key = StreamKey(rebuilt: judged.packet) { wasRebuilt(key, judged, isSubject: matches) }
        guard matches else { return }
        if packets.count < Self.capacity { packets.append(judged) } else { omitted += 1 }
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}

    /// Keeps account of fragments by stream, and of requests for them.
    private func note(_ judged: JudgedPacket, _ payload: RawSpan) {
        switch judged.packet.payload {
        case .fragment(let fragment): add(fragment, judged)
        case .requestSync(let request):
            let asked = (request.fragmentFilter(payload)?.ids ?? []).filter { $0.count == 8 }.map(\.value)
            guard !asked.isEmpty else { return }
            candidates.changeAll(of: Set(asked)) { $0.wasRequested(judged) }
            concerned.changeAll(of: Set(asked)) { $0.wasRequested(judged) }
        default: break
        }
    }

    private func add(_ fragment: FragmentPayload, _ judged: JudgedPacket) {
        guard let key = StreamKey(fragment, in: judged.packet), mayConcern(key) else { return }
        if !concerned.contains(key), !candidates.contains(key), let trace = StreamTrace(key, judged.packet) {
            if isSubject(key) { concerned.insert(trace) } else { candidates.insert(trace) }
        }
        candidates.change(key) { $0.add(fragment, judged) }
        concerned.change(key) { $0.add(fragment, judged) }
    }

    /// Notes that a stream was put together; from then on it concerns the subject if it carried it.
    private func wasRebuilt(_ key: StreamKey, _ judged: JudgedPacket, isSubject: Bool) {
        if isSubject, let trace = candidates.remove(key) { concerned.insert(trace) }
        candidates.change(key) { $0.complete(judged) }
        concerned.change(key) { $0.complete(judged) }
    }

    /// Whether the stream is what is asked about.
    private func isSubject(_ key: StreamKey) -> Bool {
        if case .identifier(let value) = subject { key.stream == value } else { false }
    }

    /// Whether the stream may carry the subject: what a fragment's sender tells of a peer, and nothing of packets and texts.
    private func mayConcern(_ key: StreamKey) -> Bool {
        if case .identifier(let value) = subject { key.stream == value || key.sender.value == value } else { true }
    }
}
