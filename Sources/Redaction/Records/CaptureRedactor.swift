import BitchatFrame
import Capture
import Dissection
import LinkLayers
import WireFormat

/// The last reading of a capture: writes it with nothing of a person left in it.
///
/// Records that concern no bitchat are left out. Of the others every byte is either replaced, or known to say nothing; what
/// cannot be understood is left out too, and counted. Times, order and lengths stay (docs/redaction.md).
package final class CaptureRedactor: CaptureSink {
    /// What came of it.
    package private(set) var counts = RedactionCounts()
    /// What is wrong with the source.
    package private(set) var problems: [CaptureProblem] = []

    let standIns: StandIns
    let knowledge: CaptureKnowledge
    let frames: FrameRedactor
    var window = RecordWindow()
    var tracer = RecordTracer()
    var host: HostRewriting
    var attributes: AttributeRewriting
    var streams: [StreamKey: ValueStream] = [:]
    /// Values of the record being read, in order, whose place in it is to be found.
    var arrived: [(value: AttributeValue, hold: Hold)] = []
    /// Parts of long values that wait for their execution.
    var queued: [Int: [QueuedPart]] = [:]
    /// The links that are open, by what names them.
    var serials: [TracedLink: Int] = [:]
    /// Links that ended in the record being read.
    var closed: [Link] = []
    /// Whether a link with bitchat began or ended in the record being read.
    var concernsLink = false

    private var links = LinkLayerDecoder()
    private var packets: PacketDissector?
    private let write: (CaptureRecord, [UInt8]) -> Bool
    private var lastRecord = 0

    /// One attribute in one direction of one link.
    struct StreamKey: Hashable {
        var link: Int
        var isWrite: Bool
        var handle: UInt16
    }

    /// A part of a long value, as a request brings it or a response repeats it.
    struct QueuedPart {
        var handle: UInt16
        var offset: Int
        var hold: Hold
    }

    /// Makes a redactor that hands its records to `write`, which says whether it wants more.
    package init(
        _ standIns: StandIns, _ knowledge: CaptureKnowledge, write: @escaping (CaptureRecord, [UInt8]) -> Bool
    ) {
        self.standIns = standIns
        self.knowledge = knowledge
        self.write = write
        frames = FrameRedactor(standIns, knowledge)
        host = HostRewriting(standIns)
        attributes = AttributeRewriting(standIns)
        packets = PacketDissector(into: PacketTap(self), firstNumber: 1)
    }

    package func record(_ record: CaptureRecord, _ bytes: RawSpan) -> Bool {
        counts.records += 1
        lastRecord = record.number
        (concernsLink, arrived, closed) = (false, [], [])
        let traced = tracer.trace(record, bytes)
        window.append(record, bytes.array)
        var tap = ValueTap(owner: self)
        links.decode(record, bytes, into: &tap)
        decide(record, bytes, traced)
        for unit in tracer.completed { decide(unit) }
        for number in tracer.abandoned { drop(number) }
        closed.forEach(forget)
        return flush()
    }

    package func problem(_ problem: CaptureProblem) { if problems.count < 100 { problems.append(problem) } }

    /// The capture ended: everything that waits is written.
    package func finish() {
        closed = []
        var tap = ValueTap(owner: self)
        links.finish(record: lastRecord, into: &tap)
        packets?.finish()
        closed.forEach(forget)
        for key in streams.keys { settleAll(key) }
        while let entry = window.next(force: true) { _ = emit(entry) }
        packets = nil
        counts.slices = knowledge.forgottenSlices
    }

    /// Whether `link` carries bitchat.
    func isBitchat(_ link: TracedLink) -> Bool { serials[link].map(knowledge.links.contains) ?? false }

    /// Leaves a record out that belongs to what cannot be read.
    func drop(_ number: Int) {
        window.update(number) { entry in
            guard entry.isKept == nil else { return }
            entry.isKept = false
            counts.unread += 1
        }
    }

    /// Notes that what `unit` consists of cannot be read for another reason.
    func noteUnplaced() { counts.unplaced += 1 }

    private func flush() -> Bool {
        while true {
            let entry = window.next()
            if let entry {
                guard emit(entry) else { return false }
            } else if window.isFull, let hurried = window.next(force: true) {
                counts.hurried += 1
                guard emit(hurried) else { return false }
            } else {
                return true
            }
        }
    }

    private func emit(_ entry: RecordWindow.Entry) -> Bool {
        guard entry.isKept == true || entry.isBlankable else { return true }
        let bytes = RecordFinish(standIns).finished(entry)
        counts.written += 1
        return write(entry.record, bytes)
    }

    fileprivate func value(_ value: AttributeValue, _ bytes: RawSpan, on link: Link) -> Bool {
        let key = StreamKey(link: link.id.serial, isWrite: value.isWrite, handle: value.handle)
        let hold = Hold(bytes.array)
        streams[key, default: ValueStream()].append(hold)
        let isRecognised = packets?.value(value, bytes, on: link) ?? false
        if value.mapping == .unknown, !isRecognised {
            streams[key]?.removeLast()
        } else {
            arrived.append((value, hold))
        }
        return isRecognised
    }

    fileprivate func opened(_ link: Link) {
        serials[TracedLink(link)] = link.id.serial
        if knowledge.links.contains(link.id.serial) { concernsLink = true }
        packets?.opened(link)
    }

    fileprivate func closed(_ link: Link) {
        if knowledge.links.contains(link.id.serial) { concernsLink = true }
        packets?.closed(link)
        closed.append(link)
    }

    fileprivate func packet(_ packet: DissectedPacket, _ frame: RawSpan) {
        guard packet.reassembly == nil, let context = packet.context else { return }
        counts.packets += 1
        let isHistorical = if case .historical = packet.payload { true } else { false }
        let original = frame.array
        let replacement = frames.redacted(original, isHistorical: isHistorical)
        let isWrite = [.writeRequest, .writeCommand, .longWrite, .cancelledWrite].contains(context.carrier)
        for key in streams.keys where key.link == context.link.id.serial && key.isWrite == isWrite {
            let isThere = streams[key]?.settle(original, replacement) { Trailing(self.standIns).redacted($0) }
            if isThere == true { return }
        }
        counts.unplaced += 1
    }

    private func settleAll(_ key: StreamKey) { streams[key]?.settleAll { Trailing(self.standIns).redacted($0) } }

    /// Forgets a link that ended, unless its name is another's by now.
    private func forget(_ link: Link) {
        for key in streams.keys where key.link == link.id.serial {
            settleAll(key)
            streams[key] = nil
        }
        for part in queued.removeValue(forKey: link.id.serial) ?? [] { settleOtherwise(part.hold) }
        let name = TracedLink(link)
        guard serials[name] == link.id.serial else { return }
        serials[name] = nil
        attributes.close(name)
        for number in tracer.close(name) { drop(number) }
    }

    /// Settles what belongs to no packet.
    func settleOtherwise(_ hold: Hold) {
        guard !hold.isSettled else { return }
        hold.settle(standIns.bytes(.odd, hold.original, count: hold.original.count).dropFirst(hold.settled))
    }
}

/// Hands values to a redactor.
private struct ValueTap: LinkLayerSink {
    let owner: CaptureRedactor

    func value(_ value: AttributeValue, _ bytes: RawSpan, on link: Link) -> Bool { owner.value(value, bytes, on: link) }
    func advertisement(_ advertisement: Advertisement) {}
    func opened(_ link: Link) { owner.opened(link) }
    func closed(_ link: Link) { owner.closed(link) }
}

/// Hands packets to a redactor, which owns it.
private final class PacketTap: PacketSink {
    private weak var owner: CaptureRedactor?

    init(_ owner: CaptureRedactor) { self.owner = owner }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        owner?.packet(packet, frameBytes)
    }

    func advertisement(_ advertisement: Advertisement, source: String) {}
}
