import Capture
import WireFormat

/// Takes the records of a capture apart, down to the attribute values and adverts that may be bitchat's.
///
/// Pure: records go in, values come out, in file order. Records that cannot concern bitchat are left after a few bytes.
/// All state is bounded (`LinkLayerLimits`). One decoder serves files that continue one another.
package struct LinkLayerDecoder: Sendable {
    /// What was seen and left out so far.
    package internal(set) var counters = LinkLayerCounters()
    /// What takes off the link types' prefixes.
    private var encapsulation = Encapsulation()
    /// The open links.
    var links = LinkTable()
    /// What was known of devices whose link ended.
    var databases = DatabaseCache()
    /// What picks out adverts.
    var adverts = AdvertisingWatch()
    /// How checksums of adverts on the air are judged.
    var advertChecksum = ChecksumTrust(start: AirChecksum.advertisingStart)

    /// Makes a decoder that has seen nothing.
    package init() {}

    /// The troubles met so far, each kind once.
    package var problems: [LinkLayerProblem] { counters.skipped.filter(\.reason.isProblem) }

    /// Takes one record and its bytes.
    package mutating func decode(_ record: CaptureRecord, _ bytes: RawSpan, into sink: inout some LinkLayerSink) {
        if case .h4 = record.linkType, bytes.byte(at: 0) == HCIPacketKind.acl.rawValue {
            // As most records are: the record is whole as it stands, and is not copied.
            return hostData(ByteRange(1, bytes.byteCount &- 1), of: bytes, record, into: &sink)
        }
        unwrap(record, bytes, into: &sink)
    }

    /// Takes a record that is no ACL data behind a type byte alone.
    private mutating func unwrap(_ record: CaptureRecord, _ bytes: RawSpan, into sink: inout some LinkLayerSink) {
        var record = record
        guard let packet = encapsulation.openUART(&record, bytes) else { return open(&record, bytes, into: &sink) }
        guard packet.kind == .acl else { return hostPacket(packet.kind, packet.range, of: bytes, record, into: &sink) }
        hostData(packet.range, of: bytes, record, into: &sink)
    }

    /// Takes a record of any other link type, or one that cannot be read.
    @inline(never)
    private mutating func open(_ record: inout CaptureRecord, _ bytes: RawSpan, into sink: inout some LinkLayerSink) {
        switch encapsulation.open(&record, bytes) {
        case .hci(.acl, let range): hostData(range, of: bytes, record, into: &sink)
        case .hci(let kind, let range): hostPacket(kind, range, of: bytes, record, into: &sink)
        case .air(let packet): airPacket(packet, of: bytes, record, into: &sink)
        case .adapterChange: closeConnections(of: record.adapter, record, into: &sink)
        case .nothing: break
        case .skipped(let reason): counters.skip(reason, record: record.number)
        }
    }

    /// Ends the capture: every link still open is closed; `record` is the number of the last record.
    package mutating func finish(record: Int, into sink: inout some LinkLayerSink) {
        while !links.states.isEmpty { close(at: links.states.count - 1, record: record, into: &sink) }
    }
}
