import BitchatFrame

extension DemoMesh {
    /// ada announces herself on every link.
    mutating func announceAda(neighbours: [TestIdentity]) {
        let frame = story.ios.announce(by: ada, at: story.now, neighbours: neighbours.map(\.peerID))
        story.broadcast(frame)
        store(frame)
    }

    /// bo announces himself.
    mutating func announceBo(neighbours: [TestIdentity]) {
        let frame = story.ios.announce(by: bo, at: story.now, neighbours: neighbours.map(\.peerID))
        story.hear(frame, on: .bo)
        store(frame)
    }

    /// cy's announce comes by way of bo.
    mutating func hearCy(neighbours: [TestIdentity]) {
        let frame = story.ios.announce(by: cy, at: story.now - 60, neighbours: neighbours.map(\.peerID))
        story.hear(frame.relayed(ttl: 6), on: .bo)
        store(frame)
    }

    /// dee announces herself.
    mutating func announceDee(neighbours: [TestIdentity]) {
        let frame = story.android.announce(by: dee, at: story.now, neighbours: neighbours.map(\.peerID))
        story.hear(frame, on: .dee)
        store(frame)
    }

    /// Keeps a frame for sync; of announces only the author's last.
    mutating func store(_ frame: GeneratedFrame) {
        if frame.contents.type == .announce {
            stored.removeAll { $0.contents.type == .announce && $0.contents.sender == frame.contents.sender }
        }
        stored.insert(frame, at: 0)
    }

    /// Hears a frame from the peer of a link, passes it on and keeps it.
    mutating func take(_ frame: GeneratedFrame, _ link: ScriptedLink, limit: Int = .max) {
        story.hear(frame, on: link, limit: limit)
        store(frame)
    }

    /// Sends a frame of ada's on every link and keeps it.
    mutating func publish(_ frame: GeneratedFrame) {
        story.broadcast(frame)
        store(frame)
    }

    /// ada asks one peer for packets.
    mutating func ask(_ question: SyncQuestion, _ link: ScriptedLink, _ peer: TestIdentity) {
        story.send(story.ios.requestSync(question, by: ada, to: peer, at: story.now), on: link)
    }

    /// What is stored of these types by these authors, oldest first.
    func held(_ types: [MessageType], by authors: [TestIdentity]) -> [GeneratedFrame] {
        let senders = authors.map(\.peerID.bytes)
        return stored.reversed().filter { types.contains($0.contents.type) && senders.contains($0.contents.sender) }
    }
}
