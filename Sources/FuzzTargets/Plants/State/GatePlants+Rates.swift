import BitchatFrame
import MeshModel

extension Plants {
    /// Faults about requests that come in.
    static let gateRates = [
        gatePlant("rate-9", "nine answers within 30 s instead of eight", "5.4, chapter 7 row 6") {
            StandInLimiter(most: 9).replace(in: &$0)
        },
        gatePlant("rate-counts-refused", "refused requests count", "5.4") {
            StandInLimiter(countsRefused: true).replace(in: &$0)
        },
        gatePlant("rate-in-29-s", "answers count for 29 s", "5.4, chapter 7 row 6") {
            StandInLimiter(period: 29_000).replace(in: &$0)
        },
        gatePlant("rate-in-31-s", "answers count for 31 s", "5.4, chapter 7 row 6") {
            StandInLimiter(period: 31_000).replace(in: &$0)
        },
        gatePlant("rate-exclusive", "an answer of exactly 30.000 s no longer counts", "5.4, chapter 7 row 6") {
            StandInLimiter(period: 29_999).replace(in: &$0)
        },
        gatePlant("rate-by-link", "answers are counted by link", "5.4") { StandInLimiter(isByLink: true).replace(in: &$0) },
        beforeGate("request-ttl-1", "a request with ttl 1 is taken", "5.4") { _, arrival, _ in
            if arrival.header.type == .requestSync, arrival.header.ttl == 1 { arrival.header.ttl = 0 }
        },
        gatePlant("request-from-anybody", "a request of another author than the link's peer passes", "5.2 row 3") {
            $0.ios.ingress.removeAll { $0 == .requestSource }
        },
    ]
}
