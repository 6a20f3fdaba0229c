import BitchatFrame
import MeshModel

/// A limiter of answers with other figures than the shipped one, in place of it.
struct StandInLimiter: Sendable {
    /// The answers allowed, within how many milliseconds.
    var most = 8, period: Int64 = 30_000
    /// Whether refused requests count too.
    var countsRefused = false
    /// Whether answers are counted by link instead of by peer.
    var isByLink = false

    /// Judges without the shipped limiter, and then by this one.
    func judge(_ bench: inout GateBench, _ arrival: GateArrival, _ now: Int64) -> GateVerdict {
        var verdict = bench.gate.judge(arrival, now: now)
        // A gate without handlers has no limiter.
        guard verdict.accepts == true, arrival.header.type == .requestSync, bench.gate.profile.name != .android,
            bench.gate.profile.delivery.contains(.requestTTL)
        else { return verdict }
        let key = isByLink ? UInt64(arrival.link ?? 99) : arrival.header.sender.value
        var log = (bench.notes.times[key] ?? []).filter { now - $0 <= period }
        if log.count >= most { verdict.reason = .rateLimited }
        if log.count < most || countsRefused { log.append(now) }
        bench.notes.times[key] = log
        return verdict
    }

    /// Puts this limiter in place of the shipped one.
    func replace(in subject: inout GateSubject) {
        subject.spec.delivery.removeAll { $0 == .requestRate }
        subject.ios.delivery.removeAll { $0 == .requestRate }
        subject.judge = { judge(&$0, $1, $2) }
    }
}
