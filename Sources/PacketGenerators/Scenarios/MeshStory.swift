import BitchatFrame

/// A scene being written: the adapter's log, the links that are up, and a record of every frame.
///
/// The capturing device is an iPhone. Time runs only forward, to the points that `advance` names.
struct MeshStory {
    /// 2026-08-10T12:00:00Z, in milliseconds since 1970.
    static let start: UInt64 = 1_786_363_200_000

    /// The packets so far.
    private(set) var log = HCIScript(start: Int64(start) * 1000)
    /// Where random content comes from.
    var random: SplitMix64
    /// Packets as iOS makes them.
    let ios = PacketFactory(.ios)
    /// Packets as Android makes them.
    let android = PacketFactory(.android)
    private var links: [ScriptedLink] = []
    private var expected: [ExpectedFrame] = []

    /// Begins a scene whose random content follows from `label`.
    init(label: String) { random = SplitMix64(label: label) }

    /// The time of a frame made now, in milliseconds since 1970.
    var now: UInt64 { UInt64(log.now / 1000) }

    /// Lets time pass up to this many milliseconds after the start.
    mutating func advance(to milliseconds: UInt64) {
        let target = Int64(Self.start + milliseconds) * 1000
        log.wait(microseconds: max(0, target - log.now))
    }

    /// What was written.
    var scenario: Scenario { Scenario(packets: log.packets, expected: expected) }

    /// Lets the adapter do something.
    mutating func adapter(_ action: (inout HCIScript) -> Void) { action(&log) }

    /// Opens a link, finds the service and subscribes; from now on broadcasts go there too.
    mutating func open(_ link: ScriptedLink, patience: Int64) {
        log.connect(link)
        log.wait(milliseconds: patience)
        log.discover(link)
        links.append(link)
    }

    /// Ends a link.
    mutating func close(_ link: ScriptedLink, isOurs: Bool) {
        log.disconnect(link, isOurs: isOurs)
        links.removeAll { $0.handle == link.handle }
    }

    /// The capturing device sends a frame on one link.
    mutating func send(_ frame: GeneratedFrame, on link: ScriptedLink) {
        log.wait(milliseconds: 3)
        pass(frame, on: link, isReceived: false)
    }

    /// The other end of a link sends a frame, in notifications of at most `limit` bytes.
    mutating func receive(_ frame: GeneratedFrame, on link: ScriptedLink, limit: Int = .max) {
        log.wait(milliseconds: 12)
        pass(frame, on: link, isReceived: true, limit: limit)
    }

    private mutating func pass(_ frame: GeneratedFrame, on link: ScriptedLink, isReceived: Bool, limit: Int = .max) {
        let isWritten = isReceived != (link.role == .central)
        if isWritten { log.write(frame.bytes, link) } else { log.notify(frame.bytes, link, limit: limit) }
        expected.append(
            ExpectedFrame(record: log.recordNumber, isReceived: isReceived, isWritten: isWritten, frame: frame))
    }
}

extension MeshStory {
    /// The capturing device sends a frame on every link.
    mutating func broadcast(_ frame: GeneratedFrame) {
        for link in links { send(frame, on: link) }
    }

    /// A frame arrives and goes on to the other links, 20 ms later and with its next ttl.
    mutating func hear(_ frame: GeneratedFrame, on source: ScriptedLink, limit: Int = .max) {
        receive(frame, on: source, limit: limit)
        guard let ttl = relayTTL(of: frame) else { return }
        log.wait(milliseconds: 20)
        for link in links where link.handle != source.handle { send(frame.relayed(ttl: ttl), on: link) }
    }

    /// What an iPhone with 5 links at most makes of a broadcast's ttl, or nil when it stops here (docs/protocol.md 5.7).
    private func relayTTL(of frame: GeneratedFrame) -> UInt8? {
        let ttl = min(frame.contents.ttl, ProtocolLimits.originTTL)
        guard ttl > 1 else { return nil }
        switch frame.contents.type {
        case .fragment, .voiceFrame, .announce: return ttl - 1
        default: return links.count <= 2 ? ttl - 1 : max(2, min(ttl, 6)) - 1
        }
    }
}
