import BitchatFrame
import MeshModel
import Testing

/// The request window (docs/protocol.md 5.1).
@Suite struct RequestSyncManagerTests {
    let asked = PeerID(value: 1)
    let other = PeerID(value: 2)
    var manager = RequestSyncManager()

    @Test(arguments: [
        (0 as Int64, ResponseWindow.open(age: 0)), (29_999, .open(age: 29_999)), (30_000, .open(age: 30_000)),
        (30_001, .closed(age: 30_001)),
    ])
    mutating func theWindowIsOpenFor30000Milliseconds(age: Int64, window: ResponseWindow) {
        manager.register(asked, now: 1_000)
        let isOpen = age <= 30_000
        #expect(manager.window(for: asked, now: 1_000 + age) == window)
        #expect(manager.isValidResponse(from: asked, isRSR: true, now: 1_000 + age) == isOpen)
        #expect(!manager.isValidResponse(from: asked, isRSR: false, now: 1_000 + age))
        #expect(manager.cleanup(now: 1_000 + age) == (isOpen ? 1 : 0))
    }

    @Test mutating func onlyThePeerAskedMayAnswer() {
        manager.register(asked, now: 0)
        #expect(manager.window(for: other, now: 0) == .none)
        #expect(!manager.isValidResponse(from: other, isRSR: true, now: 0))
    }

    @Test mutating func anAnswerDoesNotUseUpTheRequest() {
        manager.register(asked, now: 0)
        for now in 0..<20 as Range<Int64> { #expect(manager.isValidResponse(from: asked, isRSR: true, now: now)) }
    }

    @Test mutating func aNewRequestRestartsTheWindow() {
        manager.register(asked, now: 0)
        manager.register(asked, now: 20_000)
        #expect(manager.window(for: asked, now: 50_000) == .open(age: 30_000))
        #expect(manager.count == 1)
    }

    @Test mutating func aClockThatStepsBackKeepsTheWindowOpen() {
        manager.register(asked, now: 5_000)
        #expect(manager.window(for: asked, now: 1_000) == .open(age: -4_000))
        #expect(manager.cleanup(now: .min) == 1)
    }

    @Test(arguments: [1_023, 1_024, 1_025])
    mutating func keeps1024RequestsAndForgetsTheOldest(requests: Int) {
        for number in 0..<requests { manager.register(PeerID(value: UInt64(number)), now: Int64(number)) }
        #expect(manager.count == min(requests, 1_024))
        #expect(manager.isPending(PeerID(value: 0)) == (requests < 1_025))
        #expect(manager.isPending(PeerID(value: 1)))
    }
}
