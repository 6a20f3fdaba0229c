import BitchatFrame
import BitchatPayload
import Hashes
import MeshModel
import MeshSimulation

/// What mallory does to ada: answers that nobody asked for, come late, or are forged, at times drawn from the seed.
///
/// Link 1 is mallory's own; on link 0 frames arrive as if bo had sent them. An insider has announced itself, and so is asked
/// by ada like any peer.
struct Attack {
    /// One frame put into a link.
    struct Strike {
        var frame: [UInt8]
        var link: Int
        var time: Int64
    }

    let strikes: [Strike]
    /// The first halves of the IDs of packets that their claimed authors did not sign.
    let forged: Set<UInt64>

    init(_ cast: Cast, during span: ClosedRange<Int64>, _ archive: [FrameContents], _ random: inout SeededGenerator) {
        var strikes: [Strike] = []
        var forged: Set<UInt64> = []
        if random.happens(500) {
            let time = random.number(in: span)
            let announce = cast.packet(.announce, cast.mallory.announcement(), by: cast.mallory, at: time)
            strikes.append(Strike(frame: cast.encoder.encode(announce) ?? [], link: 1, time: time))
        }
        for _ in 0..<random.number(in: 3...8) {
            let time = random.number(in: span.lowerBound - 2_000...span.upperBound + 20_000)
            let link = random.happens(500) ? 1 : 0
            let (packet, isForged) = Self.answer(cast, archive, at: time, link, &random)
            if isForged, let id = SyncPacket(packet, cast.codec.hasher)?.id.high { forged.insert(id) }
            strikes.append(Strike(frame: cast.encoder.encode(packet) ?? [], link: link, time: time))
        }
        self.strikes = strikes
        self.forged = forged
    }

    private static func answer(
        _ cast: Cast, _ archive: [FrameContents], at time: Int64, _ link: Int, _ random: inout SeededGenerator
    ) -> (FrameContents, isForged: Bool) {
        let made = time - random.number(in: 0...18_000_000)
        let text = Array("mallory \(random.next())".utf8)
        var packet: FrameContents
        var isForged = false
        switch random.number(in: 0...5) {
        case 0: packet = cast.packet(.message, text, by: cast.mallory, at: made)
        case 1:
            packet = cast.packet(.message, text, by: random.happens(500) ? cast.bo : cast.cleo, at: made)
            packet.signature?[0] ^= 1
            isForged = true
        case 2:
            packet = cast.packet(.message, text, by: cast.cleo, at: made)
            packet.signature = nil
            isForged = true
        case 3: packet = archive.randomElement(using: &random) ?? cast.packet(.message, text, by: cast.mallory, at: made)
        case 4 where link == 1: packet = request(cast, at: time)
        case 4: packet = cast.packet(.announce, cast.mallory.announcement(), by: cast.mallory, at: time - 1_000)
        default: packet = fragment(random.happens(500) ? cast.mallory : cast.bo, text, at: made, &random)
        }
        packet.ttl = 0
        packet.isSyncResponse = packet.type == .requestSync || random.happens(800)
        return (packet, isForged)
    }

    /// A request flagged as an answer, which asks for everything.
    private static func request(_ cast: Cast, at time: Int64) -> FrameContents {
        let payload = RequestSyncPayload.encode(p: 7, m: 1, filter: [], types: .everything, since: nil, fragmentIDs: nil)
        var request = cast.packet(.requestSync, payload, by: cast.mallory, at: time, ttl: 0)
        request.recipient = cast.ada.id.bytes
        return cast.mallory.signed(request, cast.encoder)
    }

    /// One of two fragments, so that nothing is ever put together from it.
    private static func fragment(
        _ author: SimulatedIdentity, _ text: [UInt8], at time: Int64, _ random: inout SeededGenerator
    ) -> FrameContents {
        let payload = FragmentPayload.encode(stream: random.next(), index: 0, total: 2, originalType: .message, data: text)
        return FrameContents(type: .fragment, timestamp: UInt64(time), sender: author.id.bytes, payload: payload)
    }
}
