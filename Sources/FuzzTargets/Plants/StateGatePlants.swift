import BitchatFrame
import MeshModel

extension Plants {
    /// Faults of gates.
    static let gate: [Plant] = gateWindows + gateRates + gateClocks + gateIdentity + gateMemory

    /// A plant of the target `gate` that changes one thing about the gate.
    private static func gate(
        _ id: String, _ summary: String, _ source: String, _ change: @escaping @Sendable (inout GateSubject) -> Void
    ) -> Plant {
        Plant(id, "gate", .law, summary, source: "docs/protocol.md " + source) { change(&$0.gate) }
    }

    /// A plant that changes a frame before it is judged.
    private static func before(
        _ id: String, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout GateBench, inout GateArrival, Int64) -> Void
    ) -> Plant {
        gate(id, summary, source) { subject in
            subject.judge = { bench, arrival, now in
                var changed = arrival
                change(&bench, &changed, now)
                return bench.gate.judge(changed, now: now)
            }
        }
    }

    /// A plant that changes something after a frame was judged.
    private static func after(
        _ id: String, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout GateBench, GateArrival, inout GateVerdict, Int64) -> Void
    ) -> Plant {
        gate(id, summary, source) { subject in
            subject.judge = { bench, arrival, now in
                var verdict = bench.gate.judge(arrival, now: now)
                change(&bench, arrival, &verdict, now)
                return verdict
            }
        }
    }

    private static let gateWindows = [
        before("window-by-sender", "the window of the author is asked instead of the link peer's", "5.3") { _, arrival, _ in
            if arrival.header.flags.contains(.rsr), arrival.header.type != .requestSync { arrival.link = nil }
        },
        gate("answer-unsolicited", "an answer needs no request", "5.1") { subject in
            subject.judge = { bench, arrival, now in
                var fresh = arrival
                if fresh.header.flags.contains(.rsr), bench.gate.profile.name != .android {
                    bench.gate.requests.register(fresh.link.flatMap { bench.gate.links.owner(of: $0) } ?? fresh.header.sender, now: now)
                }
                fresh.header.ttl = arrival.header.ttl
                return bench.gate.judge(fresh, now: now)
            }
        },
        before("answer-without-flag", "while a window is open, frames without the flag skip the clock too", "5.2 row 6") {
            bench, arrival, now in
            let peer = arrival.link.flatMap { bench.gate.links.owner(of: $0) } ?? arrival.header.sender
            if case .open = bench.gate.requests.window(for: peer, now: now) { arrival.header.flags.insert(.rsr) }
        },
        gate("window-29999-ms", "30.000 s inclusive becomes exclusive", "5.1, chapter 7 row 5") { subject in
            subject.request = { $0.gate.requests.register($1, now: $2 - 1) }
        },
        gate("window-30001-ms", "the window stays open a millisecond longer", "5.1, chapter 7 row 5") { subject in
            subject.request = { $0.gate.requests.register($1, now: $2 + 1) }
        },
        after("window-one-answer", "the first answer closes the window", "5.1") { bench, _, verdict, now in
            if verdict.reason == .solicitedResponse, let peer = verdict.judged {
                bench.gate.requests.register(peer, now: now - 30_001)
            }
        },
        gate("window-of-first-request", "a newer request does not restart the window", "5.1") { subject in
            subject.request = { if !$0.gate.requests.isPending($1) { $0.gate.requests.register($1, now: $2) } }
        },
        gate("window-after-broadcast", "a request to everybody opens a window for every peer", "5.1") { subject in
            subject.broadcast = { bench, now in
                for peer in StateCast.peers { bench.gate.requests.register(peer, now: now) }
            }
        },
        gate("cleanup-at-30000-ms", "the cleanup drops a request of exactly 30.000 s", "5.1") { subject in
            subject.cleanup = { $0.gate.requests.cleanup(now: $1 + 1) }
        },
        gate("ios-takes-legacy-answers", "iOS takes ttl 0 without the flag for an answer", "chapter 8 row 4") {
            $0.ios.takesLegacyResponses = true
        },
        gate("spec-without-legacy-answers", "the specification asks no window for ttl 0 without the flag", "chapter 8 row 4") {
            $0.spec.takesLegacyResponses = false
        },
        gate("announce-by-link-peer", "a flagged ttl-7 announce is judged as the link's peer", "5.3") {
            $0.ios.attributesDirectAnnounces = false
        },
        gate("rebuilt-by-link-peer", "a rebuilt answer is judged by the peer that sent its fragments", "5.3") { subject in
            subject.judgeRebuilt = { bench, arrival, outer, count, now in
                guard arrival.header.flags.contains(.rsr), bench.gate.requests.isPending(outer) else {
                    return bench.gate.judgeInner(arrival, from: outer, of: count, now: now)
                }
                bench.gate.requests.register(arrival.header.sender, now: now)
                return bench.gate.judgeInner(arrival, from: outer, of: count, now: now)
            }
        },
    ]

    private static let gateRates = [
        gate("rate-9", "nine answers within 30 s instead of eight", "5.4, chapter 7 row 6") {
            StandInLimiter(most: 9).replace(in: &$0)
        },
        gate("rate-counts-refused", "refused requests count", "5.4") { StandInLimiter(countsRefused: true).replace(in: &$0) },
        gate("rate-in-29-s", "answers count for 29 s", "5.4, chapter 7 row 6") { StandInLimiter(period: 29_000).replace(in: &$0) },
        gate("rate-in-31-s", "answers count for 31 s", "5.4, chapter 7 row 6") { StandInLimiter(period: 31_000).replace(in: &$0) },
        gate("rate-exclusive", "an answer of exactly 30.000 s no longer counts", "5.4, chapter 7 row 6") {
            StandInLimiter(period: 29_999).replace(in: &$0)
        },
        gate("rate-by-link", "answers are counted by link", "5.4") { StandInLimiter(isByLink: true).replace(in: &$0) },
        before("request-ttl-1", "a request with ttl 1 is taken", "5.4") { _, arrival, _ in
            if arrival.header.type == .requestSync, arrival.header.ttl == 1 { arrival.header.ttl = 0 }
        },
        gate("request-from-anybody", "a request of another author than the link's peer passes", "5.2 row 3") {
            $0.ios.ingress.removeAll { $0 == .requestSource }
        },
    ]

    private static let gateClocks = [
        gate("spec-skew-inclusive", "the specification's < becomes <=", "chapter 7 row 1") { $0.spec.skew = 120_000 },
        gate("ios-skew-exclusive", "the <= of iOS becomes <", "5.2 row 6") { $0.ios.skew = 119_999 },
        gate("ios-announce-age", "an announce may be a millisecond older on iOS", "chapter 7 row 2") {
            $0.ios.announceAge = AgeLimit(past: 900_001, future: nil)
        },
        gate("android-announce-age", "an announce may be a millisecond less old on Android", "chapter 7 row 2") {
            $0.android.announceAge = AgeLimit(599_999)
        },
        gate("android-leave-age", "a leave may be a millisecond older on Android", "chapter 7 row 3") {
            $0.android.leaveAge = AgeLimit(300_001)
        },
        gate("message-age", "a message may be a millisecond older on iOS", "chapter 7 row 39") {
            $0.ios.messageAge = AgeLimit(past: 21_600_001, future: nil)
        },
        gate("voice-age-future", "Android takes voice frames from any future", "chapter 7 row 4") {
            $0.android.voiceAge = AgeLimit(past: 30_000, future: nil)
        },
        gate("ages-before-answers", "announces of answers keep to the clock too", "5.2 row 5") { subject in
            subject.ios.announceAge = AgeLimit(past: 120_000, future: nil)
        },
    ]

    private static let gateIdentity = [
        gate("ios-own-frames", "iOS takes its own frames back", "5.2 row 2") { $0.ios.ingress.removeAll { $0 == .echo } },
        gate("android-own-frames", "Android takes its own frames back", "13.5") {
            $0.android.ingress.removeAll { $0 == .ownSender }
        },
        before("own-flagged-frames", "a flagged frame of one's own needs no ttl 0", "5.2 row 2") { bench, arrival, _ in
            if arrival.header.sender == bench.gate.local, arrival.header.flags.contains(.rsr) { arrival.header.ttl = 0 }
        },
        gate("leave-unsigned", "a leave needs no signature", "9.2 SIG-005") { $0.ios.signedTypes.removeAll { $0 == .leave } },
        before("unknown-key-passes", "a signature that nobody can verify passes", "chapter 6") { _, arrival, _ in
            if arrival.signature == .noKey { arrival.signature = .notChecked }
        },
        before("invalid-signature-passes", "a voice frame's signature is only looked for", "9.2 SIG-005") { _, arrival, _ in
            if arrival.header.type == .voiceFrame, arrival.signature == .invalid { arrival.signature = .valid }
        },
        gate("ios-key-change", "iOS takes other keys for a known peer", "chapter 6") {
            $0.ios.delivery.removeAll { $0 == .keyChange }
        },
        gate("android-key-change", "Android takes other keys for a known peer", "chapter 6") {
            $0.android.ingress.removeAll { $0 == .keyChange }
        },
        before("key-change-noise-only", "only the Noise key is compared", "chapter 6") { bench, arrival, _ in
            guard let known = bench.gate.keys.keys(of: arrival.header.sender)?.signing,
                arrival.claim?.keys.signing?.count == 32
            else { return }
            arrival.claim?.keys.signing = known
        },
        gate("announce-of-another", "the Noise key need not give the sender", "chapter 6") {
            $0.ios.delivery.removeAll { $0 == .announceIdentity }
        },
        gate("short-signing-key", "Android takes a signing key of 31 bytes", "13.7") {
            $0.android.ingress.removeAll { $0 == .announceKeyLength }
        },
        before("rebind-at-once", "a link may be moved again within 60 s", "5.8 W5") { bench, arrival, _ in
            guard let link = arrival.link, let owner = bench.gate.links.owner(of: link) else { return }
            bench.gate.links.unbind(link)
            bench.gate.links.bind(link, to: owner)
        },
        gate("rebind-never", "a bound link keeps its owner", "5.8 W5") { $0.ios.delivery.removeAll { $0 == .linkRebinding } },
        before("rebind-unverified", "an announce moves a link before it is verified", "5.8 W5") { bench, arrival, now in
            if arrival.header.type == .announce, arrival.header.ttl == 7, let link = arrival.link {
                _ = bench.gate.links.rebind(link, to: arrival.header.sender, now: now)
            }
        },
        after("binding-by-relayed", "an announce of any ttl binds a link", "5.2 row 7") { bench, arrival, verdict, _ in
            guard bench.gate.profile.name == .ios, arrival.header.type == .announce, verdict.accepts == true,
                let link = arrival.link
            else { return }
            _ = bench.gate.links.bindIfUnbound(link, to: arrival.header.sender)
        },
        gate("binding-before-clock", "a stale announce binds a link", "5.2 row 7") { subject in
            subject.ios.ingress = [.echo, .requestSource, .linkBinding, .windowOrClock, .ingressRepeat]
        },
        gate("rebuilt-257", "Android joins 257 fragments", "3.6, chapter 7 row 25") { subject in
            subject.judgeRebuilt = { bench, arrival, outer, count, now in
                bench.gate.judgeInner(arrival, from: outer, of: count == 257 ? 256 : count, now: now)
            }
        },
    ]

    private static let gateMemory = [
        after("repeat-without-time", "two frames within 3 s are the same when their payload is", "5.2 row 8") {
            bench, arrival, verdict, now in
            guard bench.gate.profile.name == .ios, verdict.accepts == true else { return }
            let key = DuplicateKey(
                sender: arrival.header.sender, timestamp: 0, type: arrival.header.type, payloadDigest: arrival.payloadDigest)
            if let seen = bench.notes.frames[key], now - seen <= 3_000 { verdict.reason = .duplicate }
            bench.notes.frames[key] = now
        },
        after("repeat-3001-ms", "a frame is a repeat for a millisecond longer", "5.2 row 8, chapter 7 row 33") {
            bench, arrival, verdict, now in
            guard bench.gate.profile.name == .ios, verdict.accepts == true else { return }
            let key = DuplicateKey(
                sender: arrival.header.sender, timestamp: arrival.header.timestamp, type: arrival.header.type,
                payloadDigest: arrival.payloadDigest)
            if let seen = bench.notes.frames[key], now - seen == 3_001 { verdict.reason = .duplicate }
            bench.notes.frames[key] = now
        },
        gate("repeat-not-at-ingress", "what came in within 3 s passes", "5.2 row 8") {
            $0.ios.ingress.removeAll { $0 == .ingressRepeat }
        },
        gate("repeat-not-of-300-s", "what was handled within 300 s passes", "5.2 row 9") {
            $0.ios.delivery.removeAll { $0 == .handledRepeat }
        },
        gate("repeat-after-handlers", "a frame that the handlers refuse is not remembered", "5.2 row 9") { subject in
            subject.ios.delivery.removeAll { $0 == .handledRepeat }
            subject.ios.delivery.append(.handledRepeat)
        },
        before("prefix-with-type", "Android tells types apart", "5.7, 13.5") { _, arrival, _ in
            arrival.prefixKey?.hash ^= Int32(arrival.header.type.rawValue)
        },
        gate("prefix-swept-late", "Android forgets what it accepted 600 s later", "chapter 7 row 34") { subject in
            subject.sweep = { $0.gate.sweep(now: $1 - 300_000) }
        },
        gate("prefix-of-refused", "Android remembers frames whose signature is wrong", "5.7") { subject in
            subject.judge = { bench, arrival, now in
                let verdict = bench.gate.judge(arrival, now: now)
                if verdict.reason == .invalidSignature, let key = arrival.prefixKey { bench.gate.prefixes.insert(key, now: now) }
                return verdict
            }
        },
    ]
}
