import BitchatFrame
import CorpusFiles
import MeshModel
import WireFormat

/// One story for the three gates: the same frames at the same times, judged by each profile.
struct GateStory {
    private let name: String
    private let note: String
    private let rule: String
    private let events: [JSONObject]

    /// Makes a story; see `CorpusQuestion`.
    init(_ name: String, _ note: String, _ rule: String, _ events: [JSONObject]) {
        self.name = "gate-" + name
        self.note = note
        self.rule = rule
        self.events = events
    }

    /// The vectors of the story; they are marked when the profiles accept different frames.
    func told(to profiles: [VectorProfile] = VectorProfile.all) -> [CorpusVector] {
        ProfileGroup.marked(profiles.map(vector)) { vector in
            .array(ProfileGroup.events(of: vector).filter { $0["do"] == .string("frame") }.map { .bool(Self.isAccepted($0)) })
        }
    }

    private func vector(for profile: VectorProfile) -> CorpusVector {
        let local = CorpusPeer.me.idValue
        guard profile == .android else {
            let inputs: JSONObject = ["local": local, "events": .array(events.map { .object($0) })]
            return CorpusVector(CorpusQuestion(name, "gate", note, rule, inputs), profile)
        }
        let events = AndroidEvents.of(events)
        let inputs: JSONObject = ["local": local, "known": .array(known), "events": .array(events.map { .object($0) })]
        return CorpusVector(CorpusQuestion(name, "android_gate", note, rule, inputs), profile)
    }

    /// The keys of the peers that occur in the frames.
    private var known: [JSONValue] {
        let frames = events.map { event in if case .string(let digits) = event["hex"] { digits } else { "" } }
        return CorpusPeer.all.filter { peer in frames.contains { $0.contains(peer.id.description) } }.map(\.known)
    }

    private static func isAccepted(_ event: JSONObject) -> Bool {
        switch event["want"] {
        case .bool(let isAccepted): isAccepted
        case .object(let want): want["v"] == .string("accept")
        default: false
        }
    }
}
