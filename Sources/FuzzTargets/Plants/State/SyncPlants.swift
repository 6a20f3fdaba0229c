import BitchatFrame
import BitchatPayload
import MeshModel
import WireFormat

extension Plants {
    /// Faults of sync nodes.
    static let sync: [Plant] = syncAnswers + syncRequests + syncStores

    private static func node(
        _ id: String, _ summary: String, _ source: String, _ change: @escaping @Sendable (inout SyncSubject) -> Void
    ) -> Plant {
        Plant(id, "sync-node", .law, summary, source: "docs/protocol.md " + source) { change(&$0.syncNode) }
    }

    /// A plant that changes a question before it is answered.
    private static func question(
        _ id: String, _ summary: String, _ source: String, _ change: @escaping @Sendable (inout SyncQuestion) -> Void
    ) -> Plant {
        node(id, summary, source) { subject in
            subject.answer = { node, question, now in
                var changed = question
                change(&changed)
                return node.gossip.answer(changed, now: now)
            }
        }
    }

    /// A plant that changes the answers.
    private static func answers(
        _ id: String, _ summary: String, _ source: String, _ change: @escaping @Sendable (inout [FrameContents]) -> Void
    ) -> Plant {
        node(id, summary, source) { subject in
            subject.answer = { node, question, now in
                var answers = node.gossip.answer(question, now: now)
                change(&answers)
                return answers
            }
        }
    }

    /// A plant that changes the requests of a tick.
    private static func requests(
        _ id: String, _ summary: String, _ source: String,
        _ change: @escaping @Sendable (inout SyncBench, inout [SyncRequest], Int64) -> Void
    ) -> Plant {
        node(id, summary, source) { subject in
            subject.tick = { node, connected, now in
                var requests = node.gossip.tick(now: now, connected: connected, registering: &node.requests)
                change(&node, &requests, now)
                return requests
            }
        }
    }

    private static let syncAnswers = [
        question("sync-since-ignored", "the cursor of a request is ignored", "4.5") { $0.since = nil },
        question("sync-since-strict", "a packet of exactly the cursor's time is skipped", "4.5") { question in
            question.since = question.since.map { $0 &+ 1 }
        },
        question("sync-filter-ignored", "the filter of a request is ignored", "4.4") { question in
            question.held = [UInt8]().withRawSpan { GCSFilter(p: 7, m: 1, $0, $0.whole) }
        },
        question("sync-streams-ignored", "named streams are ignored", "4.6") { $0.streams = nil },
        question("sync-types-ignored", "every type is served, whatever is asked for", "4.3") { $0.types = .everything },
        answers("sync-answer-ttl-1", "answers go out with ttl 1", "5.4") { answers in
            for place in answers.indices { answers[place].ttl = 1 }
        },
        node("sync-answer-unmarked", "the flag of an answer is missing", "5.4") { $0.ios.marksAnswers = false },
        node("sync-android-marks", "Android marks its answers", "5.4, 13.4") { $0.android.marksAnswers = true },
        answers("sync-newest-first", "answers come in the reverse order", "5.4") { $0.reverse() },
        node("sync-android-fragments", "Android keeps and serves fragments", "13.4") { subject in
            subject.android.stores.append(SyncStoreRules(.fragment, capacity: 500, freshness: nil))
            subject.answer = { node, question, now in
                var changed = question
                if node.gossip.rules.payloads == .android { changed.types = SyncTypes([.announce, .message, .fragment]) }
                return node.gossip.answer(changed, now: now)
            }
        },
        node("sync-cursor-for-announces", "the cursor applies to announces too", "4.5") { subject in
            for place in subject.ios.stores.indices { subject.ios.stores[place].ignoresCursor = false }
        },
        node("sync-cursor-for-streams", "the cursor applies to named streams too", "4.5") { subject in
            subject.answer = { node, question, now in
                node.gossip.answer(question, now: now).filter { answer in
                    answer.type != .fragment || question.streams == nil || answer.timestamp >= question.since ?? 0
                }
            }
        },
    ]

