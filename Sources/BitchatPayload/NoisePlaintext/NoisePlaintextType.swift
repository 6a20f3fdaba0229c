/// The first byte of a Noise plaintext; open, so that unknown types survive (docs/protocol.md 3.5).
package struct NoisePlaintextType: RawRepresentable, Sendable, Hashable {
    /// The byte.
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A private text.
    package static let privateMessage = NoisePlaintextType(rawValue: 0x01)
    /// A text was read.
    package static let readReceipt = NoisePlaintextType(rawValue: 0x02)
    /// A text has arrived.
    package static let delivered = NoisePlaintextType(rawValue: 0x03)
    /// A group's state for a new member.
    package static let groupInvite = NoisePlaintextType(rawValue: 0x06)
    /// A group's state with a new key.
    package static let groupKeyUpdate = NoisePlaintextType(rawValue: 0x07)
    /// A burst of live voice.
    package static let voiceFrame = NoisePlaintextType(rawValue: 0x08)
    /// The number that private files had before their release; only read.
    package static let oldPrivateFile = NoisePlaintextType(rawValue: 0x09)
    /// A question for a proof of identity.
    package static let verifyChallenge = NoisePlaintextType(rawValue: 0x10)
    /// The answer to it.
    package static let verifyResponse = NoisePlaintextType(rawValue: 0x11)
    /// Words for other peers.
    package static let vouch = NoisePlaintextType(rawValue: 0x12)
    /// A private file.
    package static let privateFile = NoisePlaintextType(rawValue: 0x20)
    /// What an announce says, authenticated.
    package static let peerState = NoisePlaintextType(rawValue: 0x21)

    /// The name used in NDJSON, or nil for a type no app knows.
    package var name: StaticString? {
        switch self {
        case .privateMessage: "privateMessage"
        case .readReceipt: "readReceipt"
        case .delivered: "delivered"
        case .groupInvite: "groupInvite"
        case .groupKeyUpdate: "groupKeyUpdate"
        case .voiceFrame: "voiceFrame"
        case .oldPrivateFile, .privateFile: "privateFile"
        case .verifyChallenge: "verifyChallenge"
        case .verifyResponse: "verifyResponse"
        case .vouch: "vouch"
        case .peerState: "peerState"
        default: nil
        }
    }
}
