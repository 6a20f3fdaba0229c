import BitchatFrame

/// The answers given to each peer: at most 8 within 30 s (docs/protocol.md 5.4).
///
/// A sliding log. An answer exactly 30.000 s old still counts; refused requests are not logged, so a peer recovers as its
/// old answers age.
package struct ResponseRateLimiter: Sendable {
    private var answers: [PeerID: AnswerLog] = [:]

    /// Makes a limiter without answers.
    package init() {}

    /// The number of peers with answers on record.
    package var count: Int { answers.count }

    /// Whether `peer` may be answered now; when it may, the answer is logged.
    package mutating func allows(_ peer: PeerID, now: Int64) -> Bool {
        let known = answers[peer]
        if known == nil { makeRoom() }
        var log = known ?? AnswerLog()
        log.forget(before: now)
        let isAllowed = log.add(now)
        answers[peer] = log
        return isAllowed
    }

    /// Forgets the answers that no longer count.
    package mutating func prune(now: Int64) {
        for (peer, log) in answers {
            var log = log
            log.forget(before: now)
            answers[peer] = log.last == nil ? nil : log
        }
    }

    /// Forgets the peer answered longest ago when there are too many.
    private mutating func makeRoom() {
        guard answers.count >= ProtocolLimits.answeredPeers else { return }
        let oldest = answers.min { ($0.value.last ?? .min, $0.key) < ($1.value.last ?? .min, $1.key) }
        if let oldest { answers[oldest.key] = nil }
    }
}
