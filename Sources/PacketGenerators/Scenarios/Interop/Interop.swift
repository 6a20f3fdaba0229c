import BitchatFrame
import BitchatPayload

/// Half a minute on ada's iPhone, connected to dee's Android phone alone: two requests, and answers that iOS throws away.
///
/// Android answers a REQUEST_SYNC with ttl 0 and without `IS_RSR`, so that iOS judges old texts by their time
/// (docs/protocol.md chapter 8, row 2). Announces and the recent text are taken, the texts of ten minutes ago are refused, and
/// asked for again half a minute later.
package struct Interop {
    private var story = MeshStory(label: "interop")
    private let ada = TestIdentity.ada
    private let dee = TestIdentity.dee
    private let kit = TestIdentity.kit
    private let eve = TestIdentity.eve
    private let link = ScriptedLink.deeAsPeripheral
    /// What ada's phone took, newest first.
    private var taken: [GeneratedFrame] = []

    /// Writes the scene.
    package static func scenario() -> Scenario {
        var scene = Interop()
        scene.powerOn()
        scene.meet()
        scene.answer()
        scene.talk()
        scene.repeatAnswer()
        return scene.story.scenario
    }

    private mutating func powerOn() {
        let peer = dee.peerID
        story.adapter { log in
            log.reset()
            log.advertiseExtended(AdvertisingData.service(flags: 0x1A))
            log.scanExtended()
            log.wait(milliseconds: 160)
            log.report(
                ScriptedLink.deeAsPeripheral.address, AdvertisingData.service(flags: 0x02),
                scanResponse: AdvertisingData.serviceData(of: peer), rssi: -66, isExtended: true)
        }
    }

    /// ada connects and announces herself 50 ms after the subscription; dee does after 100 ms and again 200 ms later.
    private mutating func meet() {
        story.advance(to: 400)
        story.open(link, patience: 40)
        story.adapter { $0.wait(milliseconds: 50) }
        announceAda(neighbours: [])
        story.adapter { $0.wait(milliseconds: 40) }
        take(story.android.announce(by: dee, at: story.now, neighbours: [kit.peerID]))
        story.adapter { $0.wait(milliseconds: 190) }
        take(story.android.announce(by: dee, at: story.now, neighbours: [kit.peerID, ada.peerID]))
    }

    private mutating func announceAda(neighbours: [PeerID]) {
        let frame = story.ios.announce(by: ada, at: story.now, neighbours: neighbours)
        story.broadcast(frame)
        taken.removeAll { $0.contents.type == .announce && $0.contents.sender == frame.contents.sender }
        taken.insert(frame, at: 0)
    }

    /// Receives a frame that iOS takes.
    private mutating func take(_ frame: GeneratedFrame) {
        story.receive(frame, on: link)
        if frame.contents.type == .announce {
            taken.removeAll { $0.contents.type == .announce && $0.contents.sender == frame.contents.sender }
        }
        taken.insert(frame.relayed(ttl: 0), at: 0)
    }
}

extension Interop {
    /// ada asks for everything; dee answers with two announces, a recent text and the old ones, and asks in turn.
    private mutating func answer() {
        story.advance(to: 2_200)
        let start = MeshStory.start
        ask(SyncQuestion.Round.initial)
        for frame in [
            story.android.announce(by: kit, at: start - 70_000, neighbours: [dee.peerID]),
            story.ios.announce(by: eve, at: start - 40_000), story.android.message("see you at six", by: kit, at: start - 30_000),
        ] {
            take(frame.answering(by: .android))
        }
        replayOldTexts()
        story.advance(to: 2_600)
        let question = SyncQuestion(held: taken)
        story.receive(story.android.requestSync(question, by: dee, to: ada, at: story.now), on: link)
        let own = story.ios.message("who has seen the ferry?", by: ada, at: start - 240_000)
        story.send(own.answering(by: .ios), on: link)
    }

    /// The texts of ten to twelve minutes ago, as dee's phone stored them.
    private mutating func replayOldTexts() {
        let start = MeshStory.start
        for frame in [
            story.android.message("the library is open again", by: dee, at: start - 720_000),
            story.ios.message("tea on the third floor", by: eve, at: start - 660_000),
            story.android.message("left the keys with eve", by: kit, at: start - 610_000),
            story.android.message("and the map is on the table", by: kit, at: start - 600_000),
        ] {
            story.receive(frame.answering(by: .android), on: link)
        }
    }

    /// A text each way, to show that the link is sound.
    private mutating func talk() {
        story.advance(to: 8_000)
        take(story.android.message("did you get what I sent?", by: dee, at: story.now))
        story.advance(to: 12_000)
        let reply = story.ios.message("only kit's last text", by: ada, at: story.now)
        story.broadcast(reply)
        taken.insert(reply, at: 0)
        story.advance(to: 16_000)
        announceAda(neighbours: [dee.peerID])
    }

    /// At the half-minute ada asks for texts; her filter names what she took, so the old texts come once more.
    private mutating func repeatAnswer() {
        story.advance(to: 30_000)
        ask(SyncQuestion.Round.messages)
        replayOldTexts()
    }

    private mutating func ask(_ types: SyncTypes) {
        let question = SyncQuestion(held: taken, types: types)
        story.send(story.ios.requestSync(question, by: ada, to: dee, at: story.now), on: link)
    }
}
