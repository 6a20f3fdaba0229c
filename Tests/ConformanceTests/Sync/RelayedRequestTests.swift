import Testing

/// A request on ada's link with bo, and one on her link with cy.
@Suite struct RelayedRequestTests {
    /// Each step is a request by an author with a timestamp, received from a link's other end or sent to it.
    private struct Step {
        var author: Peer
        var timestamp: Int64 = 10
        var isOnLinkOfCy = false
        var isSent = false
    }

    private static func firings(_ steps: [Step]) -> Int {
        let talk = SyncTalk()
        let second = talk.script.link(2)
        talk.script.receive(SyncTalk.cy.announce(), on: second, at: 0)
        for (index, step) in steps.enumerated() {
            let request = step.author.request(to: SyncTalk.ada.id, at: step.timestamp, ttl: 1)
            let link = step.isOnLinkOfCy ? second : talk.link, time = 10 + Int64(index)
            if step.isSent {
                talk.script.send(request, on: link, at: time)
            } else {
                talk.script.receive(request, on: link, at: time)
            }
        }
        return talk.script.count(of: "SYNC-033")
    }

    @Test func firesWhenTheCapturingDevicePassesARequestOn() {
        #expect(Self.firings([Step(author: SyncTalk.bo), Step(author: SyncTalk.bo, isOnLinkOfCy: true, isSent: true)]) == 1)
    }

    @Test func firesWhenAPeerPassesARequestOn() {
        #expect(Self.firings([Step(author: SyncTalk.bo), Step(author: SyncTalk.bo, isOnLinkOfCy: true)]) == 1)
    }

    @Test func firesWhenAnOwnRequestComesBackOverAnotherLink() {
        #expect(Self.firings([Step(author: SyncTalk.ada, isSent: true), Step(author: SyncTalk.ada, isOnLinkOfCy: true)]) == 1)
    }

    @Test func keepsQuietForAnOwnRequestSentToSeveralPeers() {
        #expect(
            Self.firings([
                Step(author: SyncTalk.ada, isSent: true), Step(author: SyncTalk.ada, isOnLinkOfCy: true, isSent: true),
            ]) == 0)
    }

    @Test func keepsQuietForAnotherRequestOfTheSameSender() {
        #expect(
            Self.firings([Step(author: SyncTalk.bo), Step(author: SyncTalk.bo, timestamp: 11, isOnLinkOfCy: true)]) == 0)
    }

    @Test func keepsQuietForARepeatOnTheSameLink() {
        #expect(Self.firings([Step(author: SyncTalk.bo), Step(author: SyncTalk.bo)]) == 0)
    }

    @Test func keepsQuietForTheSendersOwnSecondLinkWhileNobodyAnnouncedThere() {
        let talk = SyncTalk()
        let request = SyncTalk.bo.request(to: SyncTalk.ada.id, at: 10)
        talk.script.receive(request, on: talk.link, at: 10)
        talk.script.receive(request, on: talk.script.link(2), at: 20)
        #expect(talk.script.count(of: "SYNC-033") == 0)
    }

    @Test func firesForWhatIsSentAfterItWasReceivedEvenByADeviceWithoutAName() {
        let talk = SyncTalk(isBound: false)
        let request = SyncTalk.bo.request(to: SyncTalk.ada.id, at: 10)
        talk.script.receive(request, on: talk.link, at: 10)
        talk.script.send(request, on: talk.script.link(2), at: 20)
        #expect(talk.script.count(of: "SYNC-033") == 1)
    }
}
