import Capture
import LinkLayers
import WireFormat

extension CaptureRedactor {
    /// Decides about a record by what it holds; one that is a piece of a unit is decided with that.
    func decide(_ record: CaptureRecord, _ bytes: RawSpan, _ traced: TracedRecord) {
        switch traced {
        case .event(let range): replace(record, bytes, range, host.event(bytes, range, concernsLink: concernsLink))
        case .command(let range): replace(record, bytes, range, host.command(bytes, range))
        case .airAdvert(let packet):
            note(packet, record, bytes)
            let part = packet.header & 0x0F == 5 ? ByteRange(packet.pdu.offset, min(packet.pdu.count, 36)) : packet.pdu
            replace(record, with: host.air(packet, bytes, concernsLink: concernsLink), keeping: part)
        case .airNothing(let link, let packet):
            note(packet, record, bytes, on: link)
            replace(record, with: concernsLink ? terminated(packet, bytes) : nil, keeping: packet.pdu)
        case .adapterChange: replace(record, whole: adapterNote(record, bytes))
        case .other: replace(record, whole: nil)
        case .data(let link, let packet, let headers):
            if let packet { note(packet, record, bytes, on: link) }
            window.update(record.number) { $0.kept.append(headers) }
            if !isBitchat(link) { window.update(record.number) { $0.isKept = false } }
        }
    }

    /// Decides about a unit, and with it about the records it came in.
    func decide(_ unit: TracedUnit) {
        guard isBitchat(unit.link), let serial = serials[unit.link] else { return leaveOut(unit) }
        switch unit.kind {
        case .other: leaveOut(unit)
        case .signalling:
            guard !unit.isCut, SignallingRewriting.isKept(unit.bytes) else { return leaveOut(unit) }
            keep(unit, [Hold(unit.bytes, at: unit.pieces)])
        case .attribute:
            switch attributes.decide(unit) {
            case .dropped: leaveOut(unit)
            case .becomes(let bytes):
                keep(unit, [Hold(bytes, at: unit.pieces)])
                if unit.bytes.first == 0x18 { execute(unit, serial) }
            case .carriesValues: place(unit)
            case .queues(let handle, let offset, let part): queue(unit, serial, handle, offset, part)
            }
        }
    }

    /// Puts the values that arrived where they stand in `unit`; all other bytes of values become other ones.
    private func place(_ unit: TracedUnit) {
        var holds: [Hold] = []
        var isBitchat = false
        var headers: [RecordPiece] = []
        var end = 0
        for value in unit.values {
            headers += unit.pieces.part(end, value.range.offset - end)
            end = value.range.end
            let bytes = Array(unit.bytes[value.range.offset..<value.range.end])
            let index = arrived.firstIndex { found, hold in
                found.handle == value.handle && hold.original == bytes && hold.pieces.isEmpty
            }
            let hold = index.map { arrived[$0].hold } ?? Hold(bytes)
            isBitchat = isBitchat || index != nil
            hold.pieces = unit.pieces.part(value.range.offset, value.range.count)
            if index == nil { settleOtherwise(hold) }
            holds.append(hold)
        }
        if unit.bytes.first == 0x12, !isBitchat, isSubscription(unit.bytes) { return keep(unit, [], headers: unit.pieces) }
        guard isBitchat else { return leaveOut(unit) }
        if unit.bytes.first == 0xD2 {
            let rest = Hold(Array(unit.bytes[end...]))
            rest.pieces = unit.pieces.part(end, unit.bytes.count - end)
            settleOtherwise(rest)
            holds.append(rest)
        }
        keep(unit, holds, headers: headers)
    }

    /// Whether a write request turns notifications or indications on or off.
    private func isSubscription(_ bytes: [UInt8]) -> Bool { bytes.count == 5 && bytes[3] <= 3 && bytes[4] == 0 }

    private func queue(_ unit: TracedUnit, _ serial: Int, _ handle: UInt16, _ offset: Int, _ part: ByteRange) {
        let hold = Hold(Array(unit.bytes[part.offset..<part.end]))
        hold.pieces = unit.pieces.part(part.offset, part.count)
        queued[serial, default: []].append(QueuedPart(handle: handle, offset: offset, hold: hold))
        keep(unit, [hold], headers: unit.pieces.part(0, part.offset))
    }

