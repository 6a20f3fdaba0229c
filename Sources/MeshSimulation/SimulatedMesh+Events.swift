import BitchatFrame
import BitchatPayload
import MeshModel

/// How each kind of event takes its course.
extension SimulatedMesh {
    /// Lets `event` happen now.
    func perform(_ event: ScheduledEvent) {
        switch event {
        case .departure(let node, let bytes, let links): depart(node, bytes, links)
        case .arrival(let node, let bytes, let fingerprint, let link): arrive(node, bytes, fingerprint, link)
        case .injection(let node, let bytes, let link): inject(node, bytes, link)
        case .tick(let node): tick(node)
        case .upkeep(let node): upkeep(node)
        case .announce(let node): announce(node)
        case .greeting(let node, let peer): step(node) { $0.greet(peer, codec, now: clock.now, &$1) }
        case .act(let node, let act): perform(act, node)
        case .quality(let link, let quality): links[link].quality = quality
        }
    }

    private func depart(_ node: Int, _ bytes: [UInt8], _ over: [Int]) {
        let fingerprint = codec.fingerprint(bytes)
        for link in over {
            tell(.sent, node, link, fingerprint, bytes)
            let arrivals = links[link].arrivals(from: node, now: clock.now, &random)
            guard let other = links[link].otherEnd(from: node) else { continue }
            if arrivals.isEmpty { tell(.lost, node, link, fingerprint, bytes) }
            for time in arrivals {
                queue.add(.arrival(node: other, bytes: bytes, fingerprint: fingerprint, link: link), at: time)
            }
        }
    }

    private func arrive(_ node: Int, _ bytes: [UInt8], _ fingerprint: UInt64, _ link: Int) {
        step(node, link, fingerprint, bytes) { $0.receive(bytes, on: link, codec, now: clock.now, &$1) }
    }

    private func inject(_ node: Int, _ bytes: [UInt8], _ link: Int) {
        let fingerprint = codec.fingerprint(bytes)
        tell(.injected, node, link, fingerprint, bytes)
        arrive(node, bytes, fingerprint, link)
    }

    private func tick(_ node: Int) {
        let settings = nodes[node].settings
        step(node) { $0.tick(codec, now: clock.now, &$1) }
        let next = clock.now + settings.tick + nodes[node].random.number(in: -settings.leeway...settings.leeway)
        queue.add(.tick(node: node), at: next)
    }

    private func upkeep(_ node: Int) {
        step(node) { $0.upkeep(codec, now: clock.now, &$1) }
        queue.add(.upkeep(node: node), at: clock.now + nodes[node].settings.upkeep)
    }

    private func announce(_ node: Int) {
        var pause: Int64 = 0
        step(node) { pause = $0.announce(codec, now: clock.now, &$1) }
        queue.add(.announce(node: node), at: clock.now + pause)
    }

    private func perform(_ act: NodeAct, _ node: Int) {
        switch act {
        case .say(let text): step(node) { $0.publish(.message, Array(text.utf8), codec, now: clock.now, &$1) }
        case .share(let name, let bytes):
            let file = Self.file(name, bytes)
            step(node) { $0.publish(.fileTransfer, file, codec, now: clock.now, &$1) }
        case .keepSilent(let time): nodes[node].silence = time
        }
    }

    /// Runs one step of a node and lets its output take effect.
    private func step(
        _ node: Int, _ link: Int? = nil, _ fingerprint: UInt64 = 0, _ bytes: [UInt8] = [],
        _ body: (inout SimulatedNode, inout NodeOutput) -> Void
    ) {
        var output = NodeOutput()
        body(&nodes[node], &output)
        if trace.isWanted {
            for note in output.notes {
                tell(note.kind, node, link, note.subject ?? fingerprint, note.subject == nil ? bytes : [], note.reason)
            }
        }
        for peer in output.greetings {
            queue.add(.greeting(node: node, peer: peer), at: clock.now + nodes[node].settings.greeting)
        }
        for departure in output.departures { schedule(departure, of: node) }
    }

    private func schedule(_ departure: NodeOutput.Departure, of node: Int) {
        guard departure.delay > 0 else { return depart(node, departure.bytes, departure.links) }
        queue.add(
            .departure(node: node, bytes: departure.bytes, links: departure.links), at: clock.now + departure.delay)
    }

    private func tell(
        _ kind: TraceEvent.Kind, _ node: Int, _ link: Int?, _ fingerprint: UInt64, _ bytes: [UInt8],
        _ reason: VerdictReason? = nil
    ) {
        guard trace.isWanted else { return }
        trace.add(
            TraceEvent(kind, time: clock.now, node: node, link: link, frame: fingerprint, reason: reason), frame: bytes)
    }

    /// A file whose content follows from its name.
    private static func file(_ name: String, _ bytes: Int) -> [UInt8] {
        var random = SeededGenerator(seed: name.utf8.reduce(0) { $0 &* 257 &+ UInt64($1) })
        let content = (0..<bytes).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        return FileTransferPayload.encode(
            name: Array(name.utf8), size: UInt32(clamping: bytes), mimeType: Array("application/octet-stream".utf8),
            content: content)
    }
}
