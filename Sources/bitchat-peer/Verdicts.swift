/// What a profile is to answer, from the rules and not from this project's gate.
///
/// The rules are those of docs/protocol.md 5.2 and chapter 7, and of docs/request-sync-manager.md.
struct Verdict {
    /// Whether the value is accepted.
    let accepts: Bool
    /// The reason as NDJSON names it.
    let reason: String

    /// The value is accepted.
    static func takes(_ reason: String) -> Verdict { Verdict(accepts: true, reason: reason) }
    /// The value is refused.
    static func refuses(_ reason: String) -> Verdict { Verdict(accepts: false, reason: reason) }

    fileprivate var json: String { "{\"accept\":\(accepts),\"reason\":\"\(reason)\"}" }
}

/// The answers of the three profiles.
struct Verdicts {
    /// Each profile's answer.
    let spec: Verdict, ios: Verdict, android: Verdict

    /// As the NDJSON of a packet has them.
    var json: String { "{\"spec\":\(spec.json),\"ios\":\(ios.json),\"android\":\(android.json)}" }
}

extension Verdicts {
    /// A recent announce or leave: all three compare its time with their clocks.
    static let fresh = Verdicts(spec: .takes("freshTimestamp"), ios: .takes("freshTimestamp"), android: .takes("freshTimestamp"))
    /// Anything else that is recent: Android asks no clock about it.
    static let freshText = Verdicts(spec: .takes("freshTimestamp"), ios: .takes("freshTimestamp"), android: .takes("noTimeRule"))
    /// More than 120 s old and no answer to a request.
    static let old = Verdicts(spec: .refuses("timestampSkew"), ios: .refuses("timestampSkew"), android: .takes("noTimeRule"))
    /// Marked as an answer, and nobody asked; Android does not know the mark.
    static let unsolicited = Verdicts(
        spec: .refuses("unsolicitedResponse"), ios: .refuses("unsolicitedResponse"), android: .takes("noTimeRule"))
    /// The answer to a request.
    static let solicited = Verdicts(
        spec: .takes("solicitedResponse"), ios: .takes("solicitedResponse"), android: .takes("noTimeRule"))
    /// An announce as the answer to a request; Android compares its time with the clock as ever.
    static let solicitedAnnounce = Verdicts(
        spec: .takes("solicitedResponse"), ios: .takes("solicitedResponse"), android: .takes("freshTimestamp"))
    /// The answer to a request that came unasked before: Android took it then.
    static let solicitedRepeat = Verdicts(
        spec: .takes("solicitedResponse"), ios: .takes("solicitedResponse"), android: .refuses("duplicate"))
    /// What was said a moment ago, said again; the specification knows no duplicates.
    static let again = Verdicts(spec: .takes("freshTimestamp"), ios: .refuses("duplicate"), android: .refuses("duplicate"))
    /// A request that would travel further than one link; Android does not look.
    static let farRequest = Verdicts(spec: .refuses("nonzeroTTL"), ios: .refuses("nonzeroTTL"), android: .takes("noTimeRule"))
}
