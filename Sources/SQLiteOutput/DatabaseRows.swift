import BitchatPayload
import Conformance
import Dissection
import LinkLayers
import Output
import WireFormat

/// The prepared statements of a database, and the rows that each packet becomes.
final class DatabaseRows {
    private let database: Database
    private let sources: SourceRows
    private let packets: PacketRows
    private let fragments: FragmentRows
    private let requests: RequestRows
    private let verdicts: VerdictRows
    private let findings: FindingRows
    private let adverts: AdvertRows

    /// Prepares every statement, and writes the table of rules.
    init(_ database: Database) throws(DatabaseError) {
        self.database = database
        sources = try SourceRows(database)
        packets = try PacketRows(database)
        fragments = try FragmentRows(database)
        requests = try RequestRows(database)
        verdicts = try VerdictRows(database)
        findings = try FindingRows(database)
        adverts = try AdvertRows(database)
        try begin()
        try findings.insertRules(database)
        try commit()
    }

    /// Begins a transaction.
    func begin() throws(DatabaseError) { try database.execute("BEGIN IMMEDIATE") }

    /// Ends a transaction.
    func commit() throws(DatabaseError) { try database.execute("COMMIT") }

    /// Closes the file, once what helps queries to choose their indexes is counted.
    func close() throws(DatabaseError) {
        try database.execute("PRAGMA analysis_limit = 400; PRAGMA optimize")
        database.close()
    }

    /// Writes a packet, what is special about its type, its verdicts and its findings.
    func insert(_ judged: JudgedPacket, _ frame: RawSpan, _ payload: RawSpan) throws(DatabaseError) {
        let packet = judged.packet
        let context = packet.isCaptured ? packet.context : nil
        let source = try context.map { context throws(DatabaseError) in try sources.id(of: context.source) }
        let request = try judged.solicitation.flatMap { asked throws(DatabaseError) in
            try requests.packet(source: source, record: asked.record)
        }
        try packets.insert(judged, source: source, request: request, frame, payload)
        switch packet.payload {
        case .fragment(let fragment): try fragments.insert(fragment, of: packet.number)
        case .requestSync(let request): try requests.insert(request, of: packet, payload)
        default: break
        }
        for verdict in judged.verdicts { try verdicts.insert(verdict, of: packet.number) }
        for finding in judged.findings { try findings.insert(finding, packet: packet.number, advert: nil) }
    }

    /// Writes an advert and its findings.
    func insert(_ advert: Advertisement, source: String, _ found: [Finding]) throws(DatabaseError) {
        let id = try adverts.insert(advert, source: source, id: sources.id(of: source), found)
        for finding in found { try findings.insert(finding, packet: nil, advert: id) }
    }

    /// Writes what was counted of a source; a later one of the same name is another one.
    func endSource(_ statistics: SourceStatistics) throws(DatabaseError) { try sources.end(statistics) }
}
