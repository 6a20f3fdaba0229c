import Capture
import WireFormat

extension LinkLayerDecoder {
    /// Takes a packet heard on the air (docs/capture-formats.md 10.8).
    mutating func airPacket(
        _ packet: AirPacket, of bytes: RawSpan, _ record: CaptureRecord, into sink: inout some LinkLayerSink
    ) {
        if packet.isCut { return counters.skip(.shortAirPacket, record: record.number) }
        if packet.accessAddress == AirPacket.advertisingAddress {
            airAdvert(packet, of: bytes, record, into: &sink)
        } else {
            airData(packet, of: bytes, record, into: &sink)
        }
    }

    /// Takes a packet of an advertising channel.
    private mutating func airAdvert(
        _ packet: AirPacket, of bytes: RawSpan, _ record: CaptureRecord, into sink: inout some LinkLayerSink
    ) {
        guard advertChecksum.accepts(packet, bytes) else { return counters.skip(.badChecksum, record: record.number) }
        do throws(DecodeError) {
            switch try AirAdvert.read(packet, bytes) {
            case .connection(let indication): opened(indication, record, into: &sink)
            case .report(let report): adverts.receive(report, of: bytes, record, &counters, into: &sink)
            case .other: break
            }
        } catch {
            counters.skip(.malformedAdvert, record: record.number)
        }
    }

    /// Opens the link of a connection request.
    private mutating func opened(
        _ indication: ConnectIndication, _ record: CaptureRecord, into sink: inout some LinkLayerSink
    ) {
        var link = airLink(indication.accessAddress, record)
        link.peerAddress = indication.peripheral
        let index = open(
            LinkKey(adapter: record.adapter, accessAddress: indication.accessAddress), link, .lowEnergy,
            devices: DatabaseCache.Key(near: indication.central, far: indication.peripheral), record, into: &sink)
        links.states[index].air.checksum = ChecksumTrust(start: indication.checksumStart)
    }

    /// A link of which the access address is known.
    private mutating func airLink(_ accessAddress: UInt32, _ record: CaptureRecord) -> Link {
        Link(
            id: links.makeID(), adapter: record.adapter, handle: UInt16(truncatingIfNeeded: accessAddress),
            accessAddress: accessAddress, openingRecord: record.number)
    }

    /// Takes a packet of a data channel.
    private mutating func airData(
        _ packet: AirPacket, of bytes: RawSpan, _ record: CaptureRecord, into sink: inout some LinkLayerSink
    ) {
        let key = LinkKey(adapter: record.adapter, accessAddress: packet.accessAddress)
        let index: Int
        if let known = links.find(key) {
            index = known
        } else if packet.checksum != .bad, Self.looksLikeData(packet, bytes) {
            let link = airLink(packet.accessAddress, record)
            index = open(key, link, .lowEnergy, devices: nil, record, into: &sink)
        } else {
            return skipUnknown(packet, record)
        }
        if links.states[index].receiveAir(packet, of: bytes, record, &counters, into: &sink) {
            close(at: index, record: record.number, into: &sink)
        }
    }

    /// Counts a packet of an unknown connection that is not read.
    private mutating func skipUnknown(_ packet: AirPacket, _ record: CaptureRecord) {
        if packet.checksum == .bad {
            counters.skip(.badChecksum, record: record.number)
        } else if packet.payloadLength > 0 {
            counters.skip(.unknownAccessAddress, record: record.number)
        }
    }

    /// Whether a packet of an unknown connection starts a PDU on one of the fixed LE channels.
    private static func looksLikeData(_ packet: AirPacket, _ bytes: RawSpan) -> Bool {
        guard packet.header & 3 == 2, let header = L2CAPHeader(bytes, packet.payload) else { return false }
        return L2CAPChannel.attributes...L2CAPChannel.security ~= header.channel
    }
}
