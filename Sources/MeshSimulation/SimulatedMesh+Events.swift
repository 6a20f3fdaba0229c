import BitchatFrame
import BitchatPayload
import MeshModel

/// How each kind of event takes its course.
extension SimulatedMesh {
    /// Lets `event` happen now.
    func perform(_ event: ScheduledEvent) {
        switch event {
        case .departure(let node, let frame, let links, let purpose): depart(node, frame, links, purpose)
        case .arrival(let node, let frame, let fingerprint, let link, let purpose):
            if links[link].isOpen { arrive(node, frame, fingerprint, link, purpose) }
        case .injection(let node, let bytes, let link): inject(node, bytes, link)
        case .tick(let node): tick(node)
        case .upkeep(let node): upkeep(node)
        case .announce(let node): announce(node)
        case .greeting(let node, let peer): step(node) { $0.greet(peer, codec, now: localTime($0), &$1) }
        case .act(let node, let act): perform(act, node)
        case .quality(let link, let quality): links[link].quality = quality
        case .opening(let link): open(link)
        case .closing(let link): close(link)
        case .introduction(let node): introduce(node)
        case .joining(let node): join(node)
        }
    }

    /// The time on a node's own clock, in milliseconds.
    func localTime(_ node: SimulatedNode) -> Int64 { clock.now + node.settings.clockOffset }

    private func depart(_ node: Int, _ frame: SharedFrame, _ over: [Int], _ purpose: FramePurpose) {
        let fingerprint = trace.namesFrames ? codec.fingerprint(frame.bytes) : 0
        for link in over where links[link].isOpen {
            tell(.sent, node, link, fingerprint, frame.bytes, purpose: purpose)
            let (first, second) = links[link].passage(from: node, now: clock.now, &random)
            guard let other = links[link].otherEnd(from: node) else { continue }
            guard let first else {
                tell(.lost, node, link, fingerprint, frame.bytes, purpose: purpose)
                continue
            }
            queue.add(.arrival(node: other, frame, fingerprint: fingerprint, link: link, purpose), at: first)
            if let second { queue.add(.arrival(node: other, frame, fingerprint: fingerprint, link: link, purpose), at: second) }
        }
    }

    private func arrive(_ node: Int, _ frame: SharedFrame, _ fingerprint: UInt64, _ link: Int, _ purpose: FramePurpose) {
        step(node, link, fingerprint, frame.bytes, purpose) { $0.receive(frame, on: link, codec, now: localTime($0), &$1) }
    }

    private func inject(_ node: Int, _ bytes: [UInt8], _ link: Int) {
        guard links[link].isOpen else { return }
        let fingerprint = codec.fingerprint(bytes)
        tell(.injected, node, link, fingerprint, bytes, purpose: .foreign)
        arrive(node, SharedFrame(bytes), fingerprint, link, .foreign)
    }

    private func tick(_ node: Int) {
        guard !nodes[node].isAway else { return }
        let settings = nodes[node].settings
        step(node) { $0.tick(codec, now: localTime($0), &$1) }
        let next = clock.now + settings.tick + nodes[node].random.number(in: -settings.leeway...settings.leeway)
        queue.add(.tick(node: node), at: next)
    }

    private func upkeep(_ node: Int) {
        guard !nodes[node].isAway else { return }
        step(node) { $0.upkeep(codec, now: localTime($0), &$1) }
        queue.add(.upkeep(node: node), at: clock.now + nodes[node].settings.upkeep)
    }

    private func announce(_ node: Int) {
        guard !nodes[node].isAway else { return }
        var pause: Int64 = 0
        step(node) { pause = $0.announce(codec, now: localTime($0), &$1) }
        queue.add(.announce(node: node), at: clock.now + pause)
    }

    private func perform(_ act: NodeAct, _ node: Int) {
        guard !nodes[node].isAway else { return }
        switch act {
        case .say(let text): step(node) { $0.publish(.message, Array(text.utf8), codec, now: localTime($0), &$1) }
        case .share(let name, let bytes):
            let file = Self.file(name, bytes)
            step(node) { $0.publish(.fileTransfer, file, codec, now: localTime($0), &$1) }
        case .keepSilent(let time): nodes[node].silence = time
        case .leave: leave(node)
        }
    }

    /// Runs one step of a node and lets its output take effect.
    func step(
        _ node: Int, _ link: Int? = nil, _ fingerprint: UInt64 = 0, _ bytes: [UInt8] = [], _ purpose: FramePurpose? = nil,
        _ body: (inout SimulatedNode, inout NodeOutput) -> Void
    ) {
        output.clear()
        body(&nodes[node], &output)
        if trace.isWanted {
            for note in output.notes {
                let type = note.type ?? (note.subject == nil ? Self.type(of: bytes) : nil)
                tell(
                    note.kind, node, link, note.subject ?? fingerprint, note.subject == nil ? bytes : [], note.reason, type: type,
                    purpose: purpose)
            }
        }
        for peer in output.greetings {
            queue.add(.greeting(node: node, peer: peer), at: clock.now + nodes[node].settings.greeting)
        }
        for departure in output.departures { schedule(departure, of: node) }
    }

    private func schedule(_ departure: NodeOutput.Departure, of node: Int) {
        guard departure.delay > 0 else { return depart(node, departure.frame, departure.links, departure.purpose) }
        queue.add(
            .departure(node: node, departure.frame, links: departure.links, departure.purpose), at: clock.now + departure.delay)
    }

    /// Tells the trace what happened.
    func tell(
        _ kind: TraceEvent.Kind, _ node: Int, _ link: Int?, _ fingerprint: UInt64 = 0, _ bytes: [UInt8] = [],
        _ reason: VerdictReason? = nil, type: MessageType? = nil, purpose: FramePurpose? = nil
    ) {
        guard trace.isWanted else { return }
        trace.add(
            TraceEvent(
                kind, time: clock.now, node: node, link: link, frame: fingerprint, reason: reason,
                type: type ?? Self.type(of: bytes),
                purpose: purpose),
            frame: bytes)
    }

    /// The type of a frame, which is its second byte (docs/protocol.md 2.1).
    private static func type(of bytes: [UInt8]) -> MessageType? { bytes.count > 1 ? MessageType(rawValue: bytes[1]) : nil }

    /// A file whose content follows from its name.
    private static func file(_ name: String, _ bytes: Int) -> [UInt8] {
        var random = SeededGenerator(seed: name.utf8.reduce(0) { $0 &* 257 &+ UInt64($1) })
        let content = (0..<bytes).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        return FileTransferPayload.encode(
            name: Array(name.utf8), size: UInt32(clamping: bytes), mimeType: Array("application/octet-stream".utf8),
            content: content)
    }
}
