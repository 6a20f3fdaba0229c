import BitchatFrame
import MeshModel
import WireFormat

/// What each event does.
extension SyncNodeTarget {
    /// Applies one event to the nodes and to their tables.
    func apply(_ event: SyncEvent, _ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        switch event {
        case .see: see(&body, bytes, &report)
        case .many: seeMany(&body, bytes, &report)
        case .clock: time.move(by: body.milliseconds(bytes))
        case .edge: moveToEdge(&body, bytes)
        case .tick: tick(Int(body.byte(bytes)), &report)
        case .initial: askForEverything(body.choice(of: 2, bytes), &report)
        case .targeted: askForStreams(body.choice(of: 2, bytes), Int(body.byte(bytes)), &report)
        case .deliver: deliver(body.choice(of: 2, bytes), isLost: body.byte(bytes) & 1 == 1, &report)
        case .answers: takeAnswers(body.choice(of: 2, bytes), lost: body.byte(bytes), &report)
        case .question: ask(&body, bytes, &report)
        case .leave: leave(body.choice(of: 2, bytes), body.choice(from: StateCast.peers, bytes), &report)
        case .sweep: sweep(body.choice(of: 2, bytes), &report)
        case .converge: converge(&report)
        case .nodes: begin(body.choice(of: 6, bytes))
        }
    }

    private func see(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let nodes = body.choice(of: 3, bytes), type = body.choice(from: SyncCast.types, bytes)
        let sender = body.choice(from: StateCast.peers, bytes), age = body.milliseconds(bytes)
        let choice = body.byte(bytes), serial = body.number(bytes)
        let recipient: [UInt8]? =
            choice & 0x80 == 0 ? nil : choice & 0x40 == 0 ? StateCast.peers[0].bytes : PeerID.broadcast.bytes
        let contents = FrameContents(
            type: type, timestamp: time.timestamp(-age), sender: sender.bytes, recipient: recipient,
            payload: SyncCast.payload(type, choice & 0x3F, serial: serial))
        guard let packet = packet(contents, &report) else { return }
        for index in 0..<2 where nodes == index || nodes == 2 { see(packet, index, &report) }
    }

    private func seeMany(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let index = body.choice(of: 2, bytes), type = body.choice(from: SyncCast.types, bytes)
        let sender = body.choice(from: StateCast.peers, bytes), count = min(body.number(bytes), 1_100, packetsLeft)
        for _ in 0..<count where report.violation == nil {
            serial += 1
            let contents = FrameContents(
                type: type, timestamp: time.timestamp(Int64(-serial)), sender: sender.bytes,
                payload: SyncCast.payload(type, 1, serial: serial))
            if let packet = SyncPacket(contents, hasher) { see(packet, index, &report) }
        }
    }

    private func moveToEdge(_ body: inout EventBody, _ bytes: RawSpan) {
        let start = body.choice(of: 2, bytes) == 0 ? lastTick : lastPacket, span = body.choice(from: SyncCast.spans, bytes)
        let offset = Int64(body.choice(of: 3, bytes)) - 1
        if abs(start - VirtualTime.start) < 1 << 42 { time.set(to: start + span + offset) }
    }

    private func leave(_ index: Int, _ peer: PeerID, _ report: inout FuzzReport) {
        subject.forget(&devices[index].bench, peer)
        devices[index].table.forget(peer)
        checkStores(index, &report)
    }

    private func sweep(_ index: Int, _ report: inout FuzzReport) {
        let gone = subject.sweep(&devices[index].bench, time.now), expected = devices[index].table.sweep(now: time.now)
        report.reached(1_024 + min(gone.count, 3))
        report.require(gone == expected, SyncLaws.presence, "\(gone) instead of \(expected)")
        checkStores(index, &report)
    }

    private func takeAnswers(_ index: Int, lost: UInt8, _ report: inout FuzzReport) {
        let inbox = devices[index].inbox
        devices[index].inbox.removeAll(keepingCapacity: true)
        for (place, contents) in inbox.enumerated() where lost >> UInt8(place % 8) & 1 == 0 {
            guard report.violation == nil, let packet = SyncPacket(contents, hasher) else { return }
            see(packet, index, &report)
        }
    }

    private func deliver(_ index: Int, isLost: Bool, _ report: inout FuzzReport) {
        guard !devices[index].outbox.isEmpty else { return }
        let request = devices[index].outbox.removeFirst()
        guard !isLost else { return }
        devices[index].inbox += answer(request.payload, by: 1 - index, &report)
        if devices[index].inbox.count > 2_000 { devices[index].inbox.removeAll() }
    }

    private func ask(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let index = body.choice(of: 2, bytes), types = body.number(bytes), hasSince = body.choice(of: 2, bytes) == 1
        let since = time.timestamp(-body.milliseconds(bytes)), kind = body.choice(of: 4, bytes), streams = body.byte(bytes)
        let held = kind == 1 ? Array(devices[index].bench.gossip.packets(of: .message).prefix(4)) : []
        let filter = held.isEmpty ? [[], [], [0x0A, 0x1B], [0xFF, 0, 0xFF, 0x80]][kind] : SyncRequests.filter(of: held)
        let request = SyncCast.request(
            types: types, since: hasSince ? since : nil, m: kind == 0 ? 1 : held.isEmpty ? 256 : UInt32(held.count) << 7,
            filter: filter, streams: streams)
        _ = answer(request, by: index, &report)
    }
}
