import Capture
import WireFormat

extension LinkLayerDecoder {
    /// Takes an HCI packet other than ACL data.
    mutating func hostPacket(
        _ kind: HCIPacketKind, _ range: ByteRange, of bytes: RawSpan, _ record: CaptureRecord,
        into sink: inout some LinkLayerSink
    ) {
        counters.hci.count(kind)
        do throws(DecodeError) {
            switch kind {
            case .event: try event(range, of: bytes, record, into: &sink)
            case .command: try command(range, of: bytes, record, into: &sink)
            case .acl, .synchronous, .isochronous: break
            }
        } catch {
            counters.skip(.malformedHCI, record: record.number)
        }
    }

    /// Takes a command: opcode u16, length, parameters.
    private mutating func command(
        _ range: ByteRange, of bytes: RawSpan, _ record: CaptureRecord, into sink: inout some LinkLayerSink
    ) throws(DecodeError) {
        var cursor = ByteCursor(range, layer: .hci)
        let opcode = try cursor.littleEndian(bytes, UInt16.self)
        _ = try cursor.byte(bytes)
        if opcode == HCICommand.reset { return closeConnections(of: record.adapter, record, into: &sink) }
        guard let own = try OwnAdvertisingData.read(opcode, &cursor, bytes) else { return }
        adverts.receive(own, of: bytes, record, &counters, into: &sink)
    }

    /// Takes an event: code, length, parameters; under code 0x3e a subevent comes first.
    @inline(__always)
    private mutating func event(
        _ range: ByteRange, of bytes: RawSpan, _ record: CaptureRecord, into sink: inout some LinkLayerSink
    ) throws(DecodeError) {
        var cursor = ByteCursor(range, layer: .hci)
        let code = try cursor.byte(bytes)
        let length = Int(try cursor.byte(bytes))
        cursor = ByteCursor(cursor.rest.limited(to: length), layer: .hci)
        guard code == 0x3E else {
            guard ConnectionChange.mayBe(code) else { return }
            return apply(try ConnectionChange.read(code, &cursor, bytes), record, into: &sink)
        }
        switch try cursor.byte(bytes) {
        case 0x01, 0x0A, 0x29: apply(try ConnectionChange.lowEnergy(&cursor, bytes), record, into: &sink)
        case 0x02: try reports(&cursor, of: bytes, record, into: &sink, AdvertisingReport.legacy)
        case 0x0D: try reports(&cursor, of: bytes, record, into: &sink, AdvertisingReport.extended)
        default: break
        }
    }

    /// Takes the reports of an advertising event: their number, then one after the other.
    @inline(__always)
    private mutating func reports(
        _ cursor: inout ByteCursor, of bytes: RawSpan, _ record: CaptureRecord, into sink: inout some LinkLayerSink,
        _ read: (inout ByteCursor, RawSpan) throws(DecodeError) -> AdvertisingReport
    ) throws(DecodeError) {
        for _ in 0..<(try cursor.byte(bytes)) {
            adverts.receive(try read(&cursor, bytes), of: bytes, record, &counters, into: &sink)
        }
    }

    /// Does what an event means for the links.
    @inline(never)
    private mutating func apply(_ change: ConnectionChange, _ record: CaptureRecord, into sink: inout some LinkLayerSink) {
        switch change {
        case .none: break
        case .opened(let connection): opened(connection, record, into: &sink)
        case .closed(let handle):
            guard let index = links.find(LinkKey(adapter: record.adapter, handle: handle)) else { return }
            close(at: index, record: record.number, into: &sink)
        case .reset: closeConnections(of: record.adapter, record, into: &sink)
        }
    }

    /// Opens the link of a connection event.
    private mutating func opened(
        _ connection: NewConnection, _ record: CaptureRecord, into sink: inout some LinkLayerSink
    ) {
        var link = Link(
            id: links.makeID(), adapter: record.adapter, handle: connection.handle, openingRecord: record.number)
        link.peerAddress = connection.peer
        link.role = connection.role
        let adapter = DeviceAddress(value: UInt64(record.adapter))
        _ = open(
            LinkKey(adapter: record.adapter, handle: connection.handle), link, connection.transport,
            devices: DatabaseCache.Key(near: adapter, far: connection.peer), record, into: &sink)
    }

    /// Takes ACL data.
    @inline(__always)
    mutating func hostData(
        _ range: ByteRange, of bytes: RawSpan, _ record: CaptureRecord, into sink: inout some LinkLayerSink
    ) {
        counters.hci.acl += 1
        guard let header = try? ACLHeader(bytes, range) else { return counters.skip(.malformedHCI, record: record.number) }
        if let reason = refusal(of: header, record) { return counters.skip(reason, record: record.number) }
        let known = links.find(LinkKey(adapter: record.adapter, handle: header.handle))
        guard let index = known ?? newLink(of: header, record, into: &sink) else {
            return counters.skip(.vendorDebug, record: record.number)
        }
        guard let sender = sender(of: header, at: index, record) else {
            return counters.skip(.continuationWithoutStart, record: record.number)
        }
        if links.states[index].passesOver(header.fragment, of: bytes, from: sender) { return }
        let arrival = Arrival(record, from: sender, direction: sender.hostDirection)
        links.states[index].receive(header.fragment, of: bytes, arrival, &counters, into: &sink)
    }

    /// Opens the link of a handle at its first use, where the connection event was not seen.
    ///
    /// The vendor's debug handle is a link only if an event named it: nil otherwise.
    @inline(never)
    private mutating func newLink(
        of header: ACLHeader, _ record: CaptureRecord, into sink: inout some LinkLayerSink
    ) -> Int? {
        let key = LinkKey(adapter: record.adapter, handle: header.handle)
        guard header.handle != ACLHeader.vendorDebugHandle else { return nil }
        let link = Link(id: links.makeID(), adapter: record.adapter, handle: header.handle, openingRecord: record.number)
        return open(key, link, .unknown, devices: nil, record, into: &sink)
    }

    /// Why ACL data are not read at all, or nil.
    ///
    /// Where the capture cannot tell voice from data (btsnoop 1001), a length that does not fit uncut bytes means voice.
    @inline(__always)
    private func refusal(of header: ACLHeader, _ record: CaptureRecord) -> SkipReason? {
        if header.handle > ACLHeader.highestHandle { return .invalidHandle }
        let isShort = header.payload.count < header.length
        let isUncut = record.originalLength <= header.payload.end
        return isShort && isUncut && record.linkType == .hci ? .notACL : nil
    }

    /// Who sent ACL data: as the record says, else by the boundary flag (docs/capture-formats.md 8.1).
    @inline(__always)
    private func sender(of header: ACLHeader, at index: Int, _ record: CaptureRecord) -> LinkEnd? {
        if let end = LinkEnd(sending: record.direction) { return end }
        switch header.boundary {
        case 1: return links.states[index].continuingEnd
        case 2: return .far
        default: return .near
        }
    }
}
