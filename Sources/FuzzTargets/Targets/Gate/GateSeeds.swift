import BitchatFrame
import MeshModel
import PacketGenerators

/// Scripts to begin with: each stands at the ends of some rule's span, and one to either side.
enum GateSeeds {
    /// All of them.
    static let all: [Seed] = time + windows + requests + identity + memory + traffic

    /// Clock and age limits.
    private static let time = [
        Seed("gate-skew", GateDraft.script { draft in
            for age: Int64 in [119_999, 120_000, 120_001, -119_999, -120_000, -120_001] {
                draft.frame { $0.age = age }
            }
        }),
        Seed("gate-answer-ages", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.request(1)
            let limits: [(MessageType, Int64)] = [(.announce, 900_000), (.message, 21_600_000), (.voiceFrame, 30_000)]
            for (type, limit) in limits {
                for age in limit - 1...limit + 1 {
                    draft.frame { ($0.type, $0.isAnswer, $0.ttl, $0.link, $0.age) = (type, true, 0, 0, age) }
                }
            }
        }),
        Seed("gate-android-ages", GateDraft.script { draft in
            let limits: [(MessageType, Int64)] = [(.announce, 600_000), (.leave, 300_000), (.voiceFrame, 30_000)]
            for (type, limit) in limits {
                for age in limit - 1...limit + 1 {
                    draft.frame { ($0.type, $0.age) = (type, age) }
                    draft.frame { ($0.type, $0.age) = (type, -age) }
                }
            }
        }),
    ]

    /// Request windows.
    private static let windows = [
        Seed("gate-window", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.request(1)
            for offset in -1...1 {
                draft.edge(30_000, offset)
                draft.frame { ($0.type, $0.isAnswer, $0.ttl, $0.link) = (.fragment, true, 0, 0) }
                draft.frame { ($0.type, $0.isAnswer, $0.ttl, $0.link, $0.age) = (.message, true, 0, 0, 3_600_000) }
            }
        }),
        Seed("gate-window-of-last-request", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.request(1)
            draft.clock(20_000)
            draft.request(1)
            draft.clock(20_000)
            draft.frame { ($0.isAnswer, $0.ttl, $0.link) = (true, 0, 0) }
        }),
        Seed("gate-window-of-link-peer", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.bind(1, to: 2)
            draft.request(1)
            draft.frame { ($0.isAnswer, $0.ttl, $0.link, $0.from) = (true, 0, 0, 3) }
            draft.frame { ($0.isAnswer, $0.ttl, $0.link, $0.from) = (true, 0, 1, 1) }
            draft.frame { ($0.isAnswer, $0.ttl, $0.link, $0.from) = (true, 0, 2, 1) }
            draft.frame { ($0.type, $0.isAnswer, $0.link, $0.from) = (.announce, true, 0, 3) }
        }),
        Seed("gate-unsolicited", GateDraft.script { draft in
            draft.frame { ($0.isAnswer, $0.ttl, $0.link) = (true, 0, 0) }
            draft.bind(0, to: 1)
            draft.request(1)
            draft.frame { ($0.link, $0.age) = (0, 3_600_000) }
            draft.frame { ($0.link, $0.age, $0.ttl) = (0, 3_600_000, 0) }
            draft.frame { ($0.type, $0.link, $0.age, $0.isAnswer) = (.requestSync, 0, 3_600_000, true) }
        }),
        Seed("gate-broadcast-request", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.event(.broadcast)
            draft.frame { ($0.isAnswer, $0.ttl, $0.link) = (true, 0, 0) }
        }),
        Seed("gate-cleanup", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.request(1)
            for offset in 0...1 {
                draft.edge(30_000, offset)
                draft.event(.cleanup)
                draft.frame { ($0.isAnswer, $0.ttl, $0.link, $0.payload) = (true, 0, 0, offset) }
            }
        }),
        Seed("gate-clock-back", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.request(1)
            draft.questions(from: 1, on: 0, 8)
            draft.clock(-3_600_000)
            draft.frame { ($0.isAnswer, $0.ttl, $0.link) = (true, 0, 0) }
            draft.questions(from: 1, on: 0, 1)
            draft.event(.sweep)
            draft.clock(3_700_000)
            draft.frame { ($0.isAnswer, $0.ttl, $0.link) = (true, 0, 0) }
        }),
    ]

    /// Requests that come in.
    private static let requests = [
        Seed("gate-request-ttl", GateDraft.script { draft in
            for (place, ttl) in [UInt8(0), 1, 7].enumerated() {
                draft.frame { ($0.type, $0.ttl, $0.payload) = (.requestSync, ttl, place) }
            }
        }),
        Seed("gate-rate", GateDraft.script { draft in
            draft.questions(from: 1, on: 0, 9)
            draft.edge(29_000, 1, sinceFrame: true)
            draft.questions(from: 1, on: 0, 1)
            draft.edge(30_000, 0)
            draft.questions(from: 1, on: 0, 1)
            draft.clock(1)
            draft.questions(from: 1, on: 0, 9)
        }),
        Seed("gate-rate-of-refused", GateDraft.script { draft in
            draft.questions(from: 1, on: 0, 8)
            draft.clock(10_000)
            draft.questions(from: 1, on: 0, 8)
            draft.clock(20_001)
            draft.questions(from: 1, on: 0, 1)
        }),
        Seed("gate-rate-over-links", GateDraft.script { draft in
            draft.questions(from: 1, on: 0, 8)
            draft.questions(from: 1, on: 1, 1)
            draft.questions(from: 2, on: 0, 1)
        }),
        Seed("gate-request-of-another", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.questions(from: 2, on: 0, 1)
            draft.questions(from: 1, on: 0, 1)
        }),
    ]

    /// Frames whose author, keys or signature is in question.
    private static let identity = [
        Seed("gate-own-frames", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.request(1)
            for (ttl, isAnswer) in [(UInt8(7), false), (0, false), (7, true), (0, true)] {
                draft.frame { ($0.from, $0.ttl, $0.isAnswer, $0.link) = (0, ttl, isAnswer, 0) }
            }
        }),
        Seed("gate-signatures", GateDraft.script { draft in
            let types: [MessageType] = [.announce, .message, .leave, .fileTransfer, .voiceFrame, .requestSync, .boardPost]
            for type in types {
                for (place, signature) in GateCast.signatures.enumerated() {
                    draft.frame { ($0.type, $0.signature, $0.payload, $0.ttl) = (type, signature, place, 0) }
                }
            }
        }),
        Seed("gate-key-change", GateDraft.script { draft in
            draft.event(.learn, 1, 0)
            for claim in 0..<8 { draft.frame { ($0.type, $0.claim, $0.payload) = (.announce, claim, claim) } }
            draft.event(.learn, 2, 2)
            for claim in 0..<8 { draft.frame { ($0.type, $0.claim, $0.payload, $0.from) = (.announce, claim, claim, 2) } }
        }),
        Seed("gate-rebinding", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.bind(1, to: 5)
            for (from, wait) in [(2, Int64(0)), (3, 59_999), (4, 1), (5, 60_000), (1, 0)] {
                draft.clock(wait)
                draft.frame { ($0.type, $0.from, $0.link) = (.announce, from, 0) }
                draft.questions(from: UInt8(from), on: 0, 1)
            }
        }),
        Seed("gate-binding", GateDraft.script { draft in
            let announces: [(UInt8, Int64, SignatureState)] = [(6, 0, .valid), (7, 120_001, .valid), (7, 0, .invalid)]
            for (ttl, age, signature) in announces {
                draft.frame { ($0.type, $0.ttl, $0.age, $0.signature, $0.link) = (.announce, ttl, age, signature, 1) }
                draft.questions(from: 2, on: 1, 1)
            }
            draft.event(.lose, 1)
            draft.questions(from: 2, on: 1, 1)
        }),
        Seed("gate-rebuilt", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.request(1)
            draft.rebuilt(by: 1, of: 2) { ($0.from, $0.isAnswer, $0.link, $0.age) = (2, true, 0, 3_600_000) }
            draft.rebuilt(by: 2, of: 2) { ($0.from, $0.isAnswer, $0.link, $0.age) = (1, true, 0, 3_600_000) }
            draft.rebuilt(by: 1, of: 256) { ($0.payload, $0.age) = (1, 120_000) }
            draft.rebuilt(by: 1, of: 257) { ($0.payload, $0.age) = (2, 120_001) }
            draft.rebuilt(by: 0, of: 2) { ($0.type, $0.payload) = (.requestSync, 3) }
            draft.rebuilt(by: 2, of: 2) { ($0.signature, $0.payload) = (.noKey, 4) }
        }),
    ]

    /// What was seen before.
    private static let memory = [
        Seed("gate-repeats", GateDraft.script { draft in
            for offset in 0...1 {
                draft.frame { ($0.type, $0.payload) = (.fragment, offset) }
                draft.edge(3_000, offset, sinceFrame: true)
                draft.event(.again, 0)
            }
            for other in [MessageType.message, .fileTransfer] { draft.frame { $0.type = other } }
            draft.frame { $0.age = 1 }
            for payload in 1..<8 { draft.frame { $0.payload = payload } }
            draft.frame { ($0.type, $0.ttl) = (.announce, 6) }
            draft.event(.again, 1)
        }),
        Seed("gate-repeats-of-300-s", GateDraft.script { draft in
            draft.bind(0, to: 1)
            draft.event(.sweep)
            for offset in 0...1 {
                draft.request(1)
                draft.frame { ($0.isAnswer, $0.ttl, $0.link, $0.payload) = (true, 0, 0, offset) }
                draft.edge(300_000, offset)
                draft.event(.sweep)
                draft.request(1)
                draft.event(.again, 0)
            }
        }),
        Seed("gate-many-frames", GateDraft.script { draft in
            for age in 0..<Int64(52) { draft.frame { $0.age = age } }
            draft.frame { $0.age = 0 }
            draft.frame { $0.age = 51 }
        }),
    ]

    /// Frames on the air.
    private static let traffic = [
        Seed("gate-traffic", GateDraft.script { draft in
            let factory = PacketFactory(.ios), ada = TestIdentity.ada, bo = TestIdentity.bo, cy = TestIdentity.cy
            let now = UInt64(VirtualTime.start)
            draft.frame(factory.announce(by: bo, at: now).bytes, on: 0)
            draft.request(1)
            let announce = factory.announce(by: cy, at: now - 60_000)
            draft.frame(announce.answering(by: .ios).bytes, on: 0)
            draft.frame(announce.relayed(ttl: 6).bytes, on: 0)
            draft.frame(factory.leave(by: bo, at: now).bytes, on: 0)
            let question = PacketGenerators.SyncQuestion(held: [announce])
            draft.frame(factory.requestSync(question, by: bo, to: ada, at: now).bytes, on: 0)
            draft.frame(factory.requestSync(question, by: cy, to: ada, at: now).bytes, on: 0)
        })
    ]
}
