import BitchatFrame
import BitchatPayload
import Dissection
import MeshModel
import WireFormat

/// A packet marked RSR, and the requests that it may answer (docs/protocol.md 5.1).
///
/// Frames rebuilt from fragments are left out, since their fragments were judged already; so are packets of which it is not known
/// who received them, or when.
struct MarkedAnswer {
    /// Its header.
    let header: FrameHeader
    /// Where it was seen.
    let arrival: PacketInHand.Arrival
    /// When it was seen, in milliseconds; with `--now` every request that was seen counts as open.
    let now: Int64
    /// The requests that went the other way on its link and are at most 30.000 s old, oldest first.
    let requests: [RequestLog.Entry]
    /// The type of the frame that a fragment was cut from; nil for other packets.
    ///
    /// An answer above the link limit is cut too, and its fragments are marked as it was (docs/protocol.md 3.6).
    let originalType: MessageType?
    /// The stream of a fragment.
    let stream: FragmentID?

    /// Reads a packet; nil when it is no marked answer.
    init?(_ packet: borrowing DissectedPacket, _ mesh: MeshState) {
        guard let header = packet.header, header.flags.contains(.rsr), packet.frame != nil, packet.reassembly == nil,
            let arrival = mesh.inHand.arrival, arrival.direction == .sent || arrival.direction == .received,
            let now = mesh.now, !mesh.clockIsDoubtful
        else { return nil }
        if case .historical = packet.payload { return nil }
        self.header = header
        self.arrival = arrival
        self.now = now
        requests = Self.open(mesh.requests.answerable(by: arrival), at: now)
        if case .fragment(let fragment) = packet.payload {
            originalType = fragment.originalType
            stream = FragmentID(value: fragment.stream)
        } else {
            originalType = nil
            stream = nil
        }
    }

    /// Those of `requests` whose answers are still accepted at `now`.
    static func open(_ requests: [RequestLog.Entry], at now: Int64) -> [RequestLog.Entry] {
        requests.filter { now - $0.time <= ProtocolLimits.responseWindow }
    }

    /// The open requests for packets of its type, or for the packet that a fragment was cut from.
    var wanting: [RequestLog.Entry] { requests.filter { wants(header.type, $0) || wantsOriginal($0) } }

    /// Whether a request asks for packets like the one a fragment was cut from.
    func wantsOriginal(_ request: RequestLog.Entry) -> Bool { originalType.map { wants($0, request) } ?? false }

    /// Whether a request asks for packets of `type`.
    func wants(_ type: MessageType, _ request: RequestLog.Entry) -> Bool { request.types.contains(type) }
}
