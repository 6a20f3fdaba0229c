import Capture
import LibpcapCapture
import Testing
import WireFormat

private struct Delivered: Equatable {
    var record: CaptureRecord
    var bytes: [UInt8]
}

private struct Collector: CaptureSink {
    var records: [Delivered] = []
    var problems: [CaptureProblem] = []
    var limit = Int.max

    mutating func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        records.append(Delivered(record: record, bytes: bytes.array))
        return records.count < limit
    }

    mutating func problem(_ problem: CaptureProblem) { problems.append(problem) }
}

private func read(_ bytes: [UInt8], chunk: Int = .max, limit: Int = .max) -> (records: [Delivered], error: CaptureError?) {
    let input = ByteInput(MemorySource(bytes, chunk: chunk))
    var reader = CaptureReader(source: "test", input: input, formats: AllCaptureFormats.all)
    var sink = Collector(limit: limit)
    do {
        let summary = try reader.read(into: &sink)
        return summary.format == "pcap" ? (sink.records, nil) : ([], nil)
    } catch {
        return (sink.records, error)
    }
}

private let packet: [UInt8] = [0, 0, 0, 1, 4, 0x0E, 1, 7]

/// A pcap file of two packets, 3 s 500 µs and 4 s 600 µs after 2025-10-09 08:53:20 UTC.
private struct PcapBytes {
    var isBigEndian = false
    var magic: UInt32 = 0xA1B2_C3D4
    var snapshot: UInt32 = 65535
    var network: UInt32 = 201

    var isNano: Bool { magic == 0xA1B2_3C4D }
    var isModified: Bool { magic == 0xA1B2_CD34 }

    func word(_ value: UInt32) -> [UInt8] {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
        return isBigEndian ? bytes : bytes.reversed()
    }

    var header: [UInt8] {
        let version: [UInt8] = isBigEndian ? [0, 2, 0, 4] : [2, 0, 4, 0]
        return word(magic) + version + word(0) + word(0) + word(snapshot) + word(network)
    }

    func record(seconds: UInt32, micros: UInt32, captured: UInt32? = nil, original: UInt32 = 8) -> [UInt8] {
        let words = [1_760_000_000 &+ seconds, isNano ? micros &* 1000 : micros, captured ?? UInt32(packet.count), original]
        return words.flatMap { word($0) } + (isModified ? [0, 0, 0, 9, 0, 0, 0, 0] : []) + packet
    }

    var file: [UInt8] { header + record(seconds: 3, micros: 500) + record(seconds: 4, micros: 600, original: 20) }

    var expected: [Delivered] {
        let headerSize = isModified ? 24 : 16
        return [(1, 3_000_500, 8, 24), (2, 4_000_600, 20, 24 + headerSize + 8)].map { number, time, original, offset in
            let record = CaptureRecord(
                number: number, time: CaptureTime(microseconds: 1_760_000_000_000_000 + Int64(time)), direction: .unknown,
                linkType: .h4WithDirection, originalLength: original, fileOffset: offset)
            return Delivered(record: record, bytes: packet)
        }
    }
}

@Suite struct PcapFormatTests {
    @Test(arguments: [0xA1B2_C3D4, 0xA1B2_3C4D, 0xA1B2_CD34] as [UInt32], [false, true])
    func everyMagicIsRead(magic: UInt32, isBigEndian: Bool) {
        let sample = PcapBytes(isBigEndian: isBigEndian, magic: magic)
        let outcome = read(sample.file)
        #expect(outcome.error == nil)
        #expect(outcome.records == sample.expected)
    }

    @Test(arguments: [0, 1, 5, 65535, UInt32.max], [false, true])
    func snapshotLengthIsNotEnforced(snapshot: UInt32, isBigEndian: Bool) {
        let sample = PcapBytes(isBigEndian: isBigEndian, snapshot: snapshot)
        #expect(read(sample.file).records == sample.expected)
    }

    @Test(arguments: [0x1400_00C9, 0xF400_00C9] as [UInt32]) func upperBitsOfNetworkAreMasked(network: UInt32) {
        let sample = PcapBytes(network: network)
        #expect(read(sample.file).records == sample.expected)
    }

    @Test(
        arguments: zip(
            [187, 201, 254, 251, 256, 272, 192, 147, 162] as [UInt32],
            [
                .h4, .h4WithDirection, .monitor, .leLinkLayer, .leLinkLayerWithHeader, .nordicBLE, .perPacketInformation,
                .user(147), .user(162),
            ] as [LinkType]))
    func knowsLinkType(network: UInt32, linkType: LinkType) {
        #expect(read(PcapBytes(network: network).file).records.map(\.record.linkType) == [linkType, linkType])
    }

