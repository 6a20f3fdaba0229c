import BitchatFrame
import BitchatPayload
import Dissection
import MeshModel
import WireFormat

/// The table `requests`: the sync requests.
final class RequestRows {
    private let insertion: Statement
    private let search: Statement

    /// Prepares the statements.
    init(_ database: Database) throws(DatabaseError) {
        insertion = try database.prepare(
            """
            INSERT INTO requests (packet, p, m, filter, types, types_mask, since, streams, opens, closes)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        search = try database.prepare(
            """
            SELECT r.packet FROM packets p JOIN requests r ON r.packet = p.id
            WHERE p.source = ? AND p.record = ? ORDER BY r.packet DESC LIMIT 1
            """)
    }

    /// The last request that ended in `record` of `source`.
    func packet(source: Int64?, record: Int) throws(DatabaseError) -> Int64? {
        search.add(source)
        search.add(record)
        return try search.firstNumber()
    }

    /// Writes the request that `packet` is.
    func insert(_ request: RequestSyncPayload, of packet: DissectedPacket, _ payload: RawSpan) throws(DatabaseError) {
        insertion.add(packet.number)
        insertion.add(Int(request.p))
        insertion.add(Int(request.m))
        insertion.add(payload, request.filter)
        insertion.add(request.wantedTypes.types.map { $0.name.map { "\($0)" } ?? "" }.joined(separator: ","))
        insertion.add(request.types.map { Int($0.mask) })
        insertion.add(unsigned: request.since)
        insertion.add(request.fragmentFilter(payload)?.ids.map { Hexadecimal.digits($0.value) }.joined(separator: ","))
        let time = packet.isCaptured ? packet.context?.record.time : nil
        let opens = time.flatMap { $0.isKnown ? $0.milliseconds : nil }
        insertion.add(opens)
        insertion.add(opens.map { $0.addingReportingOverflow(ProtocolLimits.responseWindow).partialValue })
        try insertion.run()
    }
}
