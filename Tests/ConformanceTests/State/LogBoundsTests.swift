import BitchatFrame
import BitchatPayload
import LinkLayers
import Testing
import WireFormat

@testable import Conformance

/// The bounds of the memories: the oldest goes, never everything.
@Suite struct LogBoundsTests {
    private static func header(_ sender: UInt64 = 1) -> FrameHeader {
        FrameHeader(
            version: 1, type: .fragment, ttl: 7, timestamp: 5, flags: [], payloadLength: 0, sender: PeerID(value: sender))
    }

    private static func key(_ stream: UInt64) -> StreamLog.Key {
        StreamLog.Key(adapter: 0, direction: .received, sender: PeerID(value: 1), stream: stream)
    }

    private static func insert(_ stream: UInt64, _ indexes: Range<UInt16>, into log: StreamLog) throws {
        for index in indexes {
            let bytes = FragmentPayload.encode(stream: stream, index: index, total: 10_000, originalType: .message, data: [1])
            let fragment = try FragmentPayload(decoding: bytes.span.bytes, ByteRange(0, bytes.count))
            log.insert(
                fragment, digest: 0, Self.header(), recipient: nil, record: 1, now: 0, link: LinkID(serial: 1),
                at: log.locate(Self.key(stream)))
        }
    }

    @Test func allStreamsTogetherKeep65536Indexes() throws {
        let log = StreamLog()
        for stream in 0..<6 as Range<UInt64> { try Self.insert(stream, 0..<10_000, into: log) }
        try Self.insert(6, 0..<5_536, into: log)
        #expect(log.held == 65_536)
        #expect(log.entry(Self.key(0)) != nil)
        try Self.insert(6, 5_536..<5_537, into: log)
        #expect(log.held == 55_537)
        #expect(log.entry(Self.key(0)) == nil)
        #expect(log.entry(Self.key(1))?.digests.count == 10_000)
    }

    @Test func aRepeatedIndexIsHeldOnce() throws {
        let log = StreamLog()
        for _ in 0..<3 { try Self.insert(1, 0..<2, into: log) }
        #expect(log.held == 2)
    }

    @Test func ofMoreThan1024StreamsTheOldestGoes() throws {
        let log = StreamLog()
        for stream in 0..<1_025 as Range<UInt64> { try Self.insert(stream, 0..<1, into: log) }
        #expect(log.entry(Self.key(0)) == nil)
        #expect(log.entry(Self.key(1)) != nil)
        #expect(log.held == 1_024)
    }

    private static func sighting(_ record: Int) -> SightingLog.Sighting {
        SightingLog.Sighting(
            record: record, time: 0, link: LinkID(serial: 1), adapter: 0, direction: .received, ttl: 7, flags: [])
    }

    @Test func aPacketIsRememberedWithItsFirst16Sightings() {
        let log = SightingLog()
        let key = SightingLog.Key(sender: PeerID(value: 1), timestamp: 2, type: .message, digest: 3)
        #expect(log.sightings(at: log.locate(key)) == [])
        for record in 1...17 { log.insert(Self.sighting(record), at: log.locate(key)) }
        #expect(log.sightings(at: log.locate(key)).map(\.record) == Array(1...16))
    }

    @Test func ofMoreThan4096PacketsTheOlderHalfGoes() {
        let log = SightingLog()
        func key(_ time: UInt64) -> SightingLog.Key {
            SightingLog.Key(sender: PeerID(value: 1), timestamp: time, type: .message, digest: 3)
        }
        for time in 0..<4_097 as Range<UInt64> { log.insert(Self.sighting(1), at: log.locate(key(time))) }
        #expect(log.sightings(at: log.locate(key(2_047))) == [])
        #expect(log.sightings(at: log.locate(key(2_048))).count == 1)
        #expect(log.sightings(at: log.locate(key(4_096))).count == 1)
    }

    @Test func ofMoreThan512LinksTheOneAskedFirstGoes() {
        var log = RequestLog()
        let entry = RequestLog.Entry(
            time: 0, record: 1, sender: PeerID(value: 1), timestamp: 2, types: SyncTypes(mask: 3),
            filter: GCSFilter(p: 7, m: 1, [UInt8]().span.bytes, ByteRange(0, 0)), ttl: 0)
        for serial in 0..<512 { log.insert(entry, on: LinkID(serial: serial), fromOtherEnd: true) }
        log.close(LinkID(serial: 3))
        for serial in 512..<514 { log.insert(entry, on: LinkID(serial: serial), fromOtherEnd: true) }
        let left = (0..<514).filter { !log.requests(on: LinkID(serial: $0), fromOtherEnd: true).isEmpty }
        #expect(left == Array(1..<3) + Array(4..<514))
    }
}