    /// Settles the parts of the long values that were executed, or cancelled.
    private func execute(_ unit: TracedUnit, _ serial: Int) {
        for part in queued.removeValue(forKey: serial) ?? [] {
            for (value, hold) in arrived where value.handle == part.handle && hold.isSettled {
                let start = part.offset - value.offset, end = start + part.hold.original.count
                guard start >= 0, end <= hold.original.count, hold.original[start..<end].elementsEqual(part.hold.original)
                else { continue }
                if !part.hold.isSettled { part.hold.settle(hold.replacement[start..<end]) }
            }
            settleOtherwise(part.hold)
        }
    }

    /// Keeps the records of `unit`: of their bytes the headers, what `headers` adds to them, and what `holds` make of them.
    private func keep(_ unit: TracedUnit, _ holds: [Hold], headers: [RecordPiece] = []) {
        for number in unit.records {
            window.update(number) { entry in
                if entry.isKept == nil { entry.isKept = true }
                entry.kept += (unit.headers + headers).filter { $0.record == number }.map(\.range)
                entry.holds += holds.filter { $0.pieces.contains { $0.record == number } }
            }
        }
    }

    private func leaveOut(_ unit: TracedUnit) {
        for number in unit.records { window.update(number) { if $0.isKept == nil { $0.isKept = false } } }
    }

    /// Replaces the HCI packet at `range` of a record; nil leaves the record out.
    private func replace(_ record: CaptureRecord, _ bytes: RawSpan, _ range: ByteRange, _ packet: [UInt8]?) {
        replace(record, whole: packet.map { bytes.array(ByteRange(0, range.offset)) + $0 })
    }

    /// Replaces a record by bytes that were made one by one.
    private func replace(_ record: CaptureRecord, whole bytes: [UInt8]?) {
        replace(record, with: bytes, keeping: ByteRange(0, bytes?.count ?? 0))
    }

    /// Replaces a record by `bytes`, of which `part` is understood.
    private func replace(_ record: CaptureRecord, with bytes: [UInt8]?, keeping part: ByteRange) {
        window.update(record.number) { entry in
            entry.isKept = bytes != nil
            guard let bytes else { return }
            if bytes.count != entry.bytes.count { entry.record.originalLength = bytes.count }
            entry.bytes = bytes
            entry.kept.append(part)
        }
    }

    private func note(
        _ packet: TracedAirPacket, _ record: CaptureRecord, _ bytes: RawSpan, on link: TracedLink? = nil
    ) {
        let original = bytes.array
        let isBlankable = record.linkType == .leLinkLayer && link.map(isBitchat) ?? false
        window.update(record.number) { entry in
            entry.air = (packet, original)
            entry.kept += [ByteRange(0, packet.pdu.offset + 2), packet.checksum]
            entry.isBlankable = isBlankable
        }
    }

    /// A packet that ended a link: a reason, and no data.
    private func terminated(_ packet: TracedAirPacket, _ bytes: RawSpan) -> [UInt8]? {
        packet.header & 3 == 3 && packet.pdu.count == 4 ? bytes.array : nil
    }

    /// A note that an adapter came, went, was opened or closed; its address and name become others.
    private func adapterNote(_ record: CaptureRecord, _ bytes: RawSpan) -> [UInt8]? {
        let prefix = record.linkType == .monitor ? 4 : 0
        let note = bytes.array
        guard note.count >= prefix else { return nil }
        guard note.count == prefix + 16 else { return Array(note.prefix(prefix)) + standIns.bytes(.odd, note, count: 0) }
        let address = note[(prefix + 2)..<(prefix + 8)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let standIn = standIns.address(address, isRandom: false)
        let written = (0..<6).map { UInt8(truncatingIfNeeded: standIn >> UInt64(8 * $0)) }
        return note[..<(prefix + 2)] + written + Array("hci".utf8) + [UInt8](repeating: 0, count: 5)
    }
}
