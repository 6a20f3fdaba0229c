import BitchatFrame
import BitchatPayload
import Dissection
import LinkLayers
import Testing
import WireFormat

@Suite struct WholeValueTests {
    @Test func aWholeFrameAloneIsAPacketAtOnce() throws {
        let script = StreetScript()
        let bytes = HandMadeFrame.message("hello")
        #expect(!script.deliver(bytes, on: script.link(1), at: 5))
        let seen = try #require(script.packets.first)
        #expect(script.packets.count == 1)
        let header = FrameHeader(
            version: 1, type: .message, ttl: 7, timestamp: 1_760_000_000_000, flags: [], payloadLength: 5,
            sender: PeerID(value: 0xA1A2_A3A4_A5A6_A7A8))
        #expect(seen.packet.header == header)
        #expect(
            seen.packet.frame
                == Frame(
                    header: header, recipient: nil, route: .empty, section: ByteRange(22, 5), body: ByteRange(22, 5),
                    originalSize: nil, signature: nil, length: 27))
        #expect(seen.packet.payloadRange == ByteRange(22, 5))
        #expect(seen.text == "hello")
        #expect(seen.frame == bytes)
        #expect(seen.tail == [0, 0])
        #expect(seen.packet.error == nil)
        #expect(seen.packet.reassembly == nil)
    }

    @Test func aPacketKnowsWhereItWasSeen() throws {
        let script = StreetScript()
        let link = script.link(7, adapter: 2)
        script.write(HandMadeFrame.message("a"), on: link, at: 1, via: .writeRequest)
        script.deliver(HandMadeFrame.message("b"), on: link, at: 3)
        let contexts = script.packets.compactMap(\.packet.context)
        #expect(script.packets.map(\.packet.number) == [1, 2])
        #expect(contexts.map(\.source) == ["script", "script"])
        #expect(contexts.map(\.record.number) == [1, 2])
        #expect(contexts.map(\.firstRecord) == [1, 2])
        #expect(contexts.map(\.record.time.microseconds) == [1_760_000_000_000_001, 1_760_000_000_000_003])
        #expect(contexts.map(\.direction) == [.sent, .received])
        #expect(contexts.map(\.carrier) == [.writeRequest, .notification])
        #expect(contexts.map(\.link) == [link, link])
        #expect(contexts.map(\.mapping) == [.discovered, .discovered])
        #expect(contexts.map(\.delivery) == [.of(1, last: 23), .of(1, last: 23)])
    }

    @Test func bytesFromNoCaptureHaveNoContext() throws {
        let script = StreetScript()
        HandMadeFrame.message("x").withRawSpan(script.dissector.standalone)
        [UInt8]().withRawSpan(script.dissector.standalone)
        #expect(script.packets.map { $0.packet.context == nil } == [true, true])
        #expect(script.packets.map(\.text) == ["x", nil])
        #expect(
            script.packets.map(\.packet.error) == [nil, DecodeError(.short, layer: .frame, offset: 0, needed: 22, available: 0)])
    }

    @Test func anEmptyValueOnALinkIsNoPacket() {
        let script = StreetScript()
        script.deliver([], on: script.link(1))
        #expect(script.finished().isEmpty)
    }

    @Test func numbersGoOnWhereTheLastSourceEnded() {
        let collector = SeenCollector()
        let dissector = PacketDissector(into: collector, firstNumber: 5)
        HandMadeFrame.message("x").withRawSpan(dissector.standalone)
        #expect(collector.packets.map(\.packet.number) == [5])
        #expect(dissector.count == 5)
    }

    @Test func twoFramesInOneWriteAreOneAndTheRestTrails() {
        let script = StreetScript()
        let first = HandMadeFrame.message("one"), second = HandMadeFrame.message("two")
        script.write(first + second, on: script.link(1))
        let seen = script.finished()
        #expect(seen.map(\.text) == ["one"])
        #expect(seen.map(\.tail) == [[0, 25]])
        #expect(seen.map(\.frame) == [first + second])
    }

    @Test(arguments: [
        (run(1, 1), [1, 0]), (run(16, 16), [16, 0]), (run(255, 255), [255, 0]), (run(16, 15), [0, 15]), (run(16, 17), [0, 17]),
        (run(9, 3), [0, 3]), (run(16, 15) + [15], [0, 16]), ([0], [0, 1]), ([], [0, 0]), (run(16, 16) + [0], [0, 17]),
    ])
    func bytesAfterAFrameArePaddingOrTrailingAndNeverBoth(tail: [UInt8], expected: [Int]) {
        for carrier in [AttributeValue.Carrier.writeCommand, .notification] {
            let script = StreetScript()
            script.deliver(HandMadeFrame.message("hello") + tail, on: script.link(1), via: carrier)
            #expect(script.packets.map(\.tail) == [expected])
            #expect(script.packets.map(\.text) == ["hello"])
        }
    }
}
