import BitchatFrame
import Testing
import WireFormat

@testable import Mutators

@Suite struct StructureTests {
    func parts(_ bytes: [UInt8]) -> FrameParts? { bytes.withRawSpan { FrameParts($0, 0..<bytes.count) } }

    @Test func findsThePartsOfTheExampleRequest() {
        let frame = parts(Samples.request + [9, 9])
        #expect(frame?.sender == 14..<22)
        #expect(frame?.recipient == 22..<30)
        #expect(frame?.route == 30..<30)
        #expect(frame?.section == 30..<97)
        #expect(frame?.signature == 97..<161)
        #expect(frame?.tail == 161..<163)
    }

    @Test func findsTheRouteOfVersion2() {
        let frame = parts(Samples.routed)
        #expect(frame?.route == 24..<41)
        #expect(frame?.section == 41..<161)
    }

    @Test func needs22BytesOr24InVersion2() {
        #expect(parts(Array(Samples.announce.prefix(21))) == nil)
        #expect(parts(Array(Samples.announce.prefix(22))) != nil)
        #expect(parts(Array(Samples.routed.prefix(23))) == nil)
        #expect(parts(Array(Samples.routed.prefix(24))) != nil)
    }

    @Test func takesAllThereIsForALengthThatDoesNotFit() {
        var long = Samples.announce
        (long[12], long[13]) = (0xFF, 0xFF)
        #expect(parts(long)?.section == 22..<109)
        #expect(parts(long)?.signature == 109..<173)
        #expect(parts(Array(Samples.announce.prefix(60)))?.section == 22..<60)
    }

    @Test func walksFieldsLeniently() {
        let bytes: [UInt8] = [1, 0, 1, 7, 2, 0, 9, 8, 8]
        let fields = bytes.withRawSpan { TLVSpans(0..<9, .twoBytes).elements($0) }
        #expect(
            fields == [
                Element(kind: 1, whole: 0..<4, lengthField: 1..<3, body: 3..<4),
                Element(kind: 2, whole: 4..<9, lengthField: 5..<7, body: 7..<9),
            ])
        #expect([UInt8]([1, 0]).withRawSpan { TLVSpans(0..<2, .twoBytes).count($0) } == 0)
    }

    @Test func walksEventsAsTheScriptReads() {
        let script = Draft.event(7, [1, 2]) + [9, 0xFF, 0xFF, 5]
        let events = script.withRawSpan { EventSpans().elements($0) }
        #expect(
            events == [
                Element(kind: 7, whole: 0..<5, lengthField: 1..<3, body: 3..<5),
                Element(kind: 9, whole: 5..<9, lengthField: 6..<8, body: 8..<9),
            ])
    }

    @Test func findsAttributesBehindEachHead() {
        let packet = CaptureSamples.packet(1, .packetLoggerBig)
        for head in [[], [2], [0, 0, 0, 1, 2], [0, 0, 0, 5]] as [[UInt8]] {
            let bytes = head + packet
            let parts = bytes.withRawSpan { AttributeParts($0, 0..<bytes.count) }
            #expect(parts?.body == head.count + 8..<bytes.count)
        }
        #expect(packet.withRawSpan { AttributeParts($0, 0..<packet.count - 1) } == nil)
    }
}
