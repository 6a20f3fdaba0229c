import BitchatFrame
import MeshModel

/// Scripts about clocks, ages and windows.
extension GateSeeds {
    /// Clock and age limits.
    static let time = [
        Seed(
            "gate-skew",
            GateDraft.script { draft in
                for age: Int64 in [119_999, 120_000, 120_001, -119_999, -120_000, -120_001] {
                    draft.frame { $0.age = age }
                }
            }),
        Seed(
            "gate-answer-ages",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                draft.request(1)
                let limits: [(MessageType, Int64)] = [(.announce, 900_000), (.message, 21_600_000), (.voiceFrame, 30_000)]
                for (type, limit) in limits {
                    for age in limit - 1...limit + 1 {
                        draft.frame { ($0.type, $0.isAnswer, $0.ttl, $0.link, $0.age) = (type, true, 0, 0, age) }
                    }
                }
            }),
        Seed(
            "gate-answers-grow-old",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                for (type, span) in [(MessageType.announce, Int64(900_000)), (.message, 21_600_000)] {
                    draft.request(1)
                    draft.frame { ($0.type, $0.isAnswer, $0.ttl, $0.link) = (type, true, 0, 0) }
                    draft.edge(span, 0, sinceFrame: true)
                    draft.request(1)
                    draft.event(.again, 0)
                    draft.clock(1)
                    draft.frame { ($0.type, $0.isAnswer, $0.ttl, $0.link, $0.age) = (type, true, 0, 0, span + 1) }
                }
            }),
        Seed(
            "gate-android-ages",
            GateDraft.script { draft in
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
    static let windows = [
        Seed(
            "gate-window",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                draft.request(1)
                for offset in -1...1 {
                    draft.edge(30_000, offset)
                    draft.frame { ($0.type, $0.isAnswer, $0.ttl, $0.link) = (.fragment, true, 0, 0) }
                    draft.frame { ($0.type, $0.isAnswer, $0.ttl, $0.link, $0.age) = (.message, true, 0, 0, 3_600_000) }
                }
            }),
        Seed(
            "gate-window-of-last-request",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                draft.request(1)
                draft.clock(20_000)
                draft.request(1)
                draft.clock(20_000)
                draft.frame { ($0.isAnswer, $0.ttl, $0.link) = (true, 0, 0) }
            }),
        Seed(
            "gate-window-of-link-peer",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                draft.bind(1, to: 2)
                draft.request(1)
                draft.frame { ($0.isAnswer, $0.ttl, $0.link, $0.from) = (true, 0, 0, 3) }
                draft.frame { ($0.isAnswer, $0.ttl, $0.link, $0.from) = (true, 0, 1, 1) }
                draft.frame { ($0.isAnswer, $0.ttl, $0.link, $0.from) = (true, 0, 2, 1) }
                draft.frame { ($0.type, $0.isAnswer, $0.link, $0.from) = (.announce, true, 0, 3) }
            }),
        Seed(
            "gate-unsolicited",
            GateDraft.script { draft in
                draft.frame { ($0.isAnswer, $0.ttl, $0.link) = (true, 0, 0) }
                draft.bind(0, to: 1)
                draft.request(1)
                draft.frame { ($0.link, $0.age) = (0, 3_600_000) }
                draft.frame { ($0.link, $0.age, $0.ttl) = (0, 3_600_000, 0) }
                draft.frame { ($0.type, $0.link, $0.age, $0.isAnswer) = (.requestSync, 0, 3_600_000, true) }
            }),
        Seed(
            "gate-broadcast-request",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                draft.event(.broadcast)
                draft.frame { ($0.isAnswer, $0.ttl, $0.link) = (true, 0, 0) }
            }),
        Seed(
            "gate-cleanup",
            GateDraft.script { draft in
                draft.bind(0, to: 1)
                draft.request(1)
                for offset in 0...1 {
                    draft.edge(30_000, offset)
                    draft.event(.cleanup)
                    draft.frame { ($0.isAnswer, $0.ttl, $0.link, $0.payload) = (true, 0, 0, offset) }
                }
            }),
        Seed(
            "gate-clock-back",
            GateDraft.script { draft in
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
}
