import BitchatFrame
import MeshModel
import WireFormat

/// What each event does.
extension GateTarget {
    /// Applies one event to the gates and to their tables.
    func apply(_ event: GateEvent, _ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        switch event {
        case .clock: time.move(by: body.milliseconds(bytes))
        case .edge: moveToEdge(&body, bytes)
        case .bind, .lose: bind(event, &body, bytes)
        case .request: ask(body.choice(from: StateCast.peers, bytes))
        case .broadcast: forEach { $0.askEverybody(now: $1, &report) }
        case .learn: learn(&body, bytes)
        case .cleanup: forEach { $0.cleanup(now: $1, &report) }
        case .sweep: forEach { device, now in device.sweep(now: now) }
        case .arrival: arrive(told(&body, bytes), &report)
        case .rebuilt: arriveRebuilt(&body, bytes, &report)
        case .frame: arriveAsBytes(&body, bytes, &report)
        case .again: if let last { arrive(last.moved(to: link(&body, bytes)), &report) }
        case .questions: askUs(&body, bytes, &report)
        }
    }

    private func forEach(_ body: (inout GateDevice, Int64) -> Void) {
        for index in devices.indices { body(&devices[index], time.now) }
    }

    private func ask(_ peer: PeerID) {
        lastRequest = time.now
        forEach { $0.ask(peer, now: $1) }
    }

    private func bind(_ event: GateEvent, _ body: inout EventBody, _ bytes: RawSpan) {
        let link = body.choice(of: GateCast.links, bytes)
        let peer = event == .bind ? body.choice(from: StateCast.peers, bytes) : nil
        forEach { device, _ in device.bind(link, to: peer) }
    }

    private func learn(_ body: inout EventBody, _ bytes: RawSpan) {
        let peer = body.choice(of: StateCast.peers.count, bytes)
        let keys = body.choice(from: GateCast.learned[peer], bytes)
        forEach { device, _ in device.learn(keys, of: StateCast.peers[peer]) }
    }

    private func moveToEdge(_ body: inout EventBody, _ bytes: RawSpan) {
        let start = body.choice(of: 2, bytes) == 0 ? lastRequest : lastFrame
        let span = body.choice(from: GateCast.spans, bytes)
        time.set(to: start + span + Int64(body.choice(of: 3, bytes)) - 1)
    }

    /// The link of a choice; beyond the last one it is not known.
    private func link(_ body: inout EventBody, _ bytes: RawSpan) -> Int? {
        let link = body.choice(of: GateCast.links + 1, bytes)
        return link < GateCast.links ? link : nil
    }

    /// The frame that a body tells in choices.
    private func told(_ body: inout EventBody, _ bytes: RawSpan) -> GateFrame {
        let type = body.choice(from: GateCast.types, bytes), ttl = body.choice(from: GateCast.ttls, bytes)
        let flags = FrameFlags(rawValue: body.byte(bytes)), sender = body.choice(of: StateCast.peers.count, bytes)
        let link = link(&body, bytes), offset = body.milliseconds(bytes)
        let payload = body.choice(of: GateCast.payloads.count, bytes)
        let signature = body.choice(from: GateCast.signatures, bytes),
            claim = body.choice(of: GateCast.claims[sender].count, bytes)
        let header = FrameHeader(
            version: 1, type: type, ttl: ttl, timestamp: time.timestamp(offset), flags: flags,
            payloadLength: UInt32(GateCast.payloads[payload].count), sender: StateCast.peers[sender])
        let frame = GateCase(
            header: header, link: link, digest: GateCast.digests[payload], prefix: 0, signature: signature,
            claim: type == .announce ? GateCast.claims[sender][claim] : nil, decodes: body.byte(bytes) & 1 == 0)
        return GateCast.payloads[payload].withRawSpan { GateFrame(frame, payload: $0) }
    }

    private func arriveRebuilt(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let outer = body.choice(from: StateCast.peers, bytes), count = body.number(bytes)
        var frame = told(&body, bytes)
        frame.rebuilt = (outer, count)
        arrive(frame, &report)
    }

    private func arriveAsBytes(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let link = link(&body, bytes), signature = body.choice(from: GateCast.signatures, bytes)
        let offset = body.milliseconds(bytes)
        let timestamp = offset == Int64(Int32.min) ? nil : time.timestamp(offset)
        let frame = bytes.withBytes(body.rest()) {
            reader.frame($0, link: link, signature: signature, timestamp: timestamp)
        }
        if let frame { arrive(frame, &report) }
    }

    /// Up to 12 requests of one peer, each with a payload of its own.
    private func askUs(_ body: inout EventBody, _ bytes: RawSpan, _ report: inout FuzzReport) {
        let sender = body.choice(from: StateCast.peers, bytes), link = link(&body, bytes)
        let count = min(12, Int(body.byte(bytes))), gap = Int64(body.number(bytes))
        for step in 0..<count {
            if step > 0 { time.move(by: gap) }
            serial += 1
            let header = FrameHeader(
                version: 1, type: .requestSync, ttl: 0, timestamp: time.timestamp(0), flags: .signature, payloadLength: 2,
                sender: sender)
            let frame = GateCase(
                header: header, link: link, digest: serial, prefix: 0, signature: .valid, claim: nil, decodes: true)
            let payload = [UInt8(truncatingIfNeeded: serial >> 8), UInt8(truncatingIfNeeded: serial)]
            arrive(payload.withRawSpan { GateFrame(frame, payload: $0) }, &report)
        }
    }
}
