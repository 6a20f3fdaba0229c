import Capture
import LinkLayers
import WireFormat

/// Decides which HCI commands and events, and which advertising packets of the air, are kept, and replaces what they name.
struct HostRewriting {
    private let standIns: StandIns
    /// The advertisers that showed bitchat.
    private var advertisers: Set<DeviceAddress> = []

    private static let advertiserCapacity = 65_536

    /// Makes decisions that use `standIns`.
    init(_ standIns: StandIns) { self.standIns = standIns }

    /// The event that replaces the one at `range`; nil where it is left out.
    ///
    /// `concernsLink` says that a link with bitchat began or ended by it.
    mutating func event(_ bytes: RawSpan, _ range: ByteRange, concernsLink: Bool) -> [UInt8]? {
        let event = bytes.array(range)
        guard event.count >= 2, event.count >= 2 + Int(event[1]) else { return nil }
        let whole = Array(event.prefix(2 + Int(event[1])))
        switch event[0] {
        case 0x05: return concernsLink && whole.count == 6 ? whole : nil
        case 0x0E: return whole.count >= 5 && whole[3] == 0x03 && whole[4] == 0x0C ? completion(whole) : nil
        case 0x03: return concernsLink && whole.count == 13 ? addressed(whole, [(5, false)]) : nil
        case 0x3E where whole.count >= 3: return lowEnergy(whole, bytes, range, concernsLink)
        default: return nil
        }
    }

    /// The command that replaces the one at `range`; nil where it is left out.
    func command(_ bytes: RawSpan, _ range: ByteRange) -> [UInt8]? {
        let command = bytes.array(range)
        guard command.count >= 3 else { return nil }
        switch UInt16(command[0]) | UInt16(command[1]) << 8 {
        case 0x0C03 where command.count == 3: return command
        case 0x2008, 0x2009: return ownData(command, at: 4)
        case 0x2037, 0x2038: return ownData(command, at: 7)
        default: return nil
        }
    }

    /// The record that replaces the advertising packet `packet`; nil where it is left out.
    mutating func air(_ packet: TracedAirPacket, _ bytes: RawSpan, concernsLink: Bool) -> [UInt8]? {
        var result = bytes.array
        if packet.header & 0x0F == 5 {
            guard concernsLink, packet.pdu.count >= 2 + 34 else { return nil }
            let start = packet.pdu.offset + 2
            replaceAddress(&result, at: start, isRandom: packet.header & 0x40 != 0)
            replaceAddress(&result, at: start + 6, isRandom: packet.header & 0x80 != 0)
            AccessAddress.replace(&result, at: start + 12, standIns)
            return result
        }
        guard let report = TracedReport.report(packet, bytes), isWanted(report) else { return nil }
        for address in report.addresses { replaceAddress(&result, at: address.offset, isRandom: report.isRandom) }
        put(advertisingData(bytes.array(report.data)), &result, at: report.data.offset)
        return result
    }

    /// A reset that was done: nothing else is told.
    private func completion(_ event: [UInt8]) -> [UInt8] { [0x0E, 4, event[2], 0x03, 0x0C, event.count > 5 ? event[5] : 0] }

    private mutating func lowEnergy(
        _ event: [UInt8], _ bytes: RawSpan, _ range: ByteRange, _ concernsLink: Bool
    ) -> [UInt8]? {
        switch event[2] {
        case 0x01: return concernsLink && event.count == 21 ? addressed(event, [(8, event[7] & 1 == 1)]) : nil
        case 0x0A, 0x29:
            guard concernsLink, event.count >= 33 else { return nil }
            let rest = [UInt8](repeating: 0, count: event.count - 33)
            return addressed(Array(event.prefix(33)), [(8, event[7] & 1 == 1), (14, true), (20, true)]) + rest
        case 0x02, 0x0D: return reports(bytes, ByteRange(range.offset + 2, event.count - 2))
        default: return nil
        }
    }

