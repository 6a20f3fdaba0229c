import BitchatPayload

extension DemoMesh {
    /// cy walks up and connects; her announce now has ttl 7.
    mutating func meetCy() {
        story.advance(to: 27_900)
        story.adapter { log in
            log.report(ScriptedLink.cy.address, AdvertisingData.service(flags: 0x1A), rssi: -58, isExtended: false)
        }
        story.advance(to: 28_300)
        story.open(.cy, patience: 30)
        story.adapter { $0.wait(milliseconds: 50) }
        take(story.ios.announce(by: cy, at: story.now), .cy)
        story.adapter { $0.wait(milliseconds: 270) }
        announceAda(neighbours: [bo, dee, cy])
    }

    /// Each asks the other for everything; then ada asks the other two, who have nothing new.
    mutating func syncWithCy() {
        story.advance(to: 30_000)
        let secret = story.ios.groupMessage(
            groupID: group, epoch: 3, plaintext: 150, by: cy, at: story.now - 100_000, &story.random)
        ask(SyncQuestion(held: stored, types: SyncQuestion.Round.initial), .cy, cy)
        story.receive(secret.answering(by: .ios), on: .cy)
        let missing = held([.announce, .message], by: [dee])
        let known = stored.filter { !missing.contains($0) }
        let question = SyncQuestion(held: [secret] + known, types: SyncQuestion.Round.initial)
        story.receive(story.ios.requestSync(question, by: cy, to: ada, at: story.now), on: .cy)
        for frame in missing { story.send(frame.answering(by: .ios), on: .cy) }
        store(secret)
        let round = SyncQuestion(
            held: stored.filter { [.announce, .message, .groupMessage].contains($0.contents.type) },
            types: SyncQuestion.Round.messages)
        ask(round, .bo, bo)
        ask(round, .dee, dee)
    }

    /// ada probes cy; bo announces himself again.
    mutating func probe() {
        story.advance(to: 31_000)
        let nonce = story.random.next()
        story.send(story.ios.ping(from: ada, to: cy, at: story.now, nonce: nonce), on: .cy)
        story.receive(story.ios.pong(from: cy, to: ada, at: story.now, nonce: nonce), on: .cy)
        story.advance(to: 31_500)
        announceBo(neighbours: [ada])
    }

    /// cy speaks for a moment: start, two packets of frames, end.
    mutating func speak() {
        story.advance(to: 32_000)
        let burst = story.random.next()
        say(VoiceFramePayload.encodeStart(burst: burst))
        for sequence: UInt16 in 1...2 {
            let frames = [story.random.bytes(61), story.random.bytes(64), story.random.bytes(58)]
            say(VoiceFramePayload.encode(burst: burst, sequence: sequence, frames: frames))
        }
        say(VoiceFramePayload.encodeEnd(burst: burst, sequence: 3, dataPackets: 2, duration: 384))
    }

    private mutating func say(_ payload: [UInt8]) {
        story.hear(story.ios.voice(payload, by: cy, at: story.now), on: .cy)
        story.adapter { $0.wait(milliseconds: 90) }
    }
}
