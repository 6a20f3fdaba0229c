import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

extension Signatures {
    /// The key that `frame` has to be signed with; `payload` is its inflated payload.
    ///
    /// An announce's own key, for any other frame the one pinned for its author. Nil when it is unknown or not to be trusted. With it
    /// a signature can be tried over other bytes than those it should cover (docs/protocol.md 2.8).
    package func key(of frame: Frame, payload: RawSpan) -> Ed25519PublicKey? {
        guard frame.header.type == .announce else { return keys.keys(of: frame.header.sender)?.signing.flatMap(Self.usable) }
        return (try? AndroidAnnounce(decoding: payload, payload.whole)).flatMap { Self.usable(payload.array($0.signingKey)) }
    }

    private static func usable(_ raw: [UInt8]) -> Ed25519PublicKey? {
        raw.withRawSpan { Ed25519KeyFault(of: $0) == nil ? Ed25519PublicKey($0) : nil }
    }
}
