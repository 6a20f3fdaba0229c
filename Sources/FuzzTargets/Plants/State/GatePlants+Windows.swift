import BitchatFrame
import MeshModel

extension Plants {
    /// Faults of request windows.
    static let gateWindows = [
        beforeGate("window-by-sender", "the window of the author is asked instead of the link peer's", "5.3") { _, arrival, _ in
            if arrival.header.flags.contains(.rsr), arrival.header.type != .requestSync { arrival.link = nil }
        },
        gatePlant("answer-unsolicited", "an answer needs no request", "5.1") { subject in
            subject.judge = { bench, arrival, now in
                var fresh = arrival
                if fresh.header.flags.contains(.rsr), bench.gate.profile.name != .android {
                    bench.gate.requests.register(
                        fresh.link.flatMap { bench.gate.links.owner(of: $0) } ?? fresh.header.sender, now: now)
                }
                fresh.header.ttl = arrival.header.ttl
                return bench.gate.judge(fresh, now: now)
            }
        },
        beforeGate("answer-without-flag", "while a window is open, frames without the flag skip the clock too", "5.2 row 6") {
            bench, arrival, now in
            let peer = arrival.link.flatMap { bench.gate.links.owner(of: $0) } ?? arrival.header.sender
            if case .open = bench.gate.requests.window(for: peer, now: now) { arrival.header.flags.insert(.rsr) }
        },
        gatePlant("window-29999-ms", "30.000 s inclusive becomes exclusive", "5.1, chapter 7 row 5") { subject in
            subject.request = { $0.gate.requests.register($1, now: $2 - 1) }
        },
        gatePlant("window-30001-ms", "the window stays open a millisecond longer", "5.1, chapter 7 row 5") { subject in
            subject.request = { $0.gate.requests.register($1, now: $2 + 1) }
        },
        afterGate("window-one-answer", "the first answer closes the window", "5.1") { bench, _, verdict, now in
            if verdict.reason == .solicitedResponse, let peer = verdict.judged {
                bench.gate.requests.register(peer, now: now - 30_001)
            }
        },
        gatePlant("window-of-first-request", "a newer request does not restart the window", "5.1") { subject in
            subject.request = { if !$0.gate.requests.isPending($1) { $0.gate.requests.register($1, now: $2) } }
        },
        gatePlant("window-after-broadcast", "a request to everybody opens a window for every peer", "5.1") { subject in
            subject.broadcast = { bench, now in
                for peer in StateCast.peers { bench.gate.requests.register(peer, now: now) }
            }
        },
        gatePlant("cleanup-at-30000-ms", "the cleanup drops a request of exactly 30.000 s", "5.1") { subject in
            subject.cleanup = { $0.gate.requests.cleanup(now: $1 + 1) }
        },
        gatePlant("ios-takes-legacy-answers", "iOS takes ttl 0 without the flag for an answer", "chapter 8 row 4") {
            $0.ios.takesLegacyResponses = true
        },
        gatePlant("spec-without-legacy-answers", "the specification asks no window for ttl 0 without the flag", "chapter 8 row 4")
        {
            $0.spec.takesLegacyResponses = false
        },
        gatePlant("announce-by-link-peer", "a flagged ttl-7 announce is judged as the link's peer", "5.3") {
            $0.ios.attributesDirectAnnounces = false
        },
        gatePlant("rebuilt-by-link-peer", "a rebuilt answer is judged by the peer that sent its fragments", "5.3") { subject in
            subject.judgeRebuilt = { bench, arrival, outer, count, now in
                guard arrival.header.flags.contains(.rsr), bench.gate.requests.isPending(outer) else {
                    return bench.gate.judgeInner(arrival, from: outer, of: count, now: now)
                }
                bench.gate.requests.register(arrival.header.sender, now: now)
                return bench.gate.judgeInner(arrival, from: outer, of: count, now: now)
            }
        },
    ]
}
