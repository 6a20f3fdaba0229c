import BitchatFrame
import MeshModel
import WireFormat

/// What one app reads in a packet, and what follows from it at every node alike; found out when it is first asked for.
final class PacketReading {
    /// Where the frame's parts stand in `bytes`; the ttl is that of one copy.
    let frame: Frame
    /// What it says; the ttl is that of one copy.
    let contents: FrameContents
    private let bytes: [UInt8]
    /// What the signature comes to, of an announce; of others, by the key it is held to.
    private var ownCheck: SignatureCheck?
    private var checks: [(key: [UInt8]?, check: SignatureCheck)] = []
    private var arrivals: [(profile: GateProfile.Name, arrival: GateArrival)] = []
    private var stored: SyncPacket??

    /// Makes the reading of the frame that `bytes` are.
    init(_ frame: Frame, _ contents: FrameContents, _ bytes: [UInt8]) {
        self.frame = frame
        self.contents = contents
        self.bytes = bytes
    }

    /// The packet as a copy with `ttl` hops left says it.
    func contents(ttl: UInt8) -> FrameContents {
        var copy = contents
        copy.ttl = ttl
        return copy
    }

    /// The packet as sync keeps it; nil where it keeps none.
    func stored(_ codec: MeshCodec) -> SyncPacket? {
        if let stored { return stored }
        let packet = SyncPacket(contents, codec.hasher).map { codec.stored.shared($0) }
        stored = packet
        return packet
    }

    /// The packet as the gate of a profile sees a copy of it on `link`; `key` is the one pinned for its author.
    func arrival(
        ttl: UInt8, on link: Int, pinned key: [UInt8]?, for profile: GateProfile.Name, _ codec: MeshCodec
    ) -> GateArrival {
        var arrival = arrival(for: profile, codec)
        arrival.header.ttl = ttl
        arrival.link = link
        arrival.signature = check(pinned: key, codec).state(for: profile)
        return arrival
    }

    /// Takes it as known that the signature is the author's, made with `key` by this simulation itself.
    ///
    /// Only of a payload that is not compressed: of one that is, the apps may answer differently (docs/protocol.md 2.8).
    func vouch(_ key: [UInt8]?) {
        guard frame.signature != nil, frame.originalSize == nil, let key else { return }
        if frame.header.type == .announce {
            ownCheck = SignatureCheck(.valid)
        } else {
            checks.append((key, SignatureCheck(.valid)))
        }
    }

    private func arrival(for profile: GateProfile.Name, _ codec: MeshCodec) -> GateArrival {
        for known in arrivals where known.profile == profile { return known.arrival }
        let arrival = contents.payload.withRawSpan {
            GateArrival(frame.header, payload: $0, link: nil, signature: .notChecked, for: profile, codec.hasher)
        }
        arrivals.append((profile, arrival))
        return arrival
    }

    /// What the signature comes to under `key`; an announce brings its own.
    private func check(pinned key: [UInt8]?, _ codec: MeshCodec) -> SignatureCheck {
        if frame.header.type == .announce {
            if let ownCheck { return ownCheck }
            let check = verify(nil, codec)
            ownCheck = check
            return check
        }
        for known in checks where known.key == key { return known.check }
        let check = verify(key, codec)
        checks.append((key, check))
        return check
    }

    private func verify(_ key: [UInt8]?, _ codec: MeshCodec) -> SignatureCheck {
        contents.payload.withRawSpan { payload in
            bytes.withRawSpan { codec.signatures.check(frame, in: $0, payload: payload, pinned: key) }
        }
    }
}
