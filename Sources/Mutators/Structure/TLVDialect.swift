import BitchatFrame

/// How a TLV list writes its lengths (docs/protocol.md chapters 3 and 4).
package enum TLVDialect: UInt8, Sendable, Hashable {
    /// One byte: announces and what stands inside Noise messages.
    case oneByte
    /// Two bytes: requests, envelopes, posts, bundles, group messages and carried events.
    case twoBytes
    /// Two bytes, but four for field 04: files.
    case file

    /// The dialect of a type's payload, or nil when that is no list.
    package init?(_ type: MessageType) {
        switch type {
        case .announce, .announceV2: self = .oneByte
        case .requestSync, .courierEnvelope, .boardPost, .prekeyBundle, .groupMessage, .nostrCarrier: self = .twoBytes
        case .fileTransfer: self = .file
        default: return nil
        }
    }

    /// The bytes of the length of a field of `kind`.
    package func lengthWidth(_ kind: UInt8) -> Int {
        switch self {
        case .oneByte: 1
        case .twoBytes: 2
        case .file: kind == 0x04 ? 4 : 2
        }
    }
}
