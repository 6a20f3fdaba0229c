import BitchatFrame

/// What one app, or the specification, accepts: limits, switches, and the order of checks.
package struct GateProfile: Sendable, Hashable {
    /// Which profile this is.
    package var name: Name
    /// The checks before a frame reaches its handler, in order.
    package var ingress: [GateCheck]
    /// The checks of the handlers, in order.
    package var delivery: [GateCheck]
    /// The largest clock difference accepted, in milliseconds; any on Android, which does not ask.
    package var skew: Int64
    /// Whether a frame with ttl 0 that is no request counts as an answer without the flag.
    package var takesLegacyResponses: Bool
    /// Whether a ttl-7 announce by another author than the link's owner is judged as its author (docs/protocol.md 5.2 row 4).
    package var attributesDirectAnnounces: Bool
    /// The age limits of announces, leaves, messages and voice frames, where there are any.
    package var announceAge: AgeLimit?, leaveAge: AgeLimit?, messageAge: AgeLimit?, voiceAge: AgeLimit?
    /// The types that want a signature.
    package var signedTypes: [MessageType]

    /// The names of the profiles, as in options and NDJSON.
    package enum Name: String, Sendable, Hashable, CaseIterable {
        /// The specification.
        case spec
        /// The iOS app.
        case ios
        /// The Android app.
        case android
    }
}

extension GateProfile {
    /// What the specification says and no more: window, clock, requests link-local and limited.
    package static let spec = GateProfile(
        name: .spec, ingress: [.windowOrClock], delivery: [.requestTTL, .payloadLayout, .requestRate],
        skew: ProtocolLimits.specSkew, takesLegacyResponses: true, attributesDirectAnnounces: false,
        announceAge: nil, leaveAge: nil, messageAge: nil, voiceAge: nil, signedTypes: [])

    /// What the iOS app does (docs/protocol.md 5.2 to 5.4 and chapter 6).
    package static let ios = GateProfile(
        name: .ios,
        ingress: [.echo, .requestSource, .windowOrClock, .linkBinding, .ingressRepeat],
        delivery: [
            .handledRepeat, .announceLayout, .announceIdentity, .announceAge, .contentAge, .requestTTL, .signature, .keyChange,
            .payloadLayout, .linkRebinding, .requestRate,
        ],
        skew: ProtocolLimits.iosSkew, takesLegacyResponses: false, attributesDirectAnnounces: true,
        announceAge: AgeLimit(past: ProtocolLimits.iosAnnounceAge, future: nil), leaveAge: nil,
        messageAge: AgeLimit(past: ProtocolLimits.iosMessageAge, future: nil),
        voiceAge: AgeLimit(past: ProtocolLimits.voiceAge, future: nil),
        signedTypes: [.announce, .message, .leave, .fileTransfer, .voiceFrame, .requestSync])

    /// What the Android app does (docs/protocol.md chapter 7 rows 2 to 4 and 34, 5.7, 5.8 W9).
    package static let android = GateProfile(
        name: .android,
        ingress: [
            .ownSender, .leaveAge, .prefixRepeat, .announceAge, .announceLayout, .announceKeyLength,
            .announceIdentity, .signature, .keyChange, .prefixMemory,
        ],
        delivery: [.contentAge, .payloadLayout],
        skew: .max, takesLegacyResponses: false, attributesDirectAnnounces: false,
        announceAge: AgeLimit(ProtocolLimits.androidAnnounceAge), leaveAge: AgeLimit(ProtocolLimits.androidLeaveAge),
        messageAge: nil, voiceAge: AgeLimit(ProtocolLimits.voiceAge),
        signedTypes: [.announce, .message, .leave, .fileTransfer, .voiceFrame])
}
