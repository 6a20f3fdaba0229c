import BitchatFrame

/// What the state machines of this module are limited to; times are milliseconds, bounds inclusive unless they say otherwise.
extension ProtocolLimits {
    /// The bytes of one fragment stream, so that it cannot outgrow a frame (docs/protocol.md 3.6, chapter 7 row 27).
    ///
    /// On iOS the stream of a file or a Noise message may be as large as a framed file: `iosPayload`.
    package static let fragmentSetBytes = 1_048_576
    /// The bytes of all fragment streams together on Android (docs/protocol.md 3.6, chapter 7 row 27).
    package static let androidFragmentBytes = 4_194_304
    /// The open fragment streams of iOS; the oldest gives way (docs/protocol.md 3.6, chapter 7 row 26).
    package static let iosFragmentSets = 128
    /// The open fragment streams of Android; a new one is refused (docs/protocol.md 3.6, chapter 7 row 26).
    package static let androidFragmentSets = 64
    /// How long a stream is kept after its first fragment (docs/protocol.md 3.6, chapter 7 row 28).
    package static let fragmentLifetime: Int64 = 30_000
    /// How long a stream goes without a new index before it is asked for (docs/protocol.md 4.6, chapter 7 row 7).
    package static let fragmentStall: Int64 = 5_000
    /// How long after it was asked for a stream may be asked for again (docs/protocol.md 4.6, chapter 7 row 8).
    package static let fragmentRetry: Int64 = 10_000

    /// How old a request may be for its answers to count (docs/protocol.md 5.1, chapter 7 row 5).
    package static let responseWindow: Int64 = 30_000
    /// The pending requests kept; a bound of this project, as the apps keep one for each peer.
    package static let pendingRequests = 1_024
    /// The answers that one peer may have within `answerPeriod` (docs/protocol.md 5.4, chapter 7 row 6).
    package static let answersPerPeriod = 8
    /// The span in which answers are counted (docs/protocol.md 5.4, chapter 7 row 6).
    package static let answerPeriod: Int64 = 30_000
    /// The peers whose answers are counted; a bound of this project.
    package static let answeredPeers = 1_024

    /// The clock difference that iOS accepts (docs/protocol.md 5.2 row 6, chapter 7 row 1).
    package static let iosSkew: Int64 = 120_000
    /// The clock difference that the specification accepts, "less than two minutes" (docs/protocol.md chapter 7 row 1).
    package static let specSkew: Int64 = 119_999
    /// How long a frame that came in is a repeat on iOS (docs/protocol.md 5.2 row 8, chapter 7 row 33).
    package static let ingressRepeat: Int64 = 3_000
    /// The frames remembered for `ingressRepeat`, and how many stay when there are more; a bound of this project.
    package static let ingressRepeats = (most: 4_096, kept: 3_072)
    /// How long a frame that was handled is a repeat (docs/protocol.md 5.2 row 9, chapter 7 row 34).
    package static let handledRepeat: Int64 = 300_000
    /// The frames iOS remembers so, and how many stay when there are more (docs/protocol.md 5.2 row 9, chapter 7 row 34).
    package static let handledRepeats = (most: 1_000, kept: 750)
    /// The frames Android remembers (docs/protocol.md chapter 7 row 34).
    package static let androidRepeats = 10_000
    /// How often Android looks for frames to forget (docs/protocol.md chapter 7 row 34).
    package static let repeatSweep: Int64 = 300_000
    /// How old an announce may be on iOS (docs/protocol.md 5.2, chapter 7 row 2).
    package static let iosAnnounceAge: Int64 = 900_000
    /// How far an announce's time may differ on Android (docs/protocol.md chapter 7 row 2).
    package static let androidAnnounceAge: Int64 = 600_000
    /// How far a leave's time may differ on Android (docs/protocol.md chapter 7 row 3).
    package static let androidLeaveAge: Int64 = 300_000
    /// How old a message may be on iOS: six hours (docs/protocol.md 5.2, chapter 7 row 39).
    package static let iosMessageAge: Int64 = 21_600_000
    /// How old a voice frame may be; on Android also how far ahead (docs/protocol.md 3.15, chapter 7 row 4).
    package static let voiceAge: Int64 = 30_000
    /// How long after a rebind a link keeps its owner; exclusive (docs/protocol.md 5.8 W5, chapter 7 row 38).
    package static let rebindCooldown: Int64 = 60_000
    /// The links whose owner is kept; a bound of this project.
    package static let boundLinks = 1_024
    /// The peers whose keys are kept; a bound of this project.
    package static let knownPeers = 4_096

    /// The packets kept for sync, by type, on iOS: messages, fragments, then the others (docs/protocol.md 5.5, chapter 7 row 42).
    package static let syncMessages = 1_000, syncFragments = 600, syncOthers = 200
    /// The packets of each type that Android keeps for sync (docs/protocol.md 5.5, chapter 7 row 42).
    package static let androidSyncPackets = 500
    /// The announces kept for sync; a bound of this project, as iOS keeps one for each peer.
    package static let syncAnnounces = 1_024
    /// The payload bytes that a store of packets keeps, the oldest given up first; a bound of this project.
    package static let syncStoreBytes = 33_554_432
    /// How old a message or group message may be to be served (docs/protocol.md 5.5, chapter 7 row 39).
    package static let syncMessageAge: Int64 = 21_600_000
    /// How old a fragment, a file or an announce may be to be served (docs/protocol.md 5.5, chapter 7 row 40).
    package static let syncFragmentAge: Int64 = 900_000
    /// How old a prekey bundle may be to be served (docs/protocol.md 5.5, chapter 7 row 41).
    package static let syncPrekeyAge: Int64 = 86_400_000
    /// How old an announce may be to be kept on iOS; an older one goes, and its author's packets with it (docs/protocol.md 5.5).
    package static let iosPresence: Int64 = 60_000
    /// The same on Android (docs/protocol.md 5.5, chapter 8 row 44).
    package static let androidPresence: Int64 = 180_000
    /// How often stale announces are looked for (docs/protocol.md 5.5).
    package static let syncSweep: Int64 = 60_000
    /// The bytes of a filter that is sent (docs/protocol.md 4.4, chapter 7 row 12).
    package static let syncFilterBudget = 400
    /// The rate of false positives aimed at, which gives P = 7 (docs/protocol.md 4.4).
    package static let syncFalsePositives = 0.01
}
