import BitchatFrame
import MeshModel

extension Plants {
    /// Faults of what gates remember.
    static let gateMemory = [
        afterGate("repeat-without-time", "two frames within 3 s are the same when their payload is", "5.2 row 8") {
            bench, arrival, verdict, now in
            guard bench.gate.profile.name == .ios, verdict.accepts == true else { return }
            let key = DuplicateKey(
                sender: arrival.header.sender, timestamp: 0, type: arrival.header.type, payloadDigest: arrival.payloadDigest)
            if let seen = bench.notes.frames[key], now - seen <= 3_000 { verdict.reason = .duplicate }
            bench.notes.frames[key] = now
        },
        afterGate("repeat-3001-ms", "a frame is a repeat for a millisecond longer", "5.2 row 8, chapter 7 row 33") {
            bench, arrival, verdict, now in
            guard bench.gate.profile.name == .ios, verdict.accepts == true else { return }
            let key = DuplicateKey(
                sender: arrival.header.sender, timestamp: arrival.header.timestamp, type: arrival.header.type,
                payloadDigest: arrival.payloadDigest)
            if let seen = bench.notes.frames[key], now - seen == 3_001 { verdict.reason = .duplicate }
            bench.notes.frames[key] = now
        },
        gatePlant("repeat-not-at-ingress", "what came in within 3 s passes", "5.2 row 8") {
            $0.ios.ingress.removeAll { $0 == .ingressRepeat }
        },
        gatePlant("repeat-not-of-300-s", "what was handled within 300 s passes", "5.2 row 9") {
            $0.ios.delivery.removeAll { $0 == .handledRepeat }
        },
        gatePlant("repeat-after-handlers", "a frame that the handlers refuse is not remembered", "5.2 row 9") { subject in
            subject.ios.delivery.removeAll { $0 == .handledRepeat }
            subject.ios.delivery.append(.handledRepeat)
        },
        beforeGate("prefix-with-type", "Android tells types apart", "5.7, 13.5") { _, arrival, _ in
            arrival.prefixKey?.hash ^= Int32(arrival.header.type.rawValue)
        },
        gatePlant("prefix-swept-late", "Android forgets what it accepted 600 s later", "chapter 7 row 34") { subject in
            subject.sweep = { $0.gate.sweep(now: $1 - 300_000) }
        },
        gatePlant("prefix-of-refused", "Android remembers frames whose signature is wrong", "5.7") { subject in
            subject.judge = { bench, arrival, now in
                let verdict = bench.gate.judge(arrival, now: now)
                if verdict.reason == .invalidSignature, let key = arrival.prefixKey { bench.gate.prefixes.insert(key, now: now) }
                return verdict
            }
        },
    ]
}
