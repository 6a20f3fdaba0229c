import BitchatFrame
import MeshModel
import MeshSimulation

/// The course of one two-node run, all of it drawn from the seed.
///
/// The link loses, repeats, delays and reorders frames until it heals; the run goes on until the laws of convergence hold, or
/// for 420 s after healing. That is longer than the 300 s for which iOS takes a packet for a repeat that it handled and forgot,
/// or refused for want of a key.
struct Scenario {
    static let start: Int64 = 1_760_000_000_000

    let seed: UInt64
    let profiles: [GateProfile.Name]
    let quality: LinkQuality
    /// When the link heals, in milliseconds since 1970.
    let healing: Int64
    /// What each node does.
    let acts: [(node: Int, act: NodeAct, time: Int64)]
    /// What each node holds from before.
    let archives: [[FrameContents]]
    let attack: Attack?

    /// When the run ends at the latest.
    var deadline: Int64 { healing + 420_000 }

    init(seed: UInt64, _ cast: Cast) {
        var random = SeededGenerator(seed: seed)
        self.seed = seed
        profiles = [random.happens(500) ? .spec : .ios, random.happens(500) ? .spec : .ios]
        let slow = random.number(in: 50...400)
        quality = LinkQuality(
            delay: 5...slow, loss: Int(random.number(in: 0...300)), duplication: Int(random.number(in: 0...100)),
            reordering: Int(random.number(in: 0...200)), holdUp: 50...2_000)
        healing = Self.start + random.number(in: 40_000...80_000)
        let span = Self.start + 3_000...healing
        acts = Self.acts(in: span, &random)
        archives = [Self.archive(cast.ada, cast, &random), Self.archive(cast.bo, cast, &random)]
        attack = random.happens(500) ? Attack(cast, during: span, archives.joined() + [], &random) : nil
    }

    /// A mesh at its start; node 0 is ada, node 1 bo, link 0 joins them, link 1 joins ada to somebody outside.
    func mesh(_ cast: Cast, _ trace: SimulationTrace) -> SimulatedMesh {
        let mesh = SimulatedMesh(seed: seed, start: Self.start, codec: cast.codec, trace: trace)
        for (identity, profile) in zip([cast.ada, cast.bo], profiles) { mesh.add(identity, NodeSettings(profile)) }
        mesh.link(0, 1, quality: quality)
        if attack != nil { mesh.link(0, nil) }
        for (node, archive) in archives.enumerated() {
            mesh.prepare(node) { member, codec, now in
                member.meet(cast.cleo)
                for packet in archive { member.restore(packet, codec, now: now) }
            }
        }
        for (node, act, time) in acts { mesh.plan(act, by: node, at: time) }
        mesh.change(0, to: .clean, at: healing)
        for strike in attack?.strikes ?? [] { mesh.inject(strike.frame, into: strike.link, to: 0, at: strike.time) }
        return mesh
    }

    private static func acts(
        in span: ClosedRange<Int64>, _ random: inout SeededGenerator
    ) -> [(node: Int, act: NodeAct, time: Int64)] {
        var acts: [(node: Int, act: NodeAct, time: Int64)] = []
        for node in 0...1 {
            for number in 0..<random.number(in: 1...3) {
                acts.append((node, .say("message \(number) of \(node)"), random.number(in: span)))
            }
            if random.happens(250) { acts.append((node, .say(longText(&random)), random.number(in: span))) }
            if random.happens(250) {
                let bytes = Int(random.number(in: 100...1_200))
                acts.append((node, .share(name: "file of \(node)", bytes: bytes), random.number(in: span)))
            }
        }
        if random.happens(400) {
            let silence = random.number(in: span)
            acts.append((0, .keepSilent(until: silence + random.number(in: 31_000...60_000)), silence))
        }
        return acts
    }

    /// A text that takes two to five fragments.
    private static func longText(_ random: inout SeededGenerator) -> String {
        (0..<random.number(in: 60...120)).map { _ in String(random.next(), radix: 36) }.joined()
    }

    /// Messages of cleo's and of `owner`'s own, up to five hours old.
    private static func archive(
        _ owner: SimulatedIdentity, _ cast: Cast, _ random: inout SeededGenerator
    ) -> [FrameContents] {
        (0..<random.number(in: 0...4)).map { _ in
            let author = random.happens(500) ? owner : cast.cleo
            let time = start - random.number(in: 300_000...18_000_000)
            return cast.packet(.message, Array("archived \(random.next())".utf8), by: author, at: time)
        }
    }
}
