import BitchatFrame
import BitchatPayload
import Conformance
import MeshModel
import WireFormat

/// Who asked whom for packets, what answered, and which windows are open.
struct RequestTable: Sendable {
    /// A request: the source, and the record that completed it.
    struct Key: Hashable, Sendable {
        var source: Int
        var record: Int
    }

    private(set) var requests = BoundedTable<Key, RequestRow>(capacity: BoardLimits.requests)
    /// Every request since the screen began.
    private(set) var total = 0

    /// Takes note of a request, or of an answer to one.
    mutating func note(_ judged: JudgedPacket, _ payload: RawSpan, at moment: Moment) {
        if case .requestSync(let request) = judged.packet.payload { return add(request, judged, payload, at: moment) }
        guard let solicitation = judged.solicitation, solicitation.age <= ProtocolLimits.responseWindow else { return }
        requests.change(Key(source: moment.source, record: solicitation.record)) { $0.answer(judged) }
    }

    /// How long the window of `request` stays open, in milliseconds, when it is `age` old; nil once closed, or never open.
    static func remaining(_ request: RequestRow, age: Int64) -> Int64? {
        guard request.asked != nil, age <= ProtocolLimits.responseWindow else { return nil }
        return ProtocolLimits.responseWindow - age
    }

    private mutating func add(
        _ request: RequestSyncPayload, _ judged: JudgedPacket, _ payload: RawSpan, at moment: Moment
    ) {
        guard let header = judged.packet.header, let context = judged.packet.context else { return }
        let recipient = judged.packet.frame?.recipient
        let row = RequestRow(
            asker: header.sender, asked: recipient == .broadcast ? nil : recipient, moment: moment, types: request.wantedTypes,
            streams: request.fragmentFilter(payload)?.ids.count ?? 0,
            refused: judged.verdicts.filter { $0.answer.accepts == false })
        total += 1
        requests.use(Key(source: moment.source, record: context.record.number), first: row) { $0 = row }
    }
}
