import Capture

/// Where and when a piece of a link's traffic arrived.
struct Arrival: Sendable, Hashable {
    /// The record that completed it.
    var record: CaptureRecord
    /// The number of the record in which it began.
    var firstRecord: Int
    /// Who sent it.
    var sender: LinkEnd
    /// Which way it went.
    var direction: PacketDirection

    /// The arrival of what is whole in `record`.
    init(_ record: CaptureRecord, from sender: LinkEnd, direction: PacketDirection) {
        self.record = record
        self.firstRecord = record.number
        self.sender = sender
        self.direction = direction
    }

    /// The same, begun in record number `record`.
    func begun(in record: Int) -> Arrival {
        var arrival = self
        arrival.firstRecord = record
        return arrival
    }
}