    /// An event with those reports alone that show bitchat.
    private mutating func reports(_ bytes: RawSpan, _ range: ByteRange) -> [UInt8]? {
        guard let reports = TracedReport.reports(bytes, range) else { return nil }
        var kept: [UInt8] = []
        var count: UInt8 = 0
        for report in reports where isWanted(report) {
            var part = bytes.array(report.range)
            for address in report.addresses {
                replaceAddress(&part, at: address.offset - report.range.offset, isRandom: report.isRandom)
            }
            put(advertisingData(bytes.array(report.data)), &part, at: report.data.offset - report.range.offset)
            kept += part
            count += 1
        }
        guard count > 0, let code = bytes.byte(at: range.offset), kept.count <= 253 else { return nil }
        return [0x3E, UInt8(2 + kept.count), code, count] + kept
    }

    private mutating func isWanted(_ report: TracedReport) -> Bool {
        if report.isBitchat {
            if let address = report.address, advertisers.count < Self.advertiserCapacity { advertisers.insert(address) }
            return true
        }
        return report.isScanResponse && report.address.map(advertisers.contains) ?? false
    }

    private func ownData(_ command: [UInt8], at start: Int) -> [UInt8]? {
        guard command.count > start else { return nil }
        let length = min(Int(command[start - 1]), command.count - start)
        let data = Array(command[start..<(start + length)])
        guard data.withRawSpan({ TracedReport.showBitchat($0, $0.whole) }) else { return nil }
        let rest = command.count - start - length
        return command.prefix(start) + advertisingData(data) + [UInt8](repeating: 0, count: rest)
    }

    /// Structures of length, type and value: bitchat's service stays, its peer ID and names are replaced, and so is all else.
    private func advertisingData(_ data: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        while result.count < data.count {
            let length = Int(data[result.count])
            guard length > 0, result.count + 1 + length <= data.count else {
                return result + standIns.bytes(.odd, data, count: data.count - result.count).map { _ in 0 }
            }
            let value = Array(data[(result.count + 2)..<(result.count + 1 + length)])
            let type = data[result.count + 1]
            result += [UInt8(length), type] + structure(type, value)
        }
        return result
    }

    private func structure(_ type: UInt8, _ value: [UInt8]) -> [UInt8] {
        switch type {
        case 0x01 where value.count == 1, 0x0A where value.count == 1: return value
        case 0x06, 0x07:
            return stride(from: 0, to: value.count, by: 16).flatMap { start -> [UInt8] in
                let uuid = Array(value[start..<min(start + 16, value.count)])
                return uuid.withRawSpan { TracedIdentifiers.isBitchat($0, at: 0) }
                    ? uuid : standIns.bytes(.identifier, uuid, count: uuid.count)
            }
        case 0x08, 0x09: return standIns.text(value)
        case 0x21 where value.count >= 16:
            let uuid = Array(value.prefix(16))
            guard uuid.withRawSpan({ TracedIdentifiers.isBitchat($0, at: 0) }) else { break }
            return uuid + PeerBytes(standIns).redacted(Array(value.dropFirst(16)))
        default: break
        }
        return standIns.bytes(.odd, value, count: value.count)
    }

    /// `event` with the addresses at these offsets replaced.
    private func addressed(_ event: [UInt8], _ places: [(offset: Int, isRandom: Bool)]) -> [UInt8] {
        var result = event
        for place in places { replaceAddress(&result, at: place.offset, isRandom: place.isRandom) }
        return result
    }

    private func replaceAddress(_ bytes: inout [UInt8], at offset: Int, isRandom: Bool) {
        guard offset + 6 <= bytes.count else { return }
        let original = (0..<6).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
        let standIn = standIns.address(original, isRandom: isRandom)
        for index in 0..<6 { bytes[offset + index] = UInt8(truncatingIfNeeded: standIn >> UInt64(8 * index)) }
    }

    private func put(_ part: [UInt8], _ bytes: inout [UInt8], at offset: Int) {
        guard offset + part.count <= bytes.count else { return }
        bytes.replaceSubrange(offset..<(offset + part.count), with: part)
    }
}