    @Test(arguments: zip([1, 189, 220, 249, 255] as [UInt32], ["Ethernet", "usbmon", "usbmon", "USBPcap", "baseband"]))
    func refusesLinkTypeByName(network: UInt32, name: String) {
        let outcome = read(PcapBytes(network: network).file)
        #expect(outcome.records == [])
        #expect(outcome.error?.kind == .unsupported)
        #expect(outcome.error?.message.hasPrefix("link type \(network) (") == true)
        #expect(outcome.error?.message.contains(name) == true)
    }

    @Test(arguments: [0xA1B2_C3D4, 0xA1B2_CD34] as [UInt32]) func everyCutGivesTheWholeRecords(magic: UInt32) {
        let sample = PcapBytes(magic: magic)
        let size = sample.isModified ? 32 : 24
        for length in 4..<sample.file.count {
            let outcome = read(Array(sample.file.prefix(length)))
            let count = max(0, length - 24) / size
            #expect(outcome.records == Array(sample.expected.prefix(count)), "\(length)")
            let begins = length < 24 ? 0 : 24 + count * size
            guard length != begins else {
                #expect(outcome.error == nil)
                continue
            }
            #expect(outcome.error?.kind == .cut, "\(length)")
            #expect(outcome.error?.offset == begins)
            #expect(
                outcome.error?.message.hasSuffix(" bytes needed at offset \(begins), \(length - begins) there") == true,
                "\(length): \(outcome.error?.message ?? "")")
        }
    }

    @Test(arguments: [1, 2, 7]) func chunksGiveTheSame(chunk: Int) {
        let sample = PcapBytes(isBigEndian: true, snapshot: 3)
        #expect(read(sample.file, chunk: chunk).records == sample.expected)
    }

    @Test func sinkStopsAfterOneRecord() {
        let sample = PcapBytes()
        #expect(read(sample.file, limit: 1).records == Array(sample.expected.prefix(1)))
    }

    @Test func capturedLengthBeyondTheLimitIsDamage() {
        let sample = PcapBytes()
        let file = sample.header + sample.record(seconds: 3, micros: 500) + sample.record(seconds: 4, micros: 0, captured: .max)
        let outcome = read(file)
        #expect(outcome.records == Array(sample.expected.prefix(1)))
        #expect(outcome.error?.kind == .damaged)
        #expect(outcome.error?.offset == 48)
    }

    @Test func fractionOfASecondOrMoreIsUnknownTime() {
        let sample = PcapBytes()
        let file = sample.header + sample.record(seconds: 0, micros: 999_999) + sample.record(seconds: 0, micros: 1_000_000)
        #expect(read(file).records.map(\.record.time.isKnown) == [true, false])
    }

    @Test func secondsAfter2038ArePositive() {
        let sample = PcapBytes()
        let file = sample.header + sample.record(seconds: .max - 1_760_000_000, micros: 1)
        #expect(read(file).records.first?.record.time == CaptureTime(microseconds: 4_294_967_295_000_001))
    }

    @Test func everyByteChangedStillEnds() {
        let file = PcapBytes().file
        for index in file.indices {
            for value in [0, 0xFF, 0x7F, ~file[index], file[index] ^ 1] {
                var bytes = file
                bytes[index] = value
                #expect(read(bytes).records.count <= 2)
            }
        }
    }

    @Test func listHoldsEveryFormatAndPcap() {
        let names = AllCaptureFormats.all.map { $0.name }
        #expect(names == CaptureFormats.all.map { $0.name } + ["pcap"])
    }

    @Test func pcapWriterReadsBack() {
        for (kind, linkType) in [(PcapPacketKind.h4WithDirection, LinkType.h4WithDirection), (.monitor, .monitor)] {
            var output = ByteWriter()
            let writer = PcapWriter(kind)
            writer.begin(&output)
            let bytes: [UInt8] = [3, 0x0C, 0]
            let span = bytes.span.bytes
            writer.append(
                WritablePacket(time: CaptureTime(microseconds: 1_760_000_000_000_009), direction: .sent, packetType: 1), span,
                to: &output)
            let outcome = read(output.bytes)
            #expect(outcome.records.map(\.record.linkType) == [linkType])
            #expect(outcome.records.map(\.record.time.microseconds) == [1_760_000_000_000_009])
        }
    }
}
