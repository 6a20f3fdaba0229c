import WireFormat

extension DemoMesh {
    /// Nostr events to and from bo's gateway, and a sealed message that bo carries for somebody absent.
    mutating func carry() {
        story.advance(to: 33_500)
        let up = event("is the bridge open?")
        story.send(story.ios.nostrUplink(up, geohash: "u33dc", from: ada, to: bo, at: story.now), on: .bo)
        story.advance(to: 33_900)
        let down = event("yes, on foot only")
        story.hear(story.ios.nostrDownlink(down, geohash: "u33dc", by: bo, at: story.now), on: .bo)
        story.advance(to: 34_500)
        let envelope = story.ios.courierEnvelope(
            body: 120, copies: 4, from: ada, to: bo, at: story.now, &story.random)
        story.send(envelope, on: .bo)
    }

    /// bo posts on the board and takes the post back; ada writes to their group.
    mutating func post() {
        story.advance(to: 35_500)
        let entry = BoardEntry(
            id: story.random.bytes(16), geohash: "u33dc", content: "Ferry at six from pier 2.", created: story.now)
        take(story.ios.boardPost(entry, by: bo, at: story.now), .bo)
        story.advance(to: 36_500)
        publish(
            story.ios.groupMessage(groupID: group, epoch: 3, plaintext: 171, by: ada, at: story.now, &story.random))
        story.advance(to: 37_500)
        take(story.ios.boardTombstone(postID: entry.id, by: bo, at: story.now), .bo)
    }

    /// ada takes her leave and ends the links that are left.
    mutating func partFromAll() {
        story.advance(to: 40_500)
        story.broadcast(story.ios.leave(by: ada, at: story.now))
        story.adapter { $0.wait(milliseconds: 120) }
        story.close(.bo, isOurs: true)
        story.close(.cy, isOurs: true)
    }

    /// A Nostr event as JSON; its ID, key and signature are random bytes.
    private mutating func event(_ text: String) -> String {
        let fields = [
            "\"id\":\"\(Hexadecimal.encode(story.random.bytes(32)))\"",
            "\"pubkey\":\"\(Hexadecimal.encode(story.random.bytes(32)))\"", "\"created_at\":\(story.now / 1000)",
            "\"kind\":20000", "\"tags\":[[\"g\",\"u33dc\"]]", "\"content\":\"\(text)\"",
            "\"sig\":\"\(Hexadecimal.encode(story.random.bytes(64)))\"",
        ]
        return "{" + fields.joined(separator: ",") + "}"
    }
}
