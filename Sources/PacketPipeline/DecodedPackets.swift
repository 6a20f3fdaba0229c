import Dissection
import LinkLayers
import WireFormat

/// What a dissection found, kept in order with its bytes until the next stage takes it.
final class DecodedPackets {
    /// One thing that was found.
    private enum Entry {
        /// The next of `packets`.
        case packet
        case advertisement(Advertisement, source: String)
        case heard(Advertisement, source: String)
        case event(LinkEvent, source: String)
        case closed(Link)
        case clockIsDoubtful
    }

    /// Where the bytes of one packet stand.
    struct Place {
        var frame: ByteRange
        var payload: ByteRange
    }

    /// The packets at the index of their place.
    private var packets: [DissectedPacket] = []
    private(set) var places: [Place] = []
    private(set) var bytes: [UInt8] = []
    private var entries: [Entry] = []
    /// Which of `packets` are prepared before they are judged.
    private var toPrepare: [Int] = []

    /// How many things were found.
    var count: Int { entries.count }

    /// Whether there is something to do before the packets are judged.
    var needsPreparation: Bool { !toPrepare.isEmpty }

    /// Whether it takes no more memory than most packets need.
    var isOfUsualSize: Bool { bytes.capacity <= Self.usualSize }

    private static let usualSize = 1 << 20

    /// Takes one packet, with this hash of its payload; `needsPreparation` where something is to be done before it is judged.
    func packet(
        _ packet: DissectedPacket, hash: UInt64?, _ frameBytes: RawSpan, _ payloadBytes: RawSpan, needsPreparation: Bool = false
    ) {
        let frame = keep(frameBytes)
        let payload = payloadBytes.isIdentical(to: frameBytes) ? frame : keep(payloadBytes)
        if needsPreparation { toPrepare.append(packets.count) }
        packets.append(packet)
        packets[packets.count - 1].payloadHash = hash
        places.append(Place(frame: frame, payload: payload))
        entries.append(.packet)
    }

    func advertisement(_ advertisement: Advertisement, source: String) {
        entries.append(.advertisement(advertisement, source: source))
    }

    func heard(_ advertisement: Advertisement, source: String) { entries.append(.heard(advertisement, source: source)) }

    func event(_ event: LinkEvent, source: String) { entries.append(.event(event, source: source)) }

    func closed(_ link: Link) { entries.append(.closed(link)) }

    func clockIsDoubtful() { entries.append(.clockIsDoubtful) }

    /// Does before the packets are judged what is to be done for some of them.
    func prepare(_ preparation: any PacketPreparation) {
        bytes.withRawSpan { bytes in
            for index in toPrepare { withPacket(index, bytes) { preparation.prepare($0, $1, $2) } }
        }
    }

    /// Hands everything to `sink` as it was found.
    func replay(into sink: any PacketSink) {
        var next = 0
        bytes.withRawSpan { bytes in
            for entry in entries {
                switch entry {
                case .packet:
                    withPacket(next, bytes) { sink.packet($0, $1, $2) }
                    next += 1
                case .advertisement(let advertisement, let source): sink.advertisement(advertisement, source: source)
                case .heard(let advertisement, let source): sink.heard(advertisement, source: source)
                case .event(let event, let source): sink.event(event, source: source)
                case .closed(let link): sink.closed(link)
                case .clockIsDoubtful: sink.clockIsDoubtful()
                }
            }
        }
    }

    /// Empties it and keeps its memory.
    func clear() {
        packets.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        bytes.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        toPrepare.removeAll(keepingCapacity: true)
    }

    private func withPacket(_ index: Int, _ bytes: RawSpan, _ body: (DissectedPacket, RawSpan, RawSpan) -> Void) {
        let place = places[index]
        bytes.withBytes(place.frame) { frame in
            bytes.withBytes(place.payload) { payload in body(packets[index], frame, payload) }
        }
    }

    private func keep(_ span: RawSpan) -> ByteRange {
        let range = ByteRange(bytes.count, span.byteCount)
        bytes.append(span.whole, of: span)
        return range
    }
}
