import BitchatPayload

/// The table `fragments`.
final class FragmentRows {
    private let insertion: Statement

    /// Prepares the statement.
    init(_ database: Database) throws(DatabaseError) {
        insertion = try database.prepare(
            "INSERT INTO fragments (packet, stream, piece, total, original_type, bytes) VALUES (?, ?, ?, ?, ?, ?)")
    }

    /// Writes the piece that packet `number` carries.
    func insert(_ fragment: FragmentPayload, of number: Int) throws(DatabaseError) {
        insertion.add(number)
        insertion.add(identifier: fragment.stream)
        insertion.add(Int(fragment.index))
        insertion.add(Int(fragment.total))
        insertion.add(Int(fragment.originalType.rawValue))
        insertion.add(fragment.data.count)
        try insertion.run()
    }
}
