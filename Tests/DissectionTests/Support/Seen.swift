import Capture
import Dissection
import LinkLayers
import WireFormat

/// One packet as it was handed on, with copies of its bytes.
struct Seen {
    var packet: DissectedPacket
    var frame: [UInt8]
    var payloadBytes: [UInt8]

    /// The payload's own bytes.
    var payload: [UInt8]? { packet.payloadRange.map { range in payloadBytes.withRawSpan { $0.array(range) } } }
    /// The payload's bytes as text.
    var text: String? { payload.map { String(decoding: $0, as: UTF8.self) } }
    /// Bytes after the frame: valid padding, and any other.
    var tail: [Int] { [packet.padding, packet.trailing] }
    /// The records that began and completed it.
    var records: [Int]? { packet.context.map { [$0.firstRecord, $0.record.number] } }
    /// How its bytes came.
    var delivery: ValueDelivery? { packet.context?.delivery }
}

/// Keeps everything a dissection hands on.
final class SeenCollector: PacketSink {
    var packets: [Seen] = []
    var adverts: [Advertisement] = []
    var closed: [LinkID] = []
    var doubts = 0
    var heard: [Advertisement] = []
    var events: [LinkEvent] = []

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        packets.append(Seen(packet: packet, frame: frameBytes.array, payloadBytes: payloadBytes.array))
    }

    func advertisement(_ advertisement: Advertisement, source: String) { adverts.append(advertisement) }

    func closed(_ link: Link) { closed.append(link.id) }

    func clockIsDoubtful() { doubts += 1 }

    func heard(_ advertisement: Advertisement, source: String) { heard.append(advertisement) }

    func event(_ event: LinkEvent, source: String) { events.append(event) }
}

extension ValueDelivery {
    /// A delivery with every property given.
    static func of(
        _ values: Int, offset: Int = 0, framesBefore: Int = 0, skipped: Int = 0, last: Int, longest: Int? = nil,
        pause: Int64 = 0, waited: Int64 = 0, unfinished: Int64 = 0
    ) -> ValueDelivery {
        var delivery = ValueDelivery(valueLength: last)
        delivery.values = values
        delivery.offset = offset
        delivery.longestPause = pause
        delivery.framesBefore = framesBefore
        delivery.skipped = skipped
        delivery.longestValue = longest ?? last
        delivery.waited = waited
        delivery.waitedUnfinished = unfinished
        return delivery
    }
}
