import Conformance
import Dissection
import LinkLayers
import Synchronization
import WireFormat

/// A judge that hands packets on as they come, and notes which of them were prepared before, with which bytes.
final class PreparationWitness: PacketSink {
    /// The bytes with which packets were prepared, each time they were.
    private final class Notes: PacketPreparation {
        let numbers: @Sendable (Int) -> Bool
        let noted = Mutex<[Int: [[UInt8]]]>([:])

        init(_ numbers: @escaping @Sendable (Int) -> Bool) { self.numbers = numbers }

        func isNeeded(for packet: borrowing DissectedPacket) -> Bool { numbers(packet.number) }

        func prepare(_ packet: borrowing DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
            let number = packet.number, bytes = frameBytes.array + payloadBytes.array
            noted.withLock { $0[number, default: []].append(bytes) }
        }
    }

    private let sink: any JudgedPacketSink
    private let notes: Notes
    let needsPayloadHashes: Bool
    /// The packets that were judged before they were prepared, though they should have been.
    private(set) var early: [Int] = []

    /// Has the packets of the numbers prepared for which `numbers` is true.
    init(
        into sink: any JudgedPacketSink, needsPayloadHashes: Bool = false,
        numbers: @escaping @Sendable (Int) -> Bool = { _ in false }
    ) {
        self.sink = sink
        self.needsPayloadHashes = needsPayloadHashes
        notes = Notes(numbers)
    }

    var preparation: (any PacketPreparation)? { notes }

    /// The bytes with which each packet was prepared, each time it was.
    var prepared: [Int: [[UInt8]]] { notes.noted.withLock { $0 } }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        if notes.isNeeded(for: packet), prepared[packet.number] == nil { early.append(packet.number) }
        sink.unjudged(packet, frameBytes, payloadBytes)
    }

    func advertisement(_ advertisement: Advertisement, source: String) {}
}
