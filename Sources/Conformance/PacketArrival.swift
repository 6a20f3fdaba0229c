import BitchatFrame
import BitchatPayload
import Dissection
import MeshModel
import WireFormat

/// A packet on its way to the gates: one arrival, in which only what the apps read differently is set for each profile.
///
/// One value for all packets, filled anew for each.
struct PacketArrival {
    /// The arrival as the profile that was set last sees it.
    private(set) var arrival = GateArrival(
        header: FrameHeader(
            version: 1, type: .message, ttl: 0, timestamp: 0, flags: [], payloadLength: 0, sender: PeerID(value: 0)))
    /// The author and number of the fragments it was put together from, if it came so.
    private(set) var rebuilt: (outer: PeerID, count: Int)?
    private var check = SignatureCheck(.notChecked)
    private var claims: AnnounceClaims?
    private var isReadable = true, isReadableOnAndroid = true
    private let isForAndroid: Bool

    /// Makes room for packets on their way to gates that include Android's if `isForAndroid`.
    init(isForAndroid: Bool) { self.isForAndroid = isForAndroid }

    /// Takes the packet that `mesh` has in hand, with this inflated payload.
    mutating func take(_ header: FrameHeader, _ packet: borrowing DissectedPacket, _ payload: RawSpan, _ mesh: MeshState) {
        arrival.header = header
        arrival.link = mesh.inHand.arrival?.link.serial
        arrival.payloadDigest = mesh.payloadDigest
        if isForAndroid { arrival.prefixKey = PrefixDuplicateKey(header, payload: payload) }
        rebuilt = packet.reassembly.map { ($0.outer.sender, $0.records.count) }
        check = Self.told(mesh.signature, header.type, isCaptured: packet.isCaptured && mesh.inHand.arrival != nil)
        claims = mesh.claims
        if claims == nil { arrival.claim = nil }
        isReadable = packet.error == nil
        isReadableOnAndroid = !isForAndroid || Self.androidDecodes(header.type, packet.error, payload)
    }

    /// Sets what this profile's app reads.
    @inline(__always)
    mutating func set(for profile: GateProfile.Name) {
        arrival.signature = check.state(for: profile)
        if let claims { arrival.claim = claims.claim(for: profile) }
        arrival.payloadDecodes = if case .android = profile { isReadableOnAndroid } else { isReadable }
    }

    /// What the gates are told of the signature.
    ///
    /// In a capture a missing key proves nothing, since its owner may have announced it before the capture began.
    private static func told(_ check: SignatureCheck?, _ type: MessageType, isCaptured: Bool) -> SignatureCheck {
        guard var check else { return SignatureCheck(.notChecked) }
        guard type != .announce, isCaptured else { return check }
        if check.received == .noKey { check.received = .notChecked }
        if check.reencoded == .noKey { check.reencoded = .notChecked }
        return check
    }

    /// Whether the Android app can read the payload, of the types that it reads (docs/protocol.md 13.4, 13.6).
    private static func androidDecodes(_ type: MessageType, _ error: DecodeError?, _ payload: RawSpan) -> Bool {
        switch type {
        case .fragment: (try? FragmentPayload(android: payload, payload.whole)) != nil
        case .requestSync: (try? AndroidRequestSync(decoding: payload, payload.whole)) != nil
        case .voiceFrame: error?.layer != .payload
        default: true
        }
    }
}
