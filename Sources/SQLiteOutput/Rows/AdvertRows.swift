import Conformance
import LinkLayers
import Output

/// The table `adverts`: of each device, the first of each kind.
final class AdvertRows {
    private let insertion: Statement
    private let text = OutputBuffer(.memory)
    private let printer: NDJSONPrinter
    private var last: Int64 = 0

    /// Prepares the statement.
    init(_ database: Database) throws(DatabaseError) {
        insertion = try database.prepare(
            """
            INSERT INTO adverts (id, source, record, time, time_us, origin, address, peer, local_name, rssi, json)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        printer = NDJSONPrinter(text, PrintingOptions())
    }

    /// Writes an advert of the source with row `id`, and returns the number of its row.
    func insert(
        _ advert: Advertisement, source: String, id: Int64, _ findings: [Finding]
    ) throws(DatabaseError) -> Int64 {
        last += 1
        insertion.add(last)
        insertion.add(id)
        insertion.add(advert.record.number)
        insertion.add(TimeText.text(advert.record.time))
        insertion.add(TimeText.microseconds(advert.record.time))
        insertion.add(advert.origin == .own ? "own" : "received")
        insertion.add(advert.address?.description)
        insertion.add(identifier: advert.peerID)
        insertion.add(advert.hasLocalName)
        insertion.add(advert.rssi.map(Int.init))
        printer.advertisement(advert, source: source, findings)
        insertion.add(text: text.take().dropLast())
        try insertion.run()
        return last
    }
}
