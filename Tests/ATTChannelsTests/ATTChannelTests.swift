import Testing

@testable import ATTChannels

@Suite struct ATTChannelTests {
    private let pair: ChannelPair

    init() throws { pair = try ChannelPair() }

    @Test func keepsPDUsApart() throws {
        try pair.one.send([0x52, 1, 0, 7], until: .generous)
        try pair.one.send([0x13], until: .generous)
        #expect(try pair.other.receive(until: .generous) == [0x52, 1, 0, 7])
        #expect(try pair.other.receive(until: .generous) == [0x13])
    }

    @Test(arguments: [516, 517]) func receivesUpTo517BytesWhole(count: Int) throws {
        let pdu = [UInt8](repeating: 0x1B, count: count)
        try pair.one.send(pdu, until: .generous)
        #expect(try pair.other.receive(until: .generous) == pdu)
    }

    @Test func cutsAPDUOf518BytesAt517() throws {
        try pair.one.send([UInt8](repeating: 0x1B, count: 518), until: .generous)
        #expect(try pair.other.receive(until: .generous).count == 517)
    }

    @Test func nothingInTimeIsSaid() throws {
        #expect(throws: ATTFailure.timedOut("receive from the peer")) {
            try pair.one.receive(until: Deadline(milliseconds: 0))
        }
    }

    @Test func aConnectionThatTakesNothingIsGivenUp() throws {
        let pdu = [UInt8](repeating: 0, count: 512)
        #expect(throws: ATTFailure.timedOut("send to the peer")) {
            while true { try pair.one.send(pdu, until: Deadline(milliseconds: 1)) }
        }
    }

    @Test func theEndOfTheConnectionIsSaidBothWays() throws {
        var pair: ChannelPair? = try ChannelPair()
        let left = pair?.one
        pair = nil
        #expect(throws: ATTFailure.peerGone) { try left?.receive(until: .generous) }
        #expect(throws: ATTFailure.peerGone) { try left?.send([0x13], until: .generous) }
        try left?.waitForEnd(until: .generous)
    }

    @Test func waitsForTheEndPastWhatIsStillSent() throws {
        var pair: ChannelPair? = try ChannelPair()
        let left = pair?.one
        try pair?.other.send([0x52, 1, 0], until: .generous)
        pair = nil
        try left?.waitForEnd(until: .generous)
    }

    @Test func anEndThatDoesNotComeIsSaid() throws {
        #expect(throws: ATTFailure.timedOut("receive from the peer")) {
            try pair.one.waitForEnd(until: Deadline(milliseconds: 0))
        }
    }
}
