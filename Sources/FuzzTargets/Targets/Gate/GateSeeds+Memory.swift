import BitchatFrame
import MeshModel
import PacketGenerators

/// Scripts about what was seen before, and of frames on the air.
extension GateSeeds {
    /// What was seen before.
    static let memory = [
        Seed(
            "gate-repeats",
            GateDraft.script { draft in
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
                draft.frame { ($0.from, $0.signature) = (2, .invalid) }
                draft.edge(3_000, 1, sinceFrame: true)
                draft.event(.again, 0)
            }),
        Seed(
            "gate-repeats-of-300-s",
            GateDraft.script { draft in
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
        Seed(
            "gate-newest-of-repeats",
            GateDraft.script { draft in
                draft.frame { ($0.payload, $0.from) = (1, 2) }
                draft.frame { $0.type = .announce }
                draft.frame { ($0.payload, $0.from) = (3, 2) }
                for wait: Int64 in [2, -2] {
                    draft.clock(wait)
                    draft.frame { ($0.type, $0.age) = (.announce, wait > 0 ? wait : 0) }
                }
                for age in 1...Int64(47) { draft.frame { $0.age = age } }
                draft.frame { ($0.type, $0.ttl) = (.announce, 6) }
                draft.frame { ($0.payload, $0.from) = (3, 2) }
            }),
        Seed(
            "gate-many-frames",
            GateDraft.script { draft in
                for age in 0..<Int64(52) { draft.frame { $0.age = age } }
                draft.frame { $0.age = 0 }
                draft.frame { $0.age = 51 }
            }),
    ]

    /// Frames on the air.
    static let traffic = [
        Seed(
            "gate-traffic",
            GateDraft.script { draft in
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
