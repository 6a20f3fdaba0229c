import BitchatFrame
import MeshModel

/// Scripts about requests, authors and keys.
extension GateSeeds {
    /// Requests that come in.
    static let requests = [
        Seed(
            "gate-request-ttl",
            GateDraft.script { draft in
                for (place, ttl) in [UInt8(0), 1, 7].enumerated() {
                    draft.frame { ($0.type, $0.ttl, $0.payload) = (.requestSync, ttl, place) }
                }
            }),
        Seed(
            "gate-rate",
            GateDraft.script { draft in
                draft.questions(from: 1, on: 0, 9)
                draft.edge(29_000, 1, sinceFrame: true)
                draft.questions(from: 1, on: 0, 1)
                draft.edge(30_000, 0)
                draft.questions(from: 1, on: 0, 1)
                draft.clock(1)
                draft.questions(from: 1, on: 0, 9)
            }),
        Seed(
            "gate-rate-of-refused",
            GateDraft.script { draft in
                draft.questions(from: 1, on: 0, 8)
                draft.clock(10_000)
                draft.questions(from: 1, on: 0, 8)
                draft.clock(20_001)
                draft.questions(from: 1, on: 0, 1)
            }),
        Seed(
            "gate-rate-over-links",
            GateDraft.script { draft in
                draft.questions(from: 1, on: 0, 8)
                draft.questions(from: 1, on: 1, 1)
                draft.questions(from: 2, on: 0, 1)
            }),
        Seed(
            "gate-request-of-another",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                draft.questions(from: 2, on: 0, 1)
                draft.questions(from: 1, on: 0, 1)
            }),
    ]

    /// Frames whose author, keys or signature is in question.
    static let identity = [
        Seed(
            "gate-own-frames",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                draft.request(1)
                for (ttl, isAnswer) in [(UInt8(7), false), (0, false), (7, true), (0, true)] {
                    draft.frame { ($0.from, $0.ttl, $0.isAnswer, $0.link) = (0, ttl, isAnswer, 0) }
                }
            }),
        Seed(
            "gate-signatures",
            GateDraft.script { draft in
                let types: [MessageType] = [.announce, .message, .leave, .fileTransfer, .voiceFrame, .requestSync, .boardPost]
                for type in types {
                    for (place, signature) in GateCast.signatures.enumerated() {
                        draft.frame { ($0.type, $0.signature, $0.payload, $0.ttl) = (type, signature, place, 0) }
                    }
                }
            }),
        Seed(
            "gate-key-change",
            GateDraft.script { draft in
                draft.event(.learn, 1, 0)
                for claim in 0..<8 { draft.frame { ($0.type, $0.claim, $0.payload) = (.announce, claim, claim) } }
                draft.event(.learn, 2, 2)
                for claim in 0..<8 { draft.frame { ($0.type, $0.claim, $0.payload, $0.from) = (.announce, claim, claim, 2) } }
            }),
        Seed(
            "gate-rebinding",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                draft.bind(1, to: 5)
                for (from, wait) in [(2, Int64(0)), (3, 59_999), (4, 1), (5, 60_000), (1, 0)] {
                    draft.clock(wait)
                    draft.frame { ($0.type, $0.from, $0.link) = (.announce, from, 0) }
                    draft.questions(from: UInt8(from), on: 0, 1)
                }
            }),
        Seed(
            "gate-binding",
            GateDraft.script { draft in
                let announces: [(UInt8, Int64, SignatureState)] = [(6, 0, .valid), (7, 120_001, .valid), (7, 0, .invalid)]
                for (ttl, age, signature) in announces {
                    draft.frame { ($0.type, $0.ttl, $0.age, $0.signature, $0.link) = (.announce, ttl, age, signature, 1) }
                    draft.questions(from: 2, on: 1, 1)
                }
                draft.event(.lose, 1)
                draft.questions(from: 2, on: 1, 1)
            }),
        Seed(
            "gate-rebuilt",
            GateDraft.script { draft in
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
}
