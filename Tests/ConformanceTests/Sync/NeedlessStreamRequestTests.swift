import Conformance
import LinkLayers
import Testing

/// cy's stream of three pieces reaches ada over bo, and ada asks bo for it.
@Suite struct NeedlessStreamRequestTests {
    private static let stream = "45a43038a50aa502"

    private static func request(by asker: Peer, to peer: Peer, at time: Int64) -> [UInt8] {
        asker.frame(.requestSync, SyncTalk.streams(stream), ttl: 0, at: time, to: peer.id)
    }

    /// ada's own request at `time`, after the pieces at their times.
    private static func findings(
        _ pieces: [(index: UInt16, time: Int64)], at time: Int64, role: Link.Role = .central,
        _ options: JudgeOptions = JudgeOptions()
    ) -> [String] {
        let talk = SyncTalk(options, role: role)
        for piece in pieces { talk.script.receive(SyncTalk.piece(piece.index, of: 3), on: talk.link, at: piece.time) }
        talk.script.send(request(by: SyncTalk.ada, to: SyncTalk.bo, at: time), on: talk.link, at: time)
        return messages(talk)
    }

    private static func messages(_ talk: SyncTalk) -> [String] {
        talk.script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == "SYNC-031" }.map(\.message)
    }

    @Test(arguments: [(4_999, 1), (5_000, 0), (5_001, 0)] as [(Int64, Int)])
    func firesWithin5SecondsOfTheLastNewPiece(pause: Int64, firings: Int) {
        #expect(Self.findings([(0, 1_000), (2, 2_000)], at: 2_000 + pause).count == firings)
    }

    @Test func countsFromTheLastNewIndexNotFromRepeats() {
        #expect(Self.findings([(0, 1_000), (0, 5_000)], at: 6_000) == [])
        #expect(
            Self.findings([(0, 1_000), (1, 5_000)], at: 6_000) == [
                "stream 45a43038a50aa502 had a new fragment 1000 ms before, and 5000 ms must pass"
            ])
    }

    @Test func firesForACompleteStream() {
        #expect(Self.findings([(0, 0), (1, 0), (2, 0)], at: 9_000) == ["stream 45a43038a50aa502 is complete"])
        #expect(Self.findings([(0, 0), (1, 0)], at: 9_000) == [])
    }

    @Test func firesForAStreamNeverSeenUnlessTheLinkIsOlderThanTheCapture() {
        #expect(Self.findings([], at: 9_000) == ["stream 45a43038a50aa502 was never seen"])
        #expect(Self.findings([], at: 9_000, role: .unknown) == [])
    }

    @Test func measuresNoTimeWithAClockThatStandsStill() {
        var options = JudgeOptions()
        options.now = MeshScript.start
        #expect(Self.findings([(0, 0)], at: 9_000, options) == [])
    }

    /// bo asks ada, who sent `indexes` of the stream over link `number`.
    private static func findings(ofBoAfter indexes: [UInt16], overLink number: Int) -> [String] {
        let talk = SyncTalk()
        let second = talk.script.link(2)
        for index in indexes {
            talk.script.send(SyncTalk.piece(index, of: 3), on: number == 1 ? talk.link : second, at: 100)
        }
        talk.script.receive(request(by: SyncTalk.bo, to: SyncTalk.ada, at: 1_000), on: talk.link, at: 1_000)
        return messages(talk)
    }

    @Test func judgesTheOtherEndByWhatItWasSent() {
        #expect(Self.findings(ofBoAfter: [0, 1, 2], overLink: 1) == ["stream 45a43038a50aa502 is complete"])
        #expect(
            Self.findings(ofBoAfter: [0, 1], overLink: 1) == [
                "stream 45a43038a50aa502 had a new fragment 900 ms before, and 5000 ms must pass"
            ])
    }

    @Test func keepsQuietForWhatTheOtherEndMayHaveHeardFromOthers() {
        #expect(Self.findings(ofBoAfter: [], overLink: 1) == [])
        #expect(Self.findings(ofBoAfter: [0, 1, 2], overLink: 2) == [])
    }
}
