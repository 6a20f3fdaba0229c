extension DemoMesh {
    /// dee's Android phone is seen, with its peer ID in the scan response, connects and subscribes.
    ///
    /// Android announces 200 ms after the subscription and again 200 ms later, iOS 400 ms after it.
    mutating func meetDee() {
        story.advance(to: 12_000)
        let peer = dee.peerID
        story.adapter { log in
            log.report(
                ScriptedLink.dee.address, AdvertisingData.service(flags: 0x02),
                scanResponse: AdvertisingData.serviceData(of: peer),
                rssi: -70, isExtended: true)
        }
        story.advance(to: 12_500)
        story.open(.dee, patience: 200)
        story.adapter { $0.wait(milliseconds: 200) }
        announceDee(neighbours: [])
        story.adapter { $0.wait(milliseconds: 160) }
        announceDee(neighbours: [ada])
        announceAda(neighbours: [bo, dee])
    }

    /// Each asks the other; dee's answer has ttl 0 and no mark, as Android answers, and is fresh enough for iOS.
    mutating func syncWithDee() {
        story.advance(to: 14_400)
        let old = story.android.message("on my way to the square", by: dee, at: story.now - 20_000)
        ask(SyncQuestion(held: stored, types: SyncQuestion.Round.initial), .dee, dee)
        story.receive(old.answering(by: .android), on: .dee)
        let question = SyncQuestion(held: held([.announce], by: [ada, dee]))
        story.receive(story.android.requestSync(question, by: dee, to: ada, at: story.now), on: .dee)
        let answer = held([.announce], by: [bo, cy]) + held([.message], by: [ada, cy])
        for frame in answer { story.send(frame.answering(by: .ios), on: .dee) }
        store(old)
    }

    /// Android takes its leave, and the link ends from the other side.
    mutating func partFromDee() {
        story.advance(to: 39_000)
        story.hear(story.android.leave(by: dee, at: story.now), on: .dee)
        story.adapter { $0.wait(milliseconds: 150) }
        story.close(.dee, isOurs: false)
    }
}
