import BitchatFrame
import Testing
import WireFormat

@testable import FuzzTargets

/// Laws that no planted fault is the first to break, each on a reading made by hand.
@Suite struct CodecLawTests {
    @Test func lawsHaveNamesOfTheirOwnAndSources() {
        #expect(Set(CodecLaws.all.map(\.id)).count == CodecLaws.all.count)
        for law in CodecLaws.all { #expect(law.source.hasPrefix("docs/"), "\(law.id)") }
    }

    @Test(arguments: [(13, true), (12, false)]) func seesACellOf13Bytes(count: Int, isSeen: Bool) {
        var report = FuzzReport()
        let reading = PayloadReading(encoded: SimpleTLV.written(6, [UInt8](repeating: 0x75, count: count), wide: false))
        PayloadLaws.holdFields(0x01, reading, &report)
        #expect(report.violation?.law == (isSeen ? PayloadLaws.caps : nil))
    }

    @Test(arguments: [(11, true), (10, false)]) func seesAFieldThatLeavesItsPayload(end: Int, isSeen: Bool) {
        var watch = RangeWatch(limit: 10)
        watch.number(Field("a.b", key: "b", "B"), 1, ByteRange(4, end - 4))
        #expect((watch.verdict != nil) == isSeen)
    }

    @Test func seesAListWithoutAnEnd() {
        var watch = RangeWatch(limit: 10)
        watch.beginList(Field("a.b", key: "b", "B"), ByteRange(0, 0))
        #expect(watch.verdict != nil)
        watch.endList()
        #expect(watch.verdict == nil)
        watch.endList()
        #expect(watch.verdict != nil)
    }

    @Test(arguments: [(385, true), (384, false)]) func seesMoreFieldsThanThereMayBe(count: Int, isSeen: Bool) {
        var watch = RangeWatch(limit: 10)
        for _ in 0..<count { watch.flag(Field("a.b", key: "b", "B"), true, .empty) }
        #expect((watch.verdict != nil) == isSeen)
    }

    @Test(
        arguments: [
            (32, 1, 1024, 1024, false), (33, 1, 1024, 1024, true), (0, 1, 1024, 1024, true), (32, 0, 1024, 1024, true),
            (32, 1, 1025, 1024, true), (32, 1, 1024, 1025, true),
        ] as [(UInt8, UInt32, Int, Int, Bool)]) func seesARequestOverItsCaps(
            p: UInt8, m: UInt32, filter: Int, text: Int, isSeen: Bool
        )
    {
        var report = FuzzReport()
        var reading = RequestReading(p: p, m: m, filter: [UInt8](repeating: 0, count: filter))
        reading.text = [UInt8](repeating: 0x61, count: text)
        RequestLaws.holdCaps(reading, &report)
        #expect(report.violation?.law == (isSeen ? RequestLaws.caps : nil))
    }

    @Test func seesAPayloadThatIsWrittenAnotherWayEachTime() {
        var report = FuzzReport()
        PayloadLaws.holdRoundTrip(PayloadReading(encoded: [1, 2]), &report) { PayloadReading(encoded: $0.array + [3]) }
        #expect(report.violation?.law == PayloadLaws.roundTrip)
    }

    @Test func seesALongFieldSixThatChangesTheRest() {
        let base = SimpleTLV.written([(1, [7]), (2, [0, 0, 1, 0]), (3, [0x0A])], wide: true)
        let input = base + SimpleTLV.written(6, [UInt8](repeating: 0x61, count: 1025), wide: true)
        var report = FuzzReport()
        input.withRawSpan { bytes in
            let answer = Result<RequestReading, DecodeError>.failure(DecodeError(.lengthLimit, layer: .payload, offset: 0))
            RequestLaws.holdLongText(answer, bytes, RequestSyncSubject(), &report)
        }
        #expect(report.violation?.law == RequestLaws.longText)
    }

    @Test func seesAFilterThatHoldsNothing() {
        var steps = GCSSubject()
        steps.contains = { _, _, _, _, _ in false }
        var report = FuzzReport()
        Codec.bytes("4c83b000").withRawSpan { GCSLaws.holdMembership(p: 7, m: 384, $0, [78], steps, &report) }
        #expect(report.violation == nil)
        Codec.bytes("4c83b000").withRawSpan { GCSLaws.holdMembership(p: 7, m: 384, $0, [77], steps, &report) }
        #expect(report.violation?.law == GCSLaws.membership)
    }

    @Test(arguments: [(5, true), (4, false)]) func seesAFilterOver4BytesOfBudget(count: Int, isSeen: Bool) {
        var steps = GCSSubject()
        steps.build = { _, _, _, _ in BuiltFilter(p: 7, m: 1, filter: [UInt8](repeating: 0, count: count), covered: 0) }
        var report = FuzzReport()
        _ = GCSLaws.holdBuild(budget: 4, rate: 0.01, .ios, [], steps, &report)
        #expect((report.violation?.law == GCSLaws.budget) == isSeen)
    }

    @Test func seesAnErrorThatClaimsTooLittle() {
        let input = Codec.bytes("01020700000199c82cc00000 0009 3dcc8696566b1e17 6869")
        for (needed, law) in [(31, nil), (30, FrameLaws.lengthClaims), (24, FrameLaws.lengthClaims)] {
            var report = FuzzReport()
            let error = DecodeError(.truncated, layer: .frame, offset: 22, needed: needed, available: input.count)
            input.withRawSpan { bytes in
                FrameLaws.holdDecode(.failure(error), SimpleFrame(bytes, cap: 1_179_760), bytes, &report)
            }
            #expect(report.violation?.law == law)
        }
    }

    @Test func seesAFrameThatOneAppReadsAnotherWay() throws {
        let input = Codec.bytes("01020700000199c82cc00000 0002 3dcc8696566b1e17 6869")
        let frame = try input.withRawSpan { try FrameDecoder(limits: .ios).frame($0, $0.whole) }
        var other = frame
        other.header.ttl = 6
        let refused = Result<Frame, DecodeError>.failure(DecodeError(.short, layer: .frame, offset: 0))
        for (ios, android) in [(.success(frame), .success(other)), (.success(frame), refused), (refused, .success(frame))] {
            var report = FuzzReport()
            FrameLaws.holdProfiles(ios, android, &report)
            #expect(report.violation?.law == FrameLaws.profiles)
        }
    }

    @Test func seesRecordsThatStandOutsideTheFile() {
        var content = CaptureContent(CaptureSeeds.all[0].bytes, chunk: .max, formats: [])
        let file = CaptureSeeds.all[0].bytes
        content = Subject().capture.read(file, .max)
        var report = FuzzReport()
        CaptureLaws.holdBounds(content, file, &report)
        #expect(report.violation == nil)
        content.records[1].header.number = 1
        CaptureLaws.holdBounds(content, file, &report)
        #expect(report.violation?.law == CaptureLaws.bounds)
    }

    @Test func seesAPacketThatIsNotWhatItsBytesSay() throws {
        let file = CaptureSeeds.all[0].bytes
        var packets = Subject().capture.dissect(Subject().capture.read(file, .max).records)
        #expect(packets.count >= 3)
        var report = FuzzReport()
        CaptureLaws.holdPackets(packets, &report)
        #expect(report.violation == nil)
        packets[0].padding += 1
        CaptureLaws.holdPackets(packets, &report)
        #expect(report.violation?.law == CaptureLaws.packets)
    }
}
