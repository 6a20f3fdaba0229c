import Capture
import WireFormat

/// Puts together what the ends of links send, as the decoder does, and remembers which record each byte stands in.
///
/// It runs beside a `LinkLayerDecoder`, which alone says what a unit means; where both disagree, nothing of the unit is
/// believed. State is bounded as the decoder's is.
package struct RecordTracer: Sendable {
    /// The units that the last record completed.
    package private(set) var completed: [TracedUnit] = []
    /// The records of units that the last record showed to have no end.
    package private(set) var abandoned: [Int] = []

    /// What one end of a link has begun.
    private struct Sender: Hashable {
        var link: LinkKey
        var isNear: Bool
        /// The channel of an SDU; 0 for PDUs.
        var channel: UInt16 = 0
    }

    private var encapsulation = Encapsulation()
    private var units: [Sender: PartialUnit] = [:]
    private var connections: [LinkKey: AirConnection] = [:]
    private var lastNear: [LinkKey: Bool] = [:]

    /// Makes a tracer that has seen nothing.
    package init() {}

    /// Takes one record.
    package mutating func trace(_ record: CaptureRecord, _ bytes: RawSpan) -> TracedRecord {
        completed.removeAll(keepingCapacity: true)
        abandoned.removeAll(keepingCapacity: true)
        var record = record
        switch encapsulation.open(&record, bytes) {
        case .hci(.acl, let range): return data(range, bytes, record)
        case .hci(.event, let range): return .event(range)
        case .hci(.command, let range): return .command(range)
        case .air(let packet): return air(packet, bytes, record)
        case .adapterChange: return .adapterChange
        default: return .other
        }
    }

    /// Forgets what was begun on a link that ended; gives the records of it.
    package mutating func close(_ link: TracedLink) -> [Int] {
        var records: [Int] = []
        for (sender, unit) in units where sender.link == link.key {
            records += unit.records
            units[sender] = nil
        }
        connections[link.key] = nil
        lastNear[link.key] = nil
        return records
    }

    private mutating func data(_ range: ByteRange, _ bytes: RawSpan, _ record: CaptureRecord) -> TracedRecord {
        guard let header = try? ACLHeader(bytes, range), header.handle <= ACLHeader.highestHandle else { return .other }
        let key = LinkKey(adapter: record.adapter, handle: header.handle)
        let isNear = LinkEnd(sending: record.direction).map { $0 == .near } ?? guess(header, key)
        receive(header.fragment, bytes, record.number, Sender(link: key, isNear: isNear))
        return .data(TracedLink(key), nil, headers: ByteRange(0, header.payload.offset))
    }

    /// Who sent ACL data whose direction nothing tells.
    private func guess(_ header: ACLHeader, _ key: LinkKey) -> Bool {
        guard header.boundary == 1 else { return header.boundary != 2 }
        let near = units[Sender(link: key, isNear: true)] != nil, far = units[Sender(link: key, isNear: false)] != nil
        return near == far ? lastNear[key] ?? true : near
    }

    private mutating func air(_ packet: AirPacket, _ bytes: RawSpan, _ record: CaptureRecord) -> TracedRecord {
        let place = TracedAirPacket(packet, bytes)
        if packet.accessAddress == AirPacket.advertisingAddress { return packet.isCut ? .other : .airAdvert(place) }
        let key = LinkKey(adapter: record.adapter, accessAddress: packet.accessAddress)
        if packet.isCut || packet.checksum == .bad { return .airNothing(TracedLink(key), place) }
        guard connections.count < LinkLayerLimits.links || connections[key] != nil else { return .other }
        var connection = connections[key] ?? AirConnection()
        defer { connections[key] = connection }
        let sender = connection.sender(of: packet, at: record.time)
        guard packet.payloadLength > 0, !connection.sequences[sender.index].isRepeat(packet, bytes) else {
            return .airNothing(TracedLink(key), place)
        }
        if packet.header & 3 == 3 { connection.watch(packet, bytes) }
        let isHidden = packet.isEncrypted || connection.isEncrypted && !packet.isDecrypted
        guard !isHidden, packet.header & 3 == 1 || packet.header & 3 == 2 else { return .airNothing(TracedLink(key), place) }
        let fragment = Fragment(isStart: packet.header & 3 == 2, range: packet.payload, isCut: false)
        receive(fragment, bytes, record.number, Sender(link: key, isNear: sender == .near))
        return .data(TracedLink(key), place, headers: ByteRange(0, packet.payload.offset))
    }
}

