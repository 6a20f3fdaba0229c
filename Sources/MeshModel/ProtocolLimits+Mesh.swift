import BitchatFrame

/// What the state machines of this module are limited to. Times are milliseconds.
extension ProtocolLimits {
    // Fragments (docs/protocol.md chapter 7, 25 to 28; 7 to 9).

    /// The largest fragment total iOS takes.
    package static let fragmentTotalIOS = 10_000
    /// The largest fragment total Android takes.
    package static let fragmentTotalAndroid = 256
    /// The most bytes one fragment stream may hold, except media on iOS.
    package static let fragmentSetBytes = 1_048_576
    /// The most bytes a stream of a file or a Noise message may hold on iOS: a whole framed file.
    package static let fragmentMediaSetBytes = 1_179_760
    /// The most bytes all fragment streams may hold on Android.
    package static let fragmentTotalBytesAndroid = 4_194_304
    /// The open fragment streams of iOS; the oldest gives way.
    package static let fragmentSetsIOS = 128
    /// The open fragment streams of Android; a new one is refused.
    package static let fragmentSetsAndroid = 64
    /// How long a stream is kept after its first fragment, inclusive.
    package static let fragmentLifetime: Int64 = 30_000
    /// How long a stream goes without a new index before it is asked for, inclusive.
    package static let fragmentStall: Int64 = 5_000
    /// How long after it was asked for a stream may be asked for again, inclusive.
    package static let fragmentRetry: Int64 = 10_000
    /// The stream IDs that one request may name (docs/protocol.md 4.2).
    package static let fragmentRequestIDs = 60

    // Requests and their answers (docs/protocol.md chapter 7, 5, 6).

    /// How old a request may be for its answers to count, inclusive.
    package static let responseWindow: Int64 = 30_000
    /// The peers with a pending request that are kept; this project's own bound.
    package static let pendingRequests = 1_024
    /// The answers given to one peer within `answerPeriod`.
    package static let answersPerPeriod = 8
    /// The span in which answers are counted; an answer exactly this old still counts.
    package static let answerPeriod: Int64 = 30_000
    /// The peers whose answers are counted; this project's own bound.
    package static let answeredPeers = 1_024

    // The gate (docs/protocol.md chapter 7, 1 to 4, 33, 34, 38 to 40).

    /// The largest clock difference iOS accepts.
    package static let skewIOS: Int64 = 120_000
    /// The largest clock difference the specification accepts: less than two minutes.
    package static let skewSpecification: Int64 = 119_999
    /// How long an accepted frame is a duplicate at ingress on iOS, inclusive.
    package static let ingressDuplicate: Int64 = 3_000
    /// The frames remembered for `ingressDuplicate`, and how many stay when there are more; this project's own bound.
    package static let ingressDuplicates = (most: 4_096, kept: 3_072)
    /// How long a handled frame is a duplicate, inclusive.
    package static let handledDuplicate: Int64 = 300_000
    /// The frames iOS remembers for `handledDuplicate`, and how many stay when there are more.
    package static let handledDuplicates = (most: 1_000, kept: 750)
    /// The frames Android remembers.
    package static let androidDuplicates = 10_000
    /// How old an announce may be on iOS.
    package static let announceAgeIOS: Int64 = 900_000
    /// How far an announce's time may differ on Android.
    package static let announceAgeAndroid: Int64 = 600_000
    /// How far a leave's time may differ on Android.
    package static let leaveAgeAndroid: Int64 = 300_000
    /// How old a public message may be on iOS: six hours.
    package static let messageAgeIOS: Int64 = 21_600_000
    /// How old a voice frame may be.
    package static let voiceAge: Int64 = 30_000
    /// How long after a rebind a link keeps its owner.
    package static let rebindCooldown: Int64 = 60_000
    /// The links whose owner is kept; this project's own bound.
    package static let boundLinks = 1_024
    /// The peers whose keys are kept; this project's own bound.
    package static let knownPeers = 4_096
}
