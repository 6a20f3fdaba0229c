import Dissection
import LinkLayers
import Testing
import WireFormat

@Suite struct WaitingBytesTests {
    /// The first 30 bytes of a frame that names its author.
    private static func half(_ sender: UInt64) -> [UInt8] {
        Array(HandMadeFrame.message("a text of twenty bytes", sender: sender).prefix(30))
    }

    private func senders(_ seen: [Seen]) -> [UInt64?] { seen.map { $0.packet.header?.sender.value } }

    @Test func anEndingLinkGivesUpItsOwnByHandle() {
        let script = StreetScript()
        let first = script.link(1), second = script.link(2)
        script.deliver(Self.half(1), on: first, handle: 0x20)
        script.deliver(Self.half(2), on: second)
        script.write(Self.half(3), on: first)
        script.deliver(Self.half(4), on: first, handle: 0x12)
        #expect(script.packets.isEmpty)
        script.dissector.closed(first)
        #expect(senders(script.packets) == [4, 3, 1])
        #expect(script.collector.closed == [LinkID(serial: 1)])
        #expect(senders(script.finished()) == [4, 3, 1, 2])
        #expect(script.packets.map(\.packet.number) == [1, 2, 3, 4])
        #expect(
            script.packets.map(\.packet.error)
                == [DecodeError](
                    repeating: DecodeError(
                        .truncated, layer: .frame, claim: .payloadLength, offset: 22, needed: 44, available: 30), count: 4))
    }

    @Test func theEndOfTheSourceGivesUpTheOldestFirst() {
        let script = StreetScript()
        let links = [script.link(9), script.link(3), script.link(6)]
        for (index, link) in links.enumerated() { script.deliver(Self.half(UInt64(index)), on: link) }
        #expect(senders(script.finished()) == [0, 1, 2])
        #expect(script.finished().count == 3)
    }

    @Test func valuesOfOneRecordAreGivenUpByLinkHandleAndKind() {
        let script = StreetScript()
        let second = script.link(2), first = script.link(1)
        script.deliver(Self.half(4), on: second)
        script.deliver(Self.half(3), on: first, handle: 0x13, sameRecord: true)
        script.deliver(Self.half(2), on: first, via: .writeCommand, sameRecord: true)
        script.deliver(Self.half(1), on: first, sameRecord: true)
        #expect(senders(script.finished()) == [1, 2, 3, 4])
    }

    @Test func aStreamBeyond256PushesOutTheOldest() {
        let script = StreetScript()
        for number in 1...256 { script.deliver(Self.half(UInt64(number)), on: script.link(number)) }
        #expect(script.packets.isEmpty)
        script.deliver(Self.half(257), on: script.link(257))
        #expect(senders(script.packets) == [1])
        script.deliver(Self.half(258), on: script.link(258))
        #expect(senders(script.packets) == [1, 2])
        #expect(senders(script.finished()) == (1...258).map { $0 })
    }

    @Test func aLinkThatWasPushedOutWaitsAnewAtTheEndOfTheQueue() {
        let script = StreetScript()
        let links = (1...257).map { script.link($0) }
        for link in links { script.deliver(Self.half(UInt64(link.handle)), on: link) }
        script.deliver(Self.half(999), on: links[0])
        #expect(senders(script.packets) == [1, 2])
        #expect(senders(script.finished()).suffix(2) == [257, 999])
    }
}
