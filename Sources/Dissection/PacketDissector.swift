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
    package static let nesting = 3

    /// The name of the source being read.
    package var source = "" {
        didSet { sourceName = SourceName(source) }
    }
    /// The number of the last packet handed on, by this dissector or another one with the same numbers.
    package var count: Int { numbers.last }

    /// The type byte that is asked of every packet.
    private static let announce: UInt8 = 0x01

    private var sourceName = SourceName("")
    private let sink: any PacketSink
    private let numbers: PacketNumbers
    let reader = PacketReader()
    let shape = FrameShape()
    let joiner = ValueJoiner()
    private let peers = LinkPeers()
    private let rebuilder = FragmentRebuilder()
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
        var isGuess = false
        if case .unknown = value.mapping {
            guard shape.isWhole(bytes) else { return false }
            isGuess = true
        }
        if !joiner.isEmpty || !alone(value, bytes, link) { together(value, bytes, link) }
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
    package func standalone(_ bytes: RawSpan) {
        var packet = DissectedPacket()
        packet.isCaptured = false
        _ = reader.layout(bytes, &packet)
        emit(&packet, bytes, depth: 0)
    }

    /// Decodes line number `line` of a conversation: frames that arrived one after the other on one link.
    package func conversation(_ bytes: RawSpan, line: Int) {
        whole(bytes, ArrivingValue(line: line, length: bytes.byteCount, source: sourceName))
    }

    /// Gives a packet of which nothing could be read, such as a line that is no hex.
    package func refuse(_ error: DecodeError) {
        var packet = DissectedPacket()
        packet.number = numbers.next()
        packet.isCaptured = false
        packet.error = error
        sink.packet(packet, RawSpan(), RawSpan())
    }

    /// Takes a value that is one whole frame and nothing else, as most are; false for any other.
    @inline(__always)
    private func alone(_ value: AttributeValue, _ bytes: RawSpan, _ link: Link) -> Bool {
        var packet = DissectedPacket(PacketContext(source: sourceName, value, link, length: bytes.byteCount))
        guard reader.layout(bytes, &packet), let length = packet.frame?.length else { return false }
        guard length == bytes.byteCount || value.isWrite || shape.nextStart(bytes, after: length) == bytes.byteCount else {
            return false
        }
        emit(&packet, bytes, depth: 0)
        return true
    }

    /// Takes a value that may begin, continue or hold several frames.
    @inline(never)
    private func together(_ value: AttributeValue, _ bytes: RawSpan, _ link: Link) {
        let arriving = ArrivingValue(value, link, length: bytes.byteCount, source: sourceName)
        if joiner.isEmpty || !join(arriving, bytes) { split(bytes, arriving) }
    }

    func surrender(_ waiting: ValueJoiner.Pending) { waiting.bytes.withRawSpan { whole($0, waiting.arriving) } }

    /// Takes `bytes` for one packet, whatever they are.
    private func whole(_ bytes: RawSpan, _ arriving: ArrivingValue) {
        var packet = arriving.packet
        _ = reader.layout(bytes, &packet)
        emit(&packet, bytes, depth: 0)
    }

    /// Completes and numbers the packet whose layout was read from `bytes`, and hands it on.
    func emit(_ packet: inout DissectedPacket, _ bytes: RawSpan, depth: Int) {
        packet.number = numbers.next()
        if let link = packet.context?.link.id {
            packet.context?.sourceName = sourceName
            packet.context?.linkPeer = peers.peer(of: link)
        }
        let isInflated = reader.read(bytes, &packet)
        if depth == 0 { learn(&packet) }
        if isInflated {
            handOnInflated(packet, bytes, depth: depth)
        } else {
            handOn(packet, bytes, depth: depth)
        }
    }

    private func handOnInflated(_ packet: DissectedPacket, _ bytes: RawSpan, depth: Int) {
        var rebuilt: FragmentRebuilder.Rebuilt?
        reader.withInflated {
            sink.packet(packet, bytes, $0)
            if depth < Self.nesting { rebuilt = rebuilder.add(packet, $0) }
        }
        // The buffer of the inflated payload is free for the packet inside only now.
        if let rebuilt { follow(rebuilt, packet, depth: depth) }
    }

    @inline(__always)
    private func handOn(_ packet: DissectedPacket, _ bytes: RawSpan, depth: Int) {
        sink.packet(packet, bytes, bytes)
        guard depth < Self.nesting, case .fragment = packet.payload else { return }
        if let rebuilt = rebuilder.add(packet, bytes) { follow(rebuilt, packet, depth: depth) }
    }

    /// Goes on with the packet that was put together from fragments, of which `last` completed it.
    @inline(never)
    private func follow(_ rebuilt: FragmentRebuilder.Rebuilt, _ last: DissectedPacket, depth: Int) {
        var packet = DissectedPacket()
        packet.context = last.context
        packet.isCaptured = last.isCaptured
        packet.reassembly = rebuilt.history
        rebuilt.bytes.withRawSpan {
            _ = reader.layout($0, &packet)
            emit(&packet, $0, depth: depth + 1)
        }
    }

    /// Learns the link's peer from what the other end sent.
    @inline(__always)
    private func learn(_ packet: inout DissectedPacket) {
        guard let header = packet.header, header.type.rawValue == Self.announce else { return }
        guard packet.error == nil, case .received = packet.context?.direction, let link = packet.context?.link.id else { return }
        peers.learn(header, on: link)
        packet.context?.linkPeer = peers.peer(of: link)
    }
}
