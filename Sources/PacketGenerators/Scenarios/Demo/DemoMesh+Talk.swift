extension DemoMesh {
    /// Public texts of all three, passed on with ttl 6.
    mutating func talk() {
        story.advance(to: 16_500)
        announceBo(neighbours: [ada, cy])
        story.advance(to: 18_000)
        take(story.ios.message("hello from the harbour", by: bo, at: story.now), .bo)
        story.advance(to: 19_000)
        publish(story.ios.message("hello both, ada here", by: ada, at: story.now))
        story.advance(to: 20_000)
        take(story.android.message("grüße vom Marktplatz", by: dee, at: story.now), .dee)
    }

    /// ada's long text is compressed; cy announces herself from afar.
    mutating func talkLonger() {
        story.advance(to: 21_000)
        let line = "water and bread at the town hall, first floor, ask for the blue door; "
        publish(story.ios.message(line + "again: " + line + "pass it on. " + line, by: ada, at: story.now))
        story.advance(to: 21_400)
        hearCy(neighbours: [bo])
    }

    /// bo's one-time keys fill a frame that arrives in two notifications.
    mutating func shareKeys() {
        story.advance(to: 22_000)
        let keys = (0..<8).map { (id: UInt32($0 + 40), key: story.random.bytes(32)) }
        take(story.ios.prekeyBundle(keys, by: bo, at: story.now), .bo, limit: 300)
    }

    /// dee's picture is small enough for one frame; Android does not cut what a link takes whole.
    mutating func showPicture() {
        story.advance(to: 20_500)
        let picture = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + story.random.bytes(230)
        take(
            story.android.file(named: "dot.png", mimeType: "image/png", content: picture, by: dee, at: story.now), .dee)
    }

    /// A picture of 1,500 bytes, version 2, in four fragments 30 ms apart.
    mutating func sendFile() {
        story.advance(to: 26_000)
        let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10] + Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
        let picture = head + story.random.bytes(1_478) + [0xFF, 0xD9]
        let file = story.ios.file(
            named: "gate.jpg", mimeType: "image/jpeg", content: picture, by: ada, at: story.now)
        for piece in story.ios.fragments(of: file, stream: story.random.next(), slice: 469) {
            story.broadcast(piece)
            story.adapter { $0.wait(milliseconds: 22) }
        }
        store(file)
    }
}
