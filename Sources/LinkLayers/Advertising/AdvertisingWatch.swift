import Capture
import WireFormat

/// Picks out of all advertising what shows bitchat (docs/capture-formats.md 10.4).
struct AdvertisingWatch: Sendable {
    /// Adverts whose end is still to come.
    private var joins = AdvertisingJoins()
    /// Who showed bitchat before.
    private var advertisers = AdvertiserMemory()

    /// Takes another device's advert.
    mutating func receive(
        _ report: AdvertisingReport, of bytes: RawSpan, _ record: CaptureRecord, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        counters.advertReports += 1
        if joins.isEmpty, !report.hasMore { return show(report, of: bytes, record, &counters, into: &sink) }
        let key = AdvertisingJoins.Key(
            adapter: record.adapter, address: report.address, set: report.set, isScanResponse: report.isScanResponse)
        if report.hasMore { return append(report.data, of: bytes, to: key, record, &counters) }
        guard joins.isPending(key) else { return show(report, of: bytes, record, &counters, into: &sink) }
        append(report.data, of: bytes, to: key, record, &counters)
        let joined = joins.take(key)
        var whole = report
        whole.data = ByteRange(0, joined.count)
        joined.withRawSpan { show(whole, of: $0, record, &counters, into: &sink) }
    }

    /// Takes the capturing device's own advertising data.
    mutating func receive(
        _ own: OwnAdvertisingData, of bytes: RawSpan, _ record: CaptureRecord, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        counters.advertReports += 1
        let key = AdvertisingJoins.Key(
            adapter: record.adapter, address: nil, set: own.set, isScanResponse: own.isScanResponse)
        switch own.part {
        case .unchanged: return
        case .complete:
            _ = joins.take(key)
            show(AdvertisingSigns(bytes, own.data), record, &counters, into: &sink)
        case .first:
            _ = joins.take(key)
            append(own.data, of: bytes, to: key, record, &counters)
        case .intermediate: append(own.data, of: bytes, to: key, record, &counters)
        case .last:
            append(own.data, of: bytes, to: key, record, &counters)
            let joined = joins.take(key)
            show(joined.withRawSpan { AdvertisingSigns($0, $0.whole) }, record, &counters, into: &sink)
        }
    }

    /// Adds a part to a pending advert.
    private mutating func append(
        _ range: ByteRange, of bytes: RawSpan, to key: AdvertisingJoins.Key, _ record: CaptureRecord,
        _ counters: inout LinkLayerCounters
    ) {
        if !joins.append(range, of: bytes, to: key) { counters.skip(.evictedState, record: record.number) }
    }

    /// Delivers a whole advert of another device if it shows bitchat, or answers a scan of one that did.
    private mutating func show(
        _ report: AdvertisingReport, of bytes: RawSpan, _ record: CaptureRecord, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        let signs = AdvertisingSigns(bytes, report.data)
        if signs.isMalformed { counters.skip(.malformedAdvert, record: record.number) }
        if signs.areBitchat {
            if let address = report.address, !advertisers.insert(address) {
                counters.skip(.evictedState, record: record.number)
            }
        } else {
            guard report.isScanResponse, let address = report.address, advertisers.contains(address) else { return }
        }
        var advertisement = Advertisement(record: record, origin: .received, address: report.address)
        advertisement.rssi = report.rssi
        deliver(advertisement, signs, &counters, into: &sink)
    }

    /// Delivers the device's own data if they show bitchat.
    private func show(
        _ signs: AdvertisingSigns, _ record: CaptureRecord, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        if signs.isMalformed { counters.skip(.malformedAdvert, record: record.number) }
        guard signs.areBitchat else { return }
        deliver(Advertisement(record: record, origin: .own, address: nil), signs, &counters, into: &sink)
    }

    /// Hands an advert on.
    private func deliver(
        _ advertisement: Advertisement, _ signs: AdvertisingSigns, _ counters: inout LinkLayerCounters,
        into sink: inout some LinkLayerSink
    ) {
        var advertisement = advertisement
        advertisement.hasService = signs.hasService
        advertisement.hasDebugService = signs.hasDebugService
        advertisement.peerID = signs.peerID
        advertisement.hasLocalName = signs.hasLocalName
        counters.adverts += 1
        sink.advertisement(advertisement)
    }
}
