import BitchatFrame
import BitchatPayload
import MeshModel
import WireFormat

/// What nodes answer.
extension SyncNodeTarget {
    /// What a node answers to a request, with every law held.
    func answer(_ request: [UInt8], by index: Int, _ report: inout FuzzReport) -> [FrameContents] {
        requestsLeft -= 1
        let device = devices[index], rules: PayloadRules = device.isAndroid ? .android : .ios
        let question = request.withRawSpan { try? SyncQuestion(decoding: $0, $0.whole, rules: rules) }
        guard let question else { return [] }
        let filter = PlainFilter(request)
        let answers = subject.answer(device.bench, question, time.now)
        for answer in answers where report.violation == nil { check(answer, filter, device.table, &report) }
        let expected = device.table.answer(filter, now: time.now)
        let isEqual =
            answers.count == expected.count
            && zip(answers, expected).allSatisfy { Self.isSame($0, $1.contents, marked: !device.isAndroid) }
        report.reached(1_040 + (device.isAndroid ? 4 : 0) + min(answers.count, 3))
        report.require(isEqual, SyncLaws.answers, "\(answers.count) answers instead of \(expected.count)")
        return answers
    }

    /// Whether an answer is a packet but for ttl and flag.
    private static func isSame(_ answer: FrameContents, _ packet: FrameContents, marked: Bool) -> Bool {
        var copy = packet
        copy.ttl = 0
        copy.isSyncResponse = marked
        return copy == answer
    }

    /// Holds the laws of one answer.
    private func check(_ answer: FrameContents, _ request: PlainFilter, _ table: SyncRuleTable, _ report: inout FuzzReport) {
        let isAndroid = table.figures.isAndroid
        report.require(
            answer.ttl == 0 && answer.isSyncResponse == !isAndroid, SyncLaws.mark, "ttl \(answer.ttl), \(answer.isSyncResponse)")
        guard let store = table.figures.stores.first(where: { $0.type == answer.type.rawValue }) else {
            return report.violated(SyncLaws.types, "type \(answer.type.rawValue)")
        }
        let asked = isAndroid ? 0x03 : request.types ?? 0x03
        report.require(asked >> UInt64(store.bit) & 1 == 1, SyncLaws.types, "type \(answer.type.rawValue) of \(asked)")
        guard let packet = SyncPacket(answer, hasher) else { return }
        report.require(table.isFresh(packet, store, time.now), SyncLaws.fresh, "\(SyncRuleTable.age(packet, time.now)) ms old")
        report.require(!request.holds(packet.hash), SyncLaws.filter, "value \(request.bucket(packet.hash))")
        guard !isAndroid else { return }
        let streams = store.type == 0x20 ? request.streamIDs : []
        if streams.isEmpty {
            let isLate = answer.timestamp >= request.since ?? 0
            report.require(isLate || store.hasNoCursor, SyncLaws.since, "\(answer.timestamp) before \(request.since ?? 0)")
        } else {
            report.require(packet.stream.map { streams.contains($0) } ?? false, SyncLaws.streams, "stream \(packet.stream ?? 0)")
        }
    }

    /// Each node asks for everything in turn, and nothing is lost: then it has what the other one may give it.
    func converge(_ report: inout FuzzReport) {
        for index in 0..<2 where report.violation == nil {
            let request = askForEverything(index, &report)
            devices[index].outbox.removeAll { $0 == request }
            for contents in answer(request.payload, by: 1 - index, &report) where report.violation == nil {
                if let packet = SyncPacket(contents, hasher) { see(packet, index, &report) }
            }
            if report.violation == nil { checkGiven(to: index, PlainFilter(request.payload), &report) }
        }
    }

    private func checkGiven(to index: Int, _ request: PlainFilter, _ report: inout FuzzReport) {
        let giver = devices[1 - index], taker = devices[index]
        for (place, store) in giver.table.figures.stores.enumerated() {
            guard let own = taker.table.figures.stores.first(where: { $0.type == store.type }) else { continue }
            let type = MessageType(rawValue: store.type), kept = taker.bench.gossip.packets(of: type)
            guard kept.count < own.capacity else { continue }
            for packet in giver.table.packets[place] where giver.table.isFresh(packet, store, time.now) {
                let isWanted =
                    taker.table.isFresh(packet, own, time.now, takenIn: true) && !request.holds(packet.hash)
                    && (store.hasNoCursor || packet.contents.timestamp >= request.since ?? 0)
                let isThere =
                    kept.contains { $0.id == packet.id }
                    || own.isOnePerAuthor && kept.contains { $0.sender == packet.sender }
                report.require(!isWanted || isThere, SyncLaws.converges, "\(packet.contents) is missing")
            }
        }
    }
}
