import BitchatFrame
import Conformance
import Dissection
import LinkLayers
import Output
import WireFormat

/// The table `packets`.
final class PacketRows {
    private let insertion: Statement
    private let text = OutputBuffer(.memory)
    private let printer: NDJSONPrinter
    private static let columns = [
        "id", "source", "record", "first_record", "time", "time_us", "direction", "adapter", "handle", "address", "role",
        "link_peer", "via", "name", "type", "version", "ttl", "timestamp", "skew_ms", "sender", "recipient", "flags", "length",
        "kind", "stream", "fragments", "request", "request_age", "signature", "error", "error_layer", "frame", "payload", "json",
    ]

    /// Prepares the statement.
    init(_ database: Database) throws(DatabaseError) {
        let places = Self.columns.map { _ in "?" }.joined(separator: ", ")
        insertion = try database.prepare("INSERT INTO packets (\(Self.columns.joined(separator: ", "))) VALUES (\(places))")
        printer = NDJSONPrinter(text, PrintingOptions())
    }

    /// Writes a packet of `source` that may answer `request`.
    func insert(
        _ judged: JudgedPacket, source: Int64?, request: Int64?, _ frame: RawSpan, _ payload: RawSpan
    ) throws(DatabaseError) {
        let packet = judged.packet
        insertion.add(packet.number)
        insertion.add(source)
        addPlace(packet.isCaptured ? packet.context : nil)
        addHeader(packet)
        insertion.add(frame.byteCount)
        insertion.add(packet.payload?.kind)
        insertion.add(identifier: packet.reassembly?.stream)
        insertion.add(packet.reassembly?.records.count)
        insertion.add(request)
        insertion.add(judged.solicitation?.age)
        insertion.add(judged.signature.map { $0.received.name })
        insertion.add(packet.error?.reason.name)
        insertion.add(packet.error?.layer.name)
        insertion.add(frame, frame.whole)
        if let range = packet.payloadRange { insertion.add(payload, range) } else { insertion.add(nil as Int64?) }
        printer.packet(judged, frame, payload)
        insertion.add(text: text.take().dropLast())
        try insertion.run()
    }

    /// From `record` to `via`.
    private func addPlace(_ context: PacketContext?) {
        insertion.add(context?.record.number)
        insertion.add(context?.firstRecord)
        insertion.add(context.flatMap { TimeText.text($0.record.time) })
        insertion.add(context.flatMap { TimeText.microseconds($0.record.time) })
        insertion.add(context?.direction.name)
        insertion.add(context.map { Int($0.record.adapter) })
        insertion.add(context.map { Int($0.link.handle) })
        insertion.add(context?.link.peerAddress?.description)
        insertion.add(context?.link.role.name)
        insertion.add(identifier: context?.linkPeer?.value)
        insertion.add(context?.carrier.name)
    }

    /// From `name` to `flags`.
    private func addHeader(_ packet: DissectedPacket) {
        let header = packet.header
        insertion.add(packet.countedName)
        insertion.add(header.map { Int($0.type.rawValue) })
        insertion.add(header.map { Int($0.version) })
        insertion.add(header.map { Int($0.ttl) })
        insertion.add(unsigned: header?.timestamp)
        insertion.add(packet.skew)
        insertion.add(identifier: header?.sender.value)
        insertion.add(identifier: packet.frame?.recipient?.value)
        insertion.add(header.map { Int($0.flags.rawValue) })
    }
}

extension DissectedPacket {
    /// The frame's time before the record's, in milliseconds: positive when its author's clock is ahead; nil where one is missing.
    fileprivate var skew: Int64? {
        guard isCaptured, let time = context?.record.time, time.isAbsolute, let stamp = header?.timestamp,
            let sent = Int64(exactly: stamp)
        else { return nil }
        let (skew, overflow) = sent.subtractingReportingOverflow(time.milliseconds)
        return overflow ? nil : skew
    }
}