    private static let syncRequests = [
        node("sync-round-29-s", "fragments are asked for every 29 s", "5.6") { $0.ios.rounds[1].interval = 29_000 },
        node("sync-round-60001-ms", "files are asked for a millisecond late", "5.6") { $0.ios.rounds[2].interval = 60_001 },
        requests("sync-ghost-element", "the last byte of a filter is followed by another", "4.4") { _, requests, _ in
            for place in requests.indices where requests[place].payload.count > 14 {
                let length = Int(requests[place].payload[12]) << 8 | Int(requests[place].payload[13])
                guard length > 0, length < 255 else { continue }
                requests[place].payload[13] += 1
                requests[place].payload.insert(0, at: 14 + length)
            }
        },
        requests("sync-filter-forgets", "a filter's last byte is missing", "4.4") { _, requests, _ in
            for place in requests.indices where requests[place].payload[13] > 0 {
                requests[place].payload.remove(at: 13 + Int(requests[place].payload[13]))
                requests[place].payload[13] -= 1
            }
        },
        requests("sync-broadcast-registers", "a request to everybody opens a window", "5.1") { node, requests, now in
            if requests.contains(where: { $0.recipient == nil }) { node.requests.register(StateCast.peers[7], now: now) }
        },
        node("sync-unregistered", "the request for everything opens no window", "5.1") { subject in
            subject.initial = { node, peer, now in
                var nothing = RequestSyncManager()
                return node.gossip.initialRequest(to: peer, now: now, registering: &nothing)
            }
        },
        node("sync-61-streams", "61 streams are named in a request", "4.2, chapter 7 row 9") { subject in
            subject.targeted = { node, streams, connected, now in
                var sent = node.gossip.targetedRequests(for: streams, now: now, connected: connected, registering: &node.requests)
                guard streams.count > 60 else { return sent }
                let more = Array(",\(PeerID(value: streams[60].id))".utf8)
                for place in sent.indices {
                    let head = sent[place].payload.count - 1_019 - 2
                    sent[place].payload[head] = UInt8((1_019 + more.count) >> 8)
                    sent[place].payload[head + 1] = UInt8((1_019 + more.count) & 0xFF)
                    sent[place].payload += more
                }
                return sent
            }
        },
        node("sync-since-of-newest", "the cursor is a millisecond late", "4.5") { subject in
            subject.tick = { node, connected, now in
                var sent = node.gossip.tick(now: now, connected: connected, registering: &node.requests)
                for place in sent.indices where PlainFilter(sent[place].payload).since != nil {
                    sent[place].payload[sent[place].payload.count - 1] &+= 1
                }
                return sent
            }
        },
    ]

    private static let syncStores = [
        node("sync-capacity-1001", "1,001 messages are kept", "5.5, chapter 7 row 42") { $0.ios.stores[1].capacity = 1_001 },
        node("sync-capacity-599", "599 fragments are kept", "5.5, chapter 7 row 42") { $0.ios.stores[2].capacity = 599 },
        node("sync-announce-not-replaced", "an author's announces are all kept", "5.5") {
            $0.ios.stores[0].isOnePerAuthor = false
        },
        node("sync-stale-served", "fragments are served a millisecond longer", "chapter 7 row 40") {
            $0.ios.stores[2].freshness = 900_001
        },
        node("sync-stale-taken", "an announce is taken in a millisecond later", "5.5") { $0.ios.stores[0].intake = 60_001 },
        node("sync-presence-60001-ms", "a peer is gone a millisecond later", "5.5") { $0.ios.presence = 60_001 },
        node("sync-presence-android", "a peer is gone from Android after 60 s", "5.5, chapter 8 row 44") {
            $0.android.presence = 60_000
        },
        node("sync-messages-stay", "messages stay when their author leaves", "5.5") { $0.ios.stores[1].followsAuthor = false },
        node("sync-board-leaves", "board posts go when their author leaves", "5.5") { $0.ios.stores[6].followsAuthor = true },
        node("sync-older-announce", "an older announce replaces a newer one", "5.5") { subject in
            subject.see = { node, packet, now in
                let held = node.gossip.packets(of: packet.contents.type).first { $0.sender == packet.sender }
                if packet.contents.type == .announce, let held, held.contents.timestamp > packet.contents.timestamp {
                    node.gossip.forget(packet.sender)
                }
                return node.gossip.see(packet, now: now)
            }
        },
        node("sync-repeats-kept", "a packet that is held counts as new", "5.5") { subject in
            subject.see = { node, packet, now in
                let isHeld = node.gossip.packets(of: packet.contents.type).contains { $0.id == packet.id }
                return node.gossip.see(packet, now: now) || isHeld
            }
        },
    ]
}
