import WireFormat

extension DemoMesh {
    /// ada connects to bo, and both announce themselves: the central 50 ms, the peripheral 400 ms after the subscription.
    mutating func meetBo() {
        story.advance(to: 400)
        story.open(.bo, patience: 40)
        story.adapter { $0.wait(milliseconds: 50) }
        announceAda(neighbours: [])
        story.adapter { $0.wait(milliseconds: 340) }
        announceBo(neighbours: [cy])
    }

    /// Each asks the other for everything, a second after the announce; bo has what cy said earlier, ada a text of her own.
    mutating func syncWithBo() {
        story.advance(to: 2_100)
        let early = story.ios.message("anyone near the old harbour?", by: ada, at: MeshStory.start - 300_000)
        let fromCy = earlierPackets()
        let known = stored
        ask(SyncQuestion(held: known, types: SyncQuestion.Round.initial), .bo, bo)
        for frame in fromCy { story.receive(frame.answering(by: .ios), on: .bo) }
        story.advance(to: 2_260)
        let question = SyncQuestion(held: fromCy + known, types: SyncQuestion.Round.initial)
        story.receive(story.ios.requestSync(question, by: bo, to: ada, at: story.now), on: .bo)
        story.send(early.answering(by: .ios), on: .bo)
        stored = fromCy + known + [early]
    }

    /// What bo has stored of cy, in the order of the answer: announce, text of ten minutes ago, one-time keys, board post.
    private mutating func earlierPackets() -> [GeneratedFrame] {
        let start = MeshStory.start
        let entry = BoardEntry(
            id: story.random.bytes(16), geohash: "u33dc1", content: "Lost: a red umbrella, north gate.", created: start - 200_000)
        let keys = (1...4).map { (id: UInt32($0), key: story.random.bytes(32)) }
        return [
            story.ios.announce(by: cy, at: start - 9_000, neighbours: [bo.peerID]),
            story.ios.message("the north gate is closed until noon", by: cy, at: start - 600_000),
            story.ios.prekeyBundle(keys, by: cy, at: start - 420_000),
            story.ios.boardPost(entry, by: cy, at: start - 200_000),
        ]
    }

    /// cy's long text comes by way of bo in three fragments, of which the middle one is lost.
    mutating func loseFragment() {
        story.advance(to: 5_000)
        let trace = "trace of the relay test: " + Hexadecimal.encode(story.random.bytes(850))
        let text = story.ios.message(trace, by: cy, at: story.now - 40)
        pieces = story.ios.fragments(of: text, stream: stream, slice: 470)
        for piece in [pieces[0], pieces[2]] {
            story.receive(piece.relayed(ttl: 6), on: .bo)
            story.adapter { $0.wait(milliseconds: 48) }
        }
        story.advance(to: 6_000)
        hearCy(neighbours: [bo])
    }

    /// After more than five seconds ada asks for the stalled stream; bo answers with the missing piece.
    mutating func recoverFragment() {
        story.advance(to: 10_600)
        let question = SyncQuestion(
            held: [pieces[2], pieces[0]], types: SyncQuestion.Round.fragments, since: pieces[0].contents.timestamp,
            streams: [stream])
        ask(question, .bo, bo)
        story.receive(pieces[1].answering(by: .ios), on: .bo)
    }
}
