import BitchatFrame
import MeshModel

extension Plants {
    /// Faults about authors, keys and links.
    static let gateIdentity = [
        gatePlant("ios-own-frames", "iOS takes its own frames back", "5.2 row 2") { $0.ios.ingress.removeAll { $0 == .echo } },
        gatePlant("android-own-frames", "Android takes its own frames back", "13.5") {
            $0.android.ingress.removeAll { $0 == .ownSender }
        },
        beforeGate("own-flagged-frames", "a flagged frame of one's own needs no ttl 0", "5.2 row 2") { bench, arrival, _ in
            if arrival.header.sender == bench.gate.local, arrival.header.flags.contains(.rsr) { arrival.header.ttl = 0 }
        },
        gatePlant("leave-unsigned", "a leave needs no signature", "9.2 SIG-005") {
            $0.ios.signedTypes.removeAll { $0 == .leave }
        },
        beforeGate("unknown-key-passes", "a signature that nobody can verify passes", "chapter 6") { _, arrival, _ in
            if arrival.signature == .noKey { arrival.signature = .notChecked }
        },
        beforeGate("invalid-signature-passes", "a voice frame's signature is only looked for", "9.2 SIG-005") { _, arrival, _ in
            if arrival.header.type == .voiceFrame, arrival.signature == .invalid { arrival.signature = .valid }
        },
        gatePlant("ios-key-change", "iOS takes other keys for a known peer", "chapter 6") {
            $0.ios.delivery.removeAll { $0 == .keyChange }
        },
        gatePlant("android-key-change", "Android takes other keys for a known peer", "chapter 6") {
            $0.android.ingress.removeAll { $0 == .keyChange }
        },
        beforeGate("key-change-noise-only", "only the Noise key is compared", "chapter 6") { bench, arrival, _ in
            guard let known = bench.gate.keys.keys(of: arrival.header.sender)?.signing,
                arrival.claim?.keys.signing?.count == 32
            else { return }
            arrival.claim = arrival.claim.map {
                AnnounceClaim(keys: PeerKeys(noise: $0.keys.noise, signing: known), peer: $0.peer)
            }
        },
        gatePlant("announce-of-another", "the Noise key need not give the sender", "chapter 6") {
            $0.ios.delivery.removeAll { $0 == .announceIdentity }
        },
        gatePlant("short-signing-key", "Android takes a signing key of 31 bytes", "13.7") {
            $0.android.ingress.removeAll { $0 == .announceKeyLength }
        },
        beforeGate("rebind-at-once", "a link may be moved again within 60 s", "5.8 W5") { bench, arrival, _ in
            guard let link = arrival.link, let owner = bench.gate.links.owner(of: link) else { return }
            bench.gate.links.unbind(link)
            bench.gate.links.bind(link, to: owner)
        },
        gatePlant("rebind-never", "a bound link keeps its owner", "5.8 W5") {
            $0.ios.delivery.removeAll { $0 == .linkRebinding }
        },
        beforeGate("rebind-unverified", "an announce moves a link before it is verified", "5.8 W5") { bench, arrival, now in
            if arrival.header.type == .announce, arrival.header.ttl == 7, let link = arrival.link {
                _ = bench.gate.links.rebind(link, to: arrival.header.sender, now: now)
            }
        },
        afterGate("binding-by-relayed", "an announce of any ttl binds a link", "5.2 row 7") { bench, arrival, verdict, _ in
            guard bench.gate.profile.name == .ios, arrival.header.type == .announce, verdict.accepts == true,
                let link = arrival.link
            else { return }
            _ = bench.gate.links.bindIfUnbound(link, to: arrival.header.sender)
        },
        gatePlant("binding-before-clock", "a stale announce binds a link", "5.2 row 7") { subject in
            subject.ios.ingress = [.echo, .requestSource, .linkBinding, .windowOrClock, .ingressRepeat]
        },
        gatePlant("rebuilt-257", "Android joins 257 fragments", "3.6, chapter 7 row 25") { subject in
            subject.judgeRebuilt = { bench, arrival, outer, count, now in
                bench.gate.judgeInner(arrival, from: outer, of: count == 257 ? 256 : count, now: now)
            }
        },
    ]
}
