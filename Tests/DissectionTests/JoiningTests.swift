import BitchatFrame
import Dissection
import LinkLayers
import Testing
import WireFormat

@Suite struct JoiningTests {
    static let text = "forty bytes of text that need more than one"
    static let frame = HandMadeFrame.message(text)

    @Test(arguments: [1, 21, 22, 23, 64])
    func joinsAFrameOverTwoNotifications(cut: Int) {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(Array(Self.frame[..<cut]), on: link, at: 100)
        #expect(script.packets.isEmpty)
        script.deliver(Array(Self.frame[cut...]), on: link, at: 350)
        #expect(script.packets.map(\.text) == [Self.text])
        #expect(script.packets.map(\.records) == [[1, 2]])
        #expect(
            script.packets.map(\.delivery) == [
                // The frame's length is known once 22 bytes are there.
                .of(2, last: 65 - cut, longest: max(cut, 65 - cut), pause: 250, waited: cut >= 22 ? 250 : 0)
            ])
        #expect(script.packets.map(\.frame) == [Self.frame])
    }

    @Test func joinsAFrameOverThreeNotificationsAndKeepsTheLongestPause() {
        let script = StreetScript()
        let link = script.link(1)
        for (piece, time) in zip(pieces(Self.frame, of: 30), [0, 400, 500] as [Int64]) {
            script.deliver(piece, on: link, at: time)
        }
        #expect(script.packets.map(\.text) == [Self.text])
        #expect(script.packets.map(\.records) == [[1, 3]])
        #expect(script.packets.map(\.delivery) == [.of(3, last: 5, longest: 30, pause: 400, waited: 500, unfinished: 400)])
    }

    @Test func joinsValuesOf20Bytes() {
        let script = StreetScript()
        let link = script.link(1)
        let signed = HandMadeFrame(
            version: 2, flags: 0x03, between: run(0xB1, 8), section: utf8(Self.text), signature: run(0x51, 64)
        ).bytes
        for piece in pieces(Self.frame, of: 20) + pieces(signed, of: 20) { script.deliver(piece, on: link) }
        #expect(script.packets.map(\.text) == [Self.text, Self.text])
        #expect(script.packets.map(\.records) == [[1, 4], [5, 11]])
    }

    @Test func joinsWritesToo() {
        let script = StreetScript()
        let link = script.link(1)
        for piece in pieces(Self.frame, of: 40) { script.write(piece, on: link) }
        #expect(script.packets.map(\.text) == [Self.text])
    }

    @Test func directionsHandlesAndLinksAreStreamsOfTheirOwn() {
        let script = StreetScript()
        let first = script.link(1), second = script.link(2)
        let halves = pieces(Self.frame, of: 40)
        for half in halves {
            script.deliver(half, on: first)
            script.deliver(half, on: first, handle: 0x13)
            script.deliver(half, on: second)
            script.write(half, on: first)
        }
        #expect(script.packets.map(\.text) == [String](repeating: Self.text, count: 4))
        #expect(script.packets.map(\.records) == [[1, 5], [2, 6], [3, 7], [4, 8]])
    }

    @Test func aWholeFrameAfterACutOneStartsAnew() {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(Array(Self.frame[..<40]), on: link)
        script.deliver(HandMadeFrame.message("whole"), on: link)
        let seen = script.packets
        #expect(seen.map(\.text) == [nil, "whole"])
        #expect(
            seen.map(\.packet.error) == [
                DecodeError(.truncated, layer: .frame, claim: .payloadLength, offset: 22, needed: 65, available: 40), nil,
            ])
        #expect(seen.map(\.records) == [[1, 1], [2, 2]])
    }

    /// Its time is none of our days, so that only its being whole tells.
    @Test func aWholeFrameOfAnOldTimeStartsAnewToo() {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(Array(Self.frame[..<40]), on: link)
        script.deliver(HandMadeFrame.message("whole", time: 1000), on: link)
        #expect(script.packets.map(\.text) == [nil, "whole"])
    }

    @Test(arguments: [12, 20, 30])
    func aCutFrameThatBeginsLikeAFrameStartsAnew(first: Int) {
        let script = StreetScript()
        let link = script.link(1)
        let next = HandMadeFrame.message("the next one is cut as well", time: 1_760_000_000_001)
        script.deliver(Array(Self.frame[..<40]), on: link)
        script.deliver(Array(next[..<first]), on: link)
        script.deliver(Array(next[first...]), on: link)
        #expect(script.packets.map(\.text) == [nil, "the next one is cut as well"])
        #expect(script.packets.map(\.records) == [[1, 1], [2, 3]])
    }

    @Test func elevenBytesAreTooFewToTellABeginning() {
        let script = StreetScript()
        let link = script.link(1)
        let next = HandMadeFrame.message("any")
        script.deliver(Array(Self.frame[..<40]), on: link)
        script.deliver(Array(next[..<11]), on: link)
        #expect(script.packets.isEmpty)
        #expect(script.finished().map(\.frame) == [Array(Self.frame[..<40] + next[..<11])])
    }

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
        let both = HandMadeFrame.message("one") + Self.frame
        script.deliver(Array(both[..<45]), on: link, at: 10)
        #expect(script.packets.map(\.text) == ["one"])
        script.deliver(Array(both[45...]), on: link, at: 20)
        #expect(script.packets.map(\.text) == ["one", Self.text])
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

    @Test(arguments: [(10_000_000, true), (10_000_001, false), (-10_000_000, true), (-10_000_001, false)] as [(Int64, Bool)])
    func waitsForTenSeconds(pause: Int64, isJoined: Bool) {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(Array(Self.frame[..<40]), on: link, at: 0)
        script.deliver(Array(Self.frame[40...]), on: link, at: pause)
        #expect(script.finished().map(\.text) == (isJoined ? [Self.text] : [nil, nil]))
    }

    @Test func eachNextValueMayTakeTenSecondsMore() {
        let script = StreetScript()
        let link = script.link(1)
        for (index, piece) in pieces(Self.frame, of: 30).enumerated() {
            script.deliver(piece, on: link, at: Int64(index) * 9_000_000)
        }
        #expect(script.packets.map(\.text) == [Self.text])
    }

    @Test(arguments: [AttributeValue.Carrier.longWrite, .cancelledWrite])
    func piecesThatWereJoinedAlreadyDoNotWait(carrier: AttributeValue.Carrier) {
        let script = StreetScript()
        script.write(Array(Self.frame[..<40]), on: script.link(1), via: carrier)
        #expect(script.packets.map(\.packet.error?.reason) == [.truncated])
    }

    @Test func aValueThatTheLoggerCutDoesNotWait() {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(Array(Self.frame[..<40]), on: link, originalLength: 65)
        #expect(script.packets.map(\.packet.error?.reason) == [.truncated])
        script.deliver(Array(Self.frame[40...]), on: link)
        #expect(script.packets.map(\.packet.error?.reason) == [.truncated, .version])
    }

    @Test func largeFramesOfManyValuesAreJoined() {
        let script = StreetScript()
        let link = script.link(1)
        let large = HandMadeFrame(version: 2, section: run(0x61, 1_179_760)).bytes
        for piece in pieces(large, of: 20) { script.deliver(piece, on: link) }
        #expect(script.packets.map(\.payload?.count) == [1_179_760])
        #expect(script.packets.map(\.delivery?.values) == [58_990])
    }
}
