import MeshModel

extension ReasonTopic {
    /// Refusals for who a packet is from, and what it consists of.
    static func identity(_ reason: VerdictReason) -> Text {
        switch reason {
        case .selfLoopback:
            (
                "The packet names the receiver itself as its author.", "No such rule.",
                "Dropped, unless it is marked as an answer and has ttl 0.", "Dropped always.", "docs/protocol.md 5.2, 13.5"
            )
        case .senderMismatch:
            (
                "A sync request came over a link that belongs to another peer than the request names as its author.",
                "Silent.", "Dropped; on a link whose owner is not known the check is left out.", "Not checked.",
                "docs/protocol.md 5.2, 5.4"
            )
        case .missingSignature:
            (
                "The packet has no signature, and its type wants one.", "Silent.",
                "Announces, messages, leaves, files, voice frames and sync requests are dropped without one.",
                "Announces, messages, leaves, files and voice frames are dropped without one.", "docs/protocol.md 3.0, 2.8"
            )
        case .invalidSignature:
            (
                "The signature does not verify with the author's signing key over the frame as it is encoded for signing.",
                "Silent.", "Dropped.", "Dropped, and not relayed either.", "docs/protocol.md 2.8"
            )
        case .unknownKey:
            (
                "The type wants a signature, and no announce has told the author's signing key yet.", "Silent.",
                "Dropped until the announce has come.", "Dropped until the announce has come.", "docs/protocol.md 2.8, 6"
            )
        case .identityMismatch:
            (
                "An announce names an author who is not the peer that its Noise key belongs to: a peer ID is the first 8 bytes of the "
                    + "key's SHA-256.",
                "Silent.", "Dropped.", "Dropped.", "docs/protocol.md 6"
            )
        case .keyChange:
            (
                "An announce has another key than the one that is known of its author.", "Silent.",
                "Dropped: the first key stays, unless a Noise session proved another.", "Dropped.", "docs/protocol.md 6"
            )
        case .nonzeroTTL:
            (
                "A sync request has hops left, so that it was relayed or could be.", "A request always has ttl 0.",
                "Not answered.", "Answered: ttl is not looked at.", "docs/protocol.md 5.4"
            )
        default:
            (
                "The frame, or the payload that its type promises, does not decode; the packet's error says where.",
                "Refused where the layout is the specification's.", "Dropped by the decoder or by the type's handler.",
                "Dropped; the Android decoder is stricter in some places and more lenient in others.", "docs/protocol.md 2.6, 8"
            )
        }
    }
}
