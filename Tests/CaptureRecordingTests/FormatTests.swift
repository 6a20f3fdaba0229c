import Capture
import CaptureRecording
import Testing
import WireFormat

@Suite struct FormatTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// One record of each link type, and what pcapng gives back for it.
    static let everyLinkType: [(Sample, Sample)] = {
        let hci = Sample(linkType: .hci, direction: .received, tag: 2, originalLength: 50, bytes: [0x40, 0x20, 1, 0, 9])
        let monitorRecord = Sample(linkType: .monitorRecord, direction: .sent, adapter: 1, tag: 2, bytes: [0x03, 0x0C, 0])
        let unknown = Sample(linkType: .h4, direction: .unknown, bytes: [2, 0x40, 0x20, 1, 0, 9])
        let phdr = Sample(linkType: .h4WithDirection, direction: .sent, bytes: [0, 0, 0, 0, 1, 0x03, 0x0C, 0])
        let monitor = Sample(linkType: .monitor, direction: .received, adapter: 2, bytes: [0, 2, 0, 3, 0x0E, 1, 0])
        let air: [LinkType] = [.leLinkLayer, .leLinkLayerWithHeader, .nordicBLE, .perPacketInformation, .user(147), .user(162)]
        let same = [unknown, phdr, monitor] + air.map { Sample(linkType: $0, bytes: [1, 2, 3, 4, 5]) }
        return [
            (.command, Sample(linkType: .h4WithDirection, direction: .sent, bytes: [0, 0, 0, 0, 1, 0x03, 0x0C, 0])),
            (.data, Sample(linkType: .h4WithDirection, direction: .received, bytes: [0, 0, 0, 1, 2, 0x40, 0x20, 1, 0, 9])),
            (
                hci,
                Sample(
                    linkType: .h4WithDirection, direction: .received, originalLength: 55,
                    bytes: [0, 0, 0, 1, 2, 0x40, 0x20, 1, 0, 9])
            ),
            (monitorRecord, Sample(linkType: .monitor, direction: .sent, adapter: 1, bytes: [0, 1, 0, 2, 0x03, 0x0C, 0])),
        ] + same.map { ($0, $0) }
    }()

    @Test func pcapngKeepsEveryLinkTypeInOneFile() throws {
        let path = folder.file("all.pcapng")
        let recording = try Recording.write(Self.everyLinkType.map(\.0), to: path)
        #expect(recording.notes == [])
        #expect(recording.records == Self.everyLinkType.count)
        #expect(try readBack(path) == Self.everyLinkType.map { Self.whole($0.1) })
    }

    @Test(arguments: everyLinkType) func pcapKeepsOneLinkType(sample: Sample, expected: Sample) throws {
        let path = folder.file("one.pcap")
        let recording = try Recording.write([sample, sample], to: path) { $0.format = .pcap }
        #expect(recording.notes == [])
        var wanted = Self.whole(expected)
        wanted.direction = .unknown
        wanted.adapter = 0
        #expect(try readBack(path) == [wanted, wanted])
    }

    /// A sample with its original length filled in, as readers give it.
    private static func whole(_ sample: Sample) -> Sample {
        var sample = sample
        sample.originalLength = sample.originalLength ?? sample.bytes.count
        return sample
    }

    @Test func pcapngIsExact() throws {
        let path = folder.file("exact.pcapng")
        _ = try Recording.write([.command], to: path) { $0.application = "tests 1" }
        let time = UInt64(Sample.command.time.microseconds)
        let section: [[UInt8]] = [
            little(UInt32(0x0A0D_0D0A)), little(UInt32(44)), little(UInt32(0x1A2B_3C4D)), [1, 0, 0, 0],
            [UInt8](repeating: 0xFF, count: 8), [4, 0, 7, 0], Array("tests 1\0".utf8), [0, 0, 0, 0], little(UInt32(44)),
        ]
        let interface: [[UInt8]] = [
            little(UInt32(1)), little(UInt32(40)), [201, 0, 0, 0], little(UInt32(262_144)), [2, 0, 4, 0], Array("hci0".utf8),
            [9, 0, 1, 0, 6, 0, 0, 0], [0, 0, 0, 0], little(UInt32(40)),
        ]
        let packet: [[UInt8]] = [
            little(UInt32(6)), little(UInt32(52)), little(UInt32(0)), little(UInt32(time >> 32)),
            little(UInt32(truncatingIfNeeded: time)), little(UInt32(8)), little(UInt32(8)), [0, 0, 0, 0, 1, 0x03, 0x0C, 0],
            [2, 0, 4, 0], little(UInt32(2)), [0, 0, 0, 0], little(UInt32(52)),
        ]
        #expect(try folder.bytes("exact.pcapng") == (section + interface + packet).flatMap { $0 })
    }

    @Test func eachLinkTypeAndAdapterHasOneInterfaceAndNoMore() throws {
        let second = Sample(linkType: .monitorRecord, direction: .sent, adapter: 1, tag: 2, bytes: [0x03, 0x0C, 0])
        var first = second
        first.adapter = 0
        let samples = [Sample.command, first, second, Sample.data, second, first]
        _ = try Recording.write(samples, to: folder.file("interfaces.pcapng"))
        let bytes = try folder.bytes("interfaces.pcapng")
        var place = 0, kinds: [UInt8] = []
        while place + 8 <= bytes.count {
            kinds.append(bytes[place])
            place += Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8
        }
        #expect(kinds == [0x0A, 1, 6, 1, 6, 1, 6, 6, 6, 6])
    }

    @Test func btsnoopTakesTheKindOfTheFirstRecord() throws {
        let hci = Sample(linkType: .hci, direction: .received, tag: 4, originalLength: 9, bytes: [0x0E, 1, 0])
        let phdr = Sample(linkType: .h4WithDirection, bytes: [0, 0, 0, 1, 2, 0x40, 0x20, 0, 0])
        let monitor = Sample(linkType: .monitor, bytes: [0, 2, 0, 3, 0x0E, 1, 0])
        let note = Sample(linkType: .monitorRecord, adapter: .max, tag: 12, bytes: [65, 0])
        let uart = try Recording.write([.command, hci, phdr, monitor], to: folder.file("uart")) { $0.format = .btsnoop }
        #expect(
            try readBack(folder.file("uart")) == [
                Self.whole(.command), Sample(linkType: .h4, direction: .received, originalLength: 10, bytes: [4, 0x0E, 1, 0]),
                Sample(linkType: .h4, direction: .received, originalLength: 5, bytes: [2, 0x40, 0x20, 0, 0]),
            ])
        #expect(uart.refusals == [.otherLinkType: 1])
        _ = try Recording.write([note, monitor], to: folder.file("monitor")) { $0.format = .btsnoop }
        #expect(
            try readBack(folder.file("monitor")) == [
                Self.whole(note),
                Sample(
                    linkType: .monitorRecord, direction: .received, adapter: 2, tag: 3, originalLength: 3, bytes: [0x0E, 1, 0]),
            ])
    }

    @Test func timesBefore1970AreKeptByPcapngAndBtsnoop() throws {
        let times = [-1, -1_000_000_000_000_000_000, 0, Int64.max].map { CaptureTime(microseconds: $0) }
        let samples = times.map { time in
            var sample = Sample.command
            sample.time = time
            return sample
        }
        let recording = try Recording.write(samples, to: folder.file("early.pcapng"))
        #expect(recording.timeless == 0)
        #expect(try readBack(folder.file("early.pcapng")).map(\.time) == times)
        let other = try Recording.write(samples.dropLast(), to: folder.file("early.btsnoop")) { $0.format = .btsnoop }
        #expect(other.timeless == 0)
        #expect(try readBack(folder.file("early.btsnoop")).map(\.time) == times.dropLast())
    }

    @Test(arguments: [
        (Recording.Format.pcapng, [CaptureTime.unknown, CaptureTime(microseconds: -1_000_000_000_000_000_001)]),
        (.pcap, [.unknown, CaptureTime(microseconds: -1), CaptureTime(microseconds: 4_294_967_296_000_000)]),
        (.btsnoop, [.unknown]),
    ])
    func timesThatTheFormatCannotHoldAreCounted(format: Recording.Format, times: [CaptureTime]) throws {
        let samples = times.map { time in
            var sample = Sample.command
            sample.time = time
            return sample
        }
        let recording = try Recording.write(samples, to: folder.file("timeless")) { $0.format = format }
        #expect(recording.timeless == times.count)
        #expect(
            recording.notes == [
                "\(times.count) written with the time 1970-01-01: theirs is unknown or beyond the format"
            ])
        #expect(try readBack(folder.file("timeless")).map(\.time.microseconds) == times.map { _ in 0 })
    }

    @Test func whatAFormatCannotHoldIsCountedByReason() throws {
        let note = Sample(linkType: .hci, tag: 0x1FC, bytes: [65])
        let undirected = Sample(linkType: .h4, bytes: [2, 0x40, 0x20, 0, 0])
        let air = Sample(linkType: .leLinkLayer, bytes: [1, 2, 3, 4, 5])
        let cut = Sample(linkType: .h4WithDirection, bytes: [0, 0, 0])
        let long = Sample(linkType: .h4, direction: .sent, bytes: [2] + [UInt8](repeating: 0, count: 262_136))
        let samples = [Sample.command, note, undirected, air, cut, long]
        let btsnoop = try Recording.write(samples, to: folder.file("b")) { $0.format = .btsnoop }
        #expect(btsnoop.refusals == [.noPacket: 1, .noDirection: 1, .notHCI: 1, .cutPrefix: 1, .tooLong: 1])
        #expect(btsnoop.notes.count == 5)
        let pcap = try Recording.write(samples, to: folder.file("p")) { $0.format = .pcap }
        #expect(pcap.refusals == [.noPacket: 1, .otherLinkType: 2, .cutPrefix: 1, .tooLong: 1])
        let pcapng = try Recording.write(samples, to: folder.file("n"))
        #expect(pcapng.refusals == [.noPacket: 1, .cutPrefix: 1, .tooLong: 1])
        #expect(try readBack(folder.file("n")).count == 3)
        #expect(try readBack(folder.file("b")).count == 1)
    }

    @Test func theLongestRecordIsWritten() throws {
        let longest = Sample(linkType: .h4, direction: .sent, bytes: [2] + [UInt8](repeating: 0, count: 262_135))
        _ = try Recording.write([longest], to: folder.file("long.pcapng"))
        #expect(try readBack(folder.file("long.pcapng")).map(\.bytes.count) == [262_140])
    }

    @Test func btsnoopRefusesAnAirCaptureAtItsFirstRecord() throws {
        let recording = try Recording(path: folder.file("air"), format: .btsnoop)
        let error = CaptureError(
            .unsupported, source: folder.file("air"),
            message: "btsnoop cannot hold this capture: records that are no HCI packets, which is all that this format holds; "
                + "pcapng and pcap hold them")
        #expect(throws: error) { try recording.append(Sample(linkType: .nordicBLE, bytes: [1, 2, 3])) }
    }

    @Test func aLinkTypeThatIsToldBeforeIsHeldToAndWrittenAtOnce() throws {
        var settings = Recording.Settings(path: folder.file("told.pcap"), format: .pcap)
        settings.linkType = .monitor
        let recording = try Recording(settings)
        #expect(try folder.bytes("told.pcap").count == 24)
        #expect(try folder.bytes("told.pcap")[20] == 254)
        #expect(throws: CaptureError.self) { try recording.append(.command) }
    }

    @Test(arguments: Recording.Format.allCases) func aRecordingWithoutARecordIsACapture(format: Recording.Format) throws {
        _ = try Recording.write([], to: folder.file("none")) { $0.format = format }
        #expect(try readBack(folder.file("none")) == [])
    }
}
