import Conformance
import Dissection
import LinkLayers
import Synchronization
import WireFormat

/// A judge that hands packets on as they come, and notes which of them were prepared before, with which bytes.
final class PreparationWitness: PacketSink {
    private let sink: any JudgedPacketSink
    let needsPayloadHashes: Bool
    private let prepares: @Sendable (Int) -> Bool
    private let noted = Mutex<[Int: [[UInt8]]]>([:])

    /// Prepares the packets of the numbers for which `prepares` is true.
    init(
        into sink: any JudgedPacketSink, needsPayloadHashes: Bool = false,
        prepares: @escaping @Sendable (Int) -> Bool = { _ in false }
    ) {
        self.sink = sink
        self.needsPayloadHashes = needsPayloadHashes
        self.prepares = prepares
    }

    /// The bytes with which each packet was prepared, and how many times.
    var prepared: [Int: [[UInt8]]] { noted.withLock { $0 } }
    /// The packets that were judged before they were prepared, though they could be.
    private(set) var early: [Int] = []

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        if prepares(packet.number), prepared[packet.number] == nil { early.append(packet.number) }
        sink.unjudged(packet, frameBytes, payloadBytes)
    }

    func advertisement(_ advertisement: Advertisement, source: String) {}

    func canPrepare(_ packet: borrowing DissectedPacket) -> Bool { prepares(packet.number) }

    func prepare(_ packet: borrowing DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        let number = packet.number, bytes = frameBytes.array + payloadBytes.array
        noted.withLock { $0[number, default: []].append(bytes) }
    }
}
