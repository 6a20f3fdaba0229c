import BitchatFrame

/// The answers given to each peer: at most 8 within 30 s (docs/protocol.md 5.4).
///
/// A sliding log. An answer exactly 30.000 s old still counts; refused requests are not logged, so a peer recovers as its
/// old answers age.
package struct ResponseRateLimiter: Sendable {
    private var answers: [PeerID: [Int64]] = [:]

    /// Makes a limiter without answers.
    package init() {}

    /// The number of peers with answers on record.
    package var count: Int { answers.count }

    /// Whether `peer` may be answered now; when it may, the answer is logged.
    package mutating func allows(_ peer: PeerID, now: Int64) -> Bool {
        var log = recent(answers[peer] ?? [], now)
        let isAllowed = log.count < ProtocolLimits.answersPerPeriod
        if isAllowed {
            makeRoom(for: peer)
            log.append(now)
        }
        answers[peer] = log
        return isAllowed
    }

    /// Forgets the answers that no longer count.
    package mutating func prune(now: Int64) {
        answers = answers.mapValues { recent($0, now) }.filter { !$0.value.isEmpty }
    }

    private func recent(_ log: [Int64], _ now: Int64) -> [Int64] {
        log.filter { now.elapsed(since: $0) <= ProtocolLimits.answerPeriod }
    }

    /// Forgets the peer answered longest ago when there are too many.
    private mutating func makeRoom(for peer: PeerID) {
        guard answers[peer] == nil, answers.count >= ProtocolLimits.answeredPeers else { return }
        let oldest = answers.min { ($0.value.last ?? .min, $0.key) < ($1.value.last ?? .min, $1.key) }
        if let oldest { answers[oldest.key] = nil }
    }
}