extension RecordTracer {
    /// The most units begun at once.
    private static let capacity = 1024

    private mutating func receive(_ fragment: Fragment, _ bytes: RawSpan, _ record: Int, _ sender: Sender) {
        lastNear[sender.link] = sender.isNear
        if fragment.isStart, let old = units[sender] { abandoned += old.records }
        guard fragment.isStart || units[sender] != nil else { return abandoned.append(record) }
        var unit = fragment.isStart ? PartialUnit() : units[sender] ?? PartialUnit()
        unit.append(fragment.range, of: bytes, record: record)
        let header = unit.bytes.withRawSpan { L2CAPHeader($0, $0.whole) }
        let isComplete = header.map { unit.bytes.count >= L2CAPHeader.size + $0.length } ?? false
        guard isComplete || fragment.isCut else {
            keep(unit, sender)
            return
        }
        units[sender] = nil
        guard let header else {
            abandoned += unit.records
            return
        }
        finish(unit, header, sender)
    }

    private mutating func keep(_ unit: PartialUnit, _ sender: Sender) {
        if units.count >= Self.capacity, let oldest = units.min(by: { $0.value.first < $1.value.first }) {
            abandoned += oldest.value.records
            units[oldest.key] = nil
        }
        units[sender] = unit
    }

    private mutating func finish(_ unit: PartialUnit, _ header: L2CAPHeader, _ sender: Sender) {
        let isCut = unit.bytes.count < L2CAPHeader.size + header.length
        let payload = unit.behind(L2CAPHeader.size, min(header.length, unit.bytes.count - L2CAPHeader.size))
        switch header.channel {
        case L2CAPChannel.attributes: complete(payload, .attribute, sender, isCut)
        case L2CAPChannel.lowEnergySignalling, L2CAPChannel.classicSignalling: complete(payload, .signalling, sender, isCut)
        case L2CAPChannel.firstDynamic...:
            var channel = sender
            channel.channel = header.channel
            frame(payload, channel, isCut)
        default: complete(payload, .other, sender, isCut)
        }
    }

    /// Takes a frame of a credit-based channel: the first of an SDU begins with its length.
    private mutating func frame(_ frame: PartialUnit, _ sender: Sender, _ isCut: Bool) {
        var unit = units[sender] ?? PartialUnit()
        unit.append(frame)
        let declared = unit.bytes.count >= 2 ? Int(unit.bytes[0]) | Int(unit.bytes[1]) << 8 : nil
        units[sender] = nil
        guard let declared, unit.bytes.count <= declared + 2 else {
            abandoned += unit.records
            return
        }
        guard isCut || unit.bytes.count == declared + 2 else { return keep(unit, sender) }
        complete(unit.behind(2, unit.bytes.count - 2), .attribute, sender, isCut)
    }

    private mutating func complete(_ unit: PartialUnit, _ kind: TracedUnit.Kind, _ sender: Sender, _ isCut: Bool) {
        completed.append(
            TracedUnit(
                link: TracedLink(sender.link), isFromNearEnd: sender.isNear, kind: kind, bytes: unit.bytes,
                pieces: unit.pieces, headers: unit.headers, records: unit.records, isCut: isCut))
    }
}

/// What one end has sent of something so far.
private struct PartialUnit: Sendable {
    var bytes: [UInt8] = []
    var pieces: [RecordPiece] = []
    var headers: [RecordPiece] = []
    var records: [Int] = []

    /// The record in which it began.
    var first: Int { records.first ?? 0 }

    mutating func append(_ range: ByteRange, of source: RawSpan, record: Int) {
        bytes.append(range, of: source)
        pieces.append(RecordPiece(record: record, range: range))
        records.append(record)
    }

    mutating func append(_ other: PartialUnit) {
        bytes += other.bytes
        pieces += other.pieces
        headers += other.headers
        records += other.records
    }

    /// The `count` bytes behind a header of `size` bytes.
    func behind(_ size: Int, _ count: Int) -> PartialUnit {
        var result = self
        result.bytes = Array(bytes.dropFirst(size).prefix(count))
        result.pieces = pieces.part(size, count)
        result.headers += pieces.part(0, size)
        return result
    }
}
