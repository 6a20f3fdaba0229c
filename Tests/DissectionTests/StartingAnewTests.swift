import Dissection
import LinkLayers
import Testing
import WireFormat

/// A frame that was cut on the air does not swallow the next one.
@Suite struct StartingAnewTests {
    @Test func aWholeFrameAfterACutOneStartsAnew() {
        let script = StreetScript()
        let link = script.link(1)
        script.deliver(Array(JoiningTests.frame[..<40]), on: link)
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
        script.deliver(Array(JoiningTests.frame[..<40]), on: link)
        script.deliver(HandMadeFrame.message("whole", time: 1000), on: link)
        #expect(script.packets.map(\.text) == [nil, "whole"])
    }

    @Test(arguments: [12, 20, 30])
    func aCutFrameThatBeginsLikeAFrameStartsAnew(first: Int) {
        let script = StreetScript()
        let link = script.link(1)
        let next = HandMadeFrame.message("the next one is cut as well", time: 1_760_000_000_001)
        script.deliver(Array(JoiningTests.frame[..<40]), on: link)
        script.deliver(Array(next[..<first]), on: link)
        script.deliver(Array(next[first...]), on: link)
        #expect(script.packets.map(\.text) == [nil, "the next one is cut as well"])
        #expect(script.packets.map(\.records) == [[1, 1], [2, 3]])
    }

    @Test func elevenBytesAreTooFewToTellABeginning() {
        let script = StreetScript()
        let link = script.link(1)
        let next = HandMadeFrame.message("any")
        script.deliver(Array(JoiningTests.frame[..<40]), on: link)
        script.deliver(Array(next[..<11]), on: link)
        #expect(script.packets.isEmpty)
        #expect(script.finished().map(\.frame) == [Array(JoiningTests.frame[..<40] + next[..<11])])
    }
}
