import BitchatFrame
import Capture
import LinkLayers
import WireFormat

/// Turns attribute values into packets, in file order.
///
/// A value that is a whole frame alone is one; only otherwise is it joined with its neighbours. Fragments are put back together,
/// and the packet inside is given as one more packet.
package final class PacketDissector: LinkLayerSink {
    /// How deep fragments within fragments are followed.
    static let nesting = 3

    /// The name of the source being read.
    package var source = "" {
        didSet { sourceName = SourceName(source) }
    }
    /// The number of the last packet handed on, by this dissector or another one with the same numbers.
    package var count: Int { numbers.last }

    private var sourceName = SourceName("")
    private let sink: any PacketSink
    private let numbers: PacketNumbers
    private let reader = PacketReader()
    private let shape = FrameShape()
    private var joiner = ValueJoiner()
    private var peers = LinkPeers()
    private var rebuilder = FragmentRebuilder()
    private var dialects = SenderDialects()
    private var adverts = AdvertsSeen()

    /// Makes a dissector that hands its packets to `sink`, numbered from `firstNumber`.
    package convenience init(into sink: any PacketSink, firstNumber: Int) {
        self.init(into: sink, numbers: PacketNumbers(from: firstNumber))
    }

    /// Makes a dissector that hands its packets to `sink`, with numbers that it may share with others.
    package init(into sink: any PacketSink, numbers: PacketNumbers) {
        self.sink = sink
        self.numbers = numbers
    }

    package func value(_ value: AttributeValue, _ bytes: RawSpan, on link: Link) -> Bool {
        let isGuess = value.mapping == .unknown
        if isGuess, !shape.isWhole(bytes) { return false }
        let key = ValueJoiner.Key(link: value.link.serial, isWrite: value.isWrite, handle: value.handle)
        let delivery = ValueDelivery(valueLength: bytes.byteCount, wireLength: value.originalLength)
        let arriving = ArrivingValue(value: value, link: link, delivery: delivery)
        if joiner.isEmpty || !join(arriving, bytes, key) { split(bytes, arriving, key) }
        return isGuess
    }

    package func advertisement(_ advertisement: Advertisement) {
        sink.heard(advertisement, source: source)
        if adverts.isNew(advertisement) { sink.advertisement(advertisement, source: source) }
    }

    package func opened(_ link: Link) {}

    package func event(_ event: LinkEvent) { sink.event(event, source: source) }

    package func closed(_ link: Link) {
        if !joiner.isEmpty { joiner.takeAll(on: link.id).forEach(surrender) }
        peers.close(link.id)
        sink.closed(link)
    }

    /// The capture's clock cannot be trusted from here on.
    func clockIsDoubtful() { sink.clockIsDoubtful() }

    /// Gives up waiting for the rest of anything: the source ended.
    package func finish() { joiner.takeAll().forEach(surrender) }

    /// Decodes bytes that came from no capture, such as a line of hex.
    package func standalone(_ bytes: RawSpan) { emit(reader.layout(bytes), bytes, nil, depth: 0) }

    /// Decodes line number `line` of a conversation: frames that arrived one after the other on one link.
    package func conversation(_ bytes: RawSpan, line: Int) {
        emit(reader.layout(bytes), bytes, ArrivingValue(line: line, length: bytes.byteCount), depth: 0)
    }

    /// Gives a packet of which nothing could be read, such as a line that is no hex.
    package func refuse(_ error: DecodeError) {
        var packet = DissectedPacket()
        packet.number = numbers.next()
        packet.isCaptured = false
        packet.error = error
        sink.packet(packet, RawSpan(), RawSpan())
    }

    /// Joins the value to what waits for it, if anything does and the value is no beginning of its own.
    private func join(_ next: ArrivingValue, _ bytes: RawSpan, _ key: ValueJoiner.Key) -> Bool {
        guard var waiting = joiner.take(key) else { return false }
        guard goesOn(waiting, next, bytes) else {
            surrender(waiting)
            return false
        }
        waiting.bytes.append(bytes.whole, of: bytes)
        waiting.arriving = waiting.arriving.joined(with: next.value, length: bytes.byteCount)
        if waiting.bytes.withRawSpan({ mayGrow($0, reader.layout($0), waiting.arriving) }) {
            // Not copied again for each of its values: a large frame may have tens of thousands.
            joiner.keep(waiting, for: key).forEach(surrender)
        } else {
            waiting.bytes.withRawSpan { split($0, waiting.arriving, key) }
        }
        return true
    }

    /// Whether `bytes` go on where `waiting` stopped, rather than starting anew.
    private func goesOn(_ waiting: ValueJoiner.Pending, _ next: ArrivingValue, _ bytes: RawSpan) -> Bool {
        let before = waiting.arriving.value.record.time.microseconds
        let pause = next.value.record.time.microseconds.elapsed(since: before)
        guard pause.magnitude <= UInt64(ValueJoiner.patience) else { return false }
        return !shape.begins(bytes, bytes.whole) && reader.layout(bytes).frame == nil
    }

    /// Takes the frames out of `bytes`, one after the other; an unfinished one at the end waits for its neighbours.
    private func split(_ bytes: RawSpan, _ arriving: ArrivingValue, _ key: ValueJoiner.Key) {
        let lead = arriving.value.isWrite ? nil : StreamLead(bytes, shape)
        var next = lead.map { arriving.dropping($0.length, frames: 0, skipped: $0.foreign) } ?? arriving
        var taken = lead?.length ?? 0
        for frames in 1... {
            taken += bytes.withBytes(ByteRange(taken, bytes.byteCount - taken)) { one($0, next, key) }
            guard taken < bytes.byteCount else { return }
            next = arriving.dropping(taken, frames: frames)
        }
    }

    /// Handles what begins at the start of `bytes`; returns how many bytes it took.
    private func one(_ bytes: RawSpan, _ arriving: ArrivingValue, _ key: ValueJoiner.Key) -> Int {
        let reading = reader.layout(bytes)
        guard let frame = reading.frame else {
            if mayGrow(bytes, reading, arriving) {
                joiner.keep(.init(bytes: bytes.array, arriving: arriving), for: key).forEach(surrender)
            } else if !isOnlyPadding(bytes) {
                emit(reading, bytes, arriving, depth: 0)
            }
            return bytes.byteCount
        }
        let end = arriving.value.isWrite ? bytes.byteCount : shape.nextStart(bytes, after: frame.length)
        bytes.withBytes(ByteRange(0, end)) { emit(reading, $0, arriving, depth: 0) }
        return end
    }

    /// Whether `bytes` are the beginning of a frame whose rest may come in later values.
    private func mayGrow(_ bytes: RawSpan, _ reading: FrameReading, _ arriving: ArrivingValue) -> Bool {
        let value = arriving.value
        guard value.carrier != .longWrite, value.carrier != .cancelledWrite else { return false }
        guard value.originalLength <= bytes.byteCount else { return false }
        guard let version = bytes.byte(at: 0), version == 1 || version == 2 else { return false }
        guard reading.error?.reason == .short || reading.error?.reason == .truncated else { return false }
        return arriving.delivery.offset == 0 || shape.begins(bytes, bytes.whole)
    }

    /// Whether `bytes` are padding that was left between frames.
    private func isOnlyPadding(_ bytes: RawSpan) -> Bool { FramePadding.classify(bytes, after: 0).trailing == 0 }

    private func surrender(_ waiting: ValueJoiner.Pending) {
        waiting.bytes.withRawSpan { emit(reader.layout($0), $0, waiting.arriving, depth: 0) }
    }

    private func emit(
        _ reading: FrameReading, _ bytes: RawSpan, _ arriving: ArrivingValue?, depth: Int, reassembly: Reassembly? = nil
    ) {
        var packet = DissectedPacket()
        packet.number = numbers.next()
        packet.reassembly = reassembly
        packet.isCaptured = arriving?.isCaptured ?? false
        packet.context = arriving.map { PacketContext(source: sourceName, $0, linkPeer: peers.peer(of: $0.link.id)) }
        var rebuilt: FragmentRebuilder.Rebuilt?
        reader.read(reading, bytes, into: &packet, dialects: &dialects) { packet, payload in
            if depth == 0 { learn(&packet) }
            sink.packet(packet, bytes, payload)
            if depth < Self.nesting { rebuilt = rebuilder.add(packet, payload) }
        }
        guard let rebuilt else { return }
        rebuilt.bytes.withRawSpan {
            emit(reader.layout($0), $0, arriving, depth: depth + 1, reassembly: rebuilt.history)
        }
    }

    /// Learns the link's peer from what the other end sent.
    private func learn(_ packet: inout DissectedPacket) {
        guard let header = packet.header, packet.error == nil, let context = packet.context else { return }
        guard context.direction == .received, header.type == .announce else { return }
        peers.learn(header, on: context.link.id)
        packet.context?.linkPeer = peers.peer(of: context.link.id)
    }
}
