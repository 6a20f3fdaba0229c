import BitchatFrame
import MeshModel

/// What nodes ask.
extension SyncNodeTarget {
    /// A node asks as it does every 30 s; bit 0 names it, bit 1 takes its peer away.
    func tick(_ choice: Int, _ report: inout FuzzReport) {
        let index = choice & 1, connected = choice & 2 == 0 ? [devices[1 - index].peer] : []
        lastTick = time.now
        let sent = subject.tick(&devices[index].bench, connected, time.now)
        let due = devices[index].table.tick(connected, now: time.now)
        let asked = sent.map { (PlainFilter($0.payload).types, $0.recipient) }
        let isEqual = asked.count == due.count && zip(asked, due).allSatisfy { $0.0 == $1.types && $0.1 == $1.recipient }
        report.reached(1_032 + min(sent.count, 7))
        report.require(isEqual, SyncLaws.rounds, "\(asked) instead of \(due)")
        checkStores(index, &report)
        for request in sent { send(request, from: index, streams: nil, &report) }
    }

    /// A node asks the other one for everything; returns the request.
    @discardableResult
    func askForEverything(_ index: Int, _ report: inout FuzzReport) -> SyncRequest {
        let other = devices[1 - index].peer
        let request = subject.initial(&devices[index].bench, other, time.now)
        devices[index].table.ask(other, now: time.now)
        let types: UInt64? = devices[index].isAndroid ? nil : 0x07A3
        report.require(
            PlainFilter(request.payload).types == types && request.recipient == other, SyncLaws.rounds, "\(request)")
        send(request, from: index, streams: nil, &report)
        return request
    }

    /// A node asks the other one for so many streams.
    func askForStreams(_ index: Int, _ count: Int, _ report: inout FuzzReport) {
        let other = devices[1 - index].peer
        let streams = (0..<UInt64(count)).map { FragmentStream(sender: StateCast.peers[1], id: $0) }
        let sent = subject.targeted(&devices[index].bench, streams, [other], time.now)
        let mustAsk = !devices[index].isAndroid && count > 0
        if mustAsk { devices[index].table.ask(other, now: time.now) }
        report.require(
            sent.map(\.recipient) == (mustAsk ? [other] : []), SyncLaws.rounds, "\(sent.count) requests for \(count) streams")
        for request in sent { send(request, from: index, streams: Array(0..<UInt64(min(count, 60))), &report) }
    }

    /// Holds the laws of a request, and puts it on its way.
    private func send(_ request: SyncRequest, from index: Int, streams: [UInt64]?, _ report: inout FuzzReport) {
        requestsLeft -= 1
        let filter = PlainFilter(request.payload), device = devices[index]
        let windows = device.bench.requests.count, expected = device.table.requests.count
        report.require(windows == expected, SyncLaws.registers, "\(windows) windows instead of \(expected)")
        checkCoverage(filter, device.table, &report)
        let text = filter.streams?.count ?? 0
        report.require(
            filter.streams == nil && streams == nil || filter.streamIDs == streams && text <= 1_019, SyncLaws.named,
            "\(filter.streamIDs.count) streams in \(text) bytes")
        if devices[index].outbox.count < 64 { devices[index].outbox.append(request) }
    }

    /// Compares a filter with the packets that it must cover: the newest 355 of 400 bytes at P = 7.
    private func checkCoverage(_ filter: PlainFilter, _ table: SyncRuleTable, _ report: inout FuzzReport) {
        let held = table.candidates(filter.types, now: time.now), count = min(held.count, 400 * 8 / 9)
        let m = UInt64(max(count << 7, 1)), covered = held.prefix(count)
        let values = m == 1 ? [] : Set(covered.map { max(1, $0.hash % m) }).sorted()
        let since = filter.types != nil && count < held.count ? covered.last?.contents.timestamp : nil
        report.require(
            filter.p == 7 && filter.m == m && filter.byteCount <= 400 && filter.values == values && filter.since == since,
            SyncLaws.coverage,
            "P \(filter.p), M \(filter.m), \(filter.values.count) values in \(filter.byteCount) bytes since \(filter.since ?? 0) "
                + "for \(count) of \(held.count) packets, M \(m), \(values.count) values since \(since ?? 0)")
    }
}
