import BitchatFrame
import Conformance
import Dissection
import MeshModel
import Output
import WireFormat

/// Makes rows of packets, and fills the tables that they refer to.
struct RowMaker {
    private let gist = OutputBuffer(.memory)
    /// The row of each request, by the record that completed it; of the source at hand.
    private var requests: [Int: Int] = [:]

    /// Adds the row of a packet.
    mutating func append(_ judged: JudgedPacket, _ frame: RawSpan, _ payload: RawSpan, to contents: inout ReportContents) {
        let packet = judged.packet
        var row = PacketRow()
        row.number = packet.number
        row.kind = contents.kinds.number(of: packet.kindName) ?? 0
        row.length = packet.frame?.length ?? frame.byteCount
        row.text = contents.texts.number(of: text(packet, payload))
        place(packet.context, &row, &contents)
        name(judged, &row, &contents)
        judge(judged, &row, &contents)
        join(packet, &row, &contents)
        contents.packets.append(row)
        PeerNames.note(judged, payload, row, &contents)
    }

    /// The records of the next source are numbered anew.
    mutating func endSource() { requests.removeAll() }

    private func text(_ packet: DissectedPacket, _ payload: RawSpan) -> String {
        PacketGist.write(packet, payload, to: gist)
        return String(decoding: gist.take().drop { $0 == 32 }, as: UTF8.self)
    }

    /// Where and when it was seen.
    private mutating func place(_ context: PacketContext?, _ row: inout PacketRow, _ contents: inout ReportContents) {
        guard let context else { return }
        row.source = contents.sources.number(of: context.source) ?? 0
        row.record = context.record.number
        row.time = context.record.time.isKnown ? context.record.time.microseconds : nil
        row.direction = Int(context.direction.rawValue)
        row.linkPeer = context.linkPeer.flatMap { contents.number(of: $0) }
        let name = LinkRow.Name(source: row.source, serial: context.link.id.serial)
        row.link = contents.links.number(of: name)
        guard let number = row.link else { return }
        let link = LinkRow(source: row.source, link: context.link)
        if number == contents.linkRows.count { contents.linkRows.append(link) } else { contents.linkRows[number] = link }
    }

    /// By whom, for whom, and how far it may go.
    private func name(_ judged: JudgedPacket, _ row: inout PacketRow, _ contents: inout ReportContents) {
        guard let header = judged.packet.header else { return }
        row.sender = contents.number(of: header.sender)
        if let recipient = judged.packet.frame?.recipient, recipient != .broadcast {
            row.recipient = contents.number(of: recipient)
        }
        row.ttl = Int(header.ttl)
        row.flags = Int(header.flags.rawValue)
        guard let time = judged.packet.context?.record.time, time.isKnown else { return }
        row.skew = Int64(clamping: header.timestamp).elapsed(since: time.milliseconds)
    }

    /// What was made of it, and which request it may answer.
    private mutating func judge(_ judged: JudgedPacket, _ row: inout PacketRow, _ contents: inout ReportContents) {
        for verdict in judged.verdicts {
            contents.profiles.insert(verdict.profile)
            let shift = verdict.profile.verdictShift
            row.verdicts = row.verdicts & ~(31 << shift) | Int(verdict.answer.reason.rawValue) << shift
        }
        row.signature = Int((judged.signature?.received ?? .notChecked).rawValue)
        if let solicitation = judged.solicitation {
            row.request = requests[solicitation.record]
            row.age = solicitation.age
        }
        guard case .requestSync = judged.packet.payload, requests.count < ReportLimits.requests else { return }
        requests[row.record] = contents.packets.count
    }

    /// Which fragment stream it belongs to.
    private func join(_ packet: DissectedPacket, _ row: inout PacketRow, _ contents: inout ReportContents) {
        if let reassembly = packet.reassembly {
            let stream = FragmentStream(sender: reassembly.outer.sender, id: reassembly.stream)
            row.stream = contents.streams.known(name(stream, row))
            row.pieces = reassembly.records.count
        } else if case .fragment(let fragment) = packet.payload, let sender = packet.header?.sender {
            let name = name(FragmentStream(sender: sender, id: fragment.stream), row)
            row.stream = contents.streams.number(of: name)
            row.piece = Int(fragment.index)
            guard row.stream == contents.streamRows.count else { return }
            let kind = contents.kinds.number(of: fragment.originalType.kindName) ?? 0
            contents.streamRows.append(StreamRow(kind: kind, sender: row.sender, total: Int(fragment.total)))
        }
    }

    private func name(_ stream: FragmentStream, _ row: PacketRow) -> StreamRow.Name {
        StreamRow.Name(source: row.source, direction: row.direction, link: row.link ?? -1, stream: stream)
    }
}
