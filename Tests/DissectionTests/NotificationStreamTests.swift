import Dissection
import LinkLayers
import Testing
import WireFormat

/// What stands in one notification besides a single frame (docs/protocol.md 1.5).
@Suite struct NotificationStreamTests {
    @Test func takesSeveralFramesOutOfOneNotification() {
        let script = StreetScript()
        let first = HandMadeFrame.message("one"), second = HandMadeFrame.message("second"), third = HandMadeFrame.message("3")
        script.deliver(first + second + third, on: script.link(1))
        #expect(script.packets.map(\.text) == ["one", "second", "3"])
        #expect(script.packets.map(\.frame) == [first, second, third])
        #expect(
            script.packets.map(\.delivery) == [
                .of(1, last: 76), .of(1, offset: 25, framesBefore: 1, last: 76), .of(1, offset: 53, framesBefore: 2, last: 76),
            ])
    }

    @Test func aFrameBehindPaddingIsTakenToo() {
        let script = StreetScript()
        let first = HandMadeFrame.message("one") + run(16, 16), second = HandMadeFrame.message("two")
        script.deliver(first + second, on: script.link(1))
        #expect(script.packets.map(\.text) == ["one", "two"])
        #expect(script.packets.map(\.tail) == [[16, 0], [0, 0]])
        #expect(script.packets.map(\.delivery?.offset) == [0, 41])
    }

    @Test(arguments: [run(16, 15) + [15], run(16, 15), [0]])
    func aFrameBehindOtherBytesIsNot(between: [UInt8]) {
        let script = StreetScript()
        let first = HandMadeFrame.message("one"), second = HandMadeFrame.message("two")
        script.deliver(first + between + second, on: script.link(1))
        #expect(script.packets.map(\.text) == ["one"])
        #expect(script.packets.map(\.tail) == [[0, between.count + 25]])
    }

    @Test func theBeginningOfASecondFrameWaitsForItsRest() {
        let script = StreetScript()
        let link = script.link(1)
        let both = HandMadeFrame.message("one") + JoiningTests.frame
        script.deliver(Array(both[..<45]), on: link, at: 10)
        #expect(script.packets.map(\.text) == ["one"])
        script.deliver(Array(both[45...]), on: link, at: 20)
        #expect(script.packets.map(\.text) == ["one", JoiningTests.text])
        #expect(script.packets.map(\.records) == [[1, 1], [1, 2]])
        #expect(script.packets.map(\.delivery) == [.of(1, last: 45), .of(2, offset: 25, framesBefore: 1, last: 45, pause: 10)])
    }

    @Test func paddingBetweenFramesIsPassedOver() {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(HandMadeFrame.message("one"), on: link)
        script.deliver(run(20, 20), on: link)
        script.deliver(HandMadeFrame.message("two"), on: link)
        #expect(script.finished().map(\.text) == ["one", "two"])
    }

    @Test func bytesBeforeAFrameInANotificationAreSteppedOver() {
        let script = StreetScript()
        script.deliver([0, 9, 9] + run(16, 16) + HandMadeFrame.message("one"), on: script.link(1))
        #expect(script.packets.map(\.text) == ["one"])
        #expect(script.packets.map(\.delivery) == [.of(1, offset: 19, skipped: 3, last: 44)])
    }
}
