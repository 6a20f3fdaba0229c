/// One packet as a page holds it: numbers, and the numbers of its names in the tables of the page.
struct PacketRow: Sendable, Hashable {
    /// Its number in the run, from 1.
    var number = 0
    /// The source.
    var source = 0
    /// The record that completed it.
    var record = 0
    /// When it was captured, in microseconds since 1970; nil where the capture does not say.
    var time: Int64?
    /// The raw value of its direction.
    var direction = 0
    /// The link; nil where it is not known.
    var link: Int?
    /// The author, the recipient (nil for all), and the peer at the other end of the link.
    var sender: Int?, recipient: Int?, linkPeer: Int?
    /// What it is, by the name that `stats` counts it under.
    var kind = 0
    /// Hops left, and the flag byte.
    var ttl = 0, flags = 0
    /// Bytes of the frame.
    var length = 0
    /// How far its author's time is ahead of the record's, in milliseconds; nil where either is not known.
    var skew: Int64?
    /// Five bits for each profile's reason, spec lowest; 31 for no answer.
    var verdicts = PacketRow.noVerdicts
    /// The raw value of the signature's state.
    var signature = 0
    /// What its payload says.
    var text = 0
    /// The row of the request that it may answer, and that request's age in milliseconds.
    var request: Int?, age: Int64?
    /// The fragment stream that it belongs to, and which piece it is; no piece for the packet put together.
    var stream: Int?, piece: Int?
    /// How many fragments it was put together from; 0 for one that came whole.
    var pieces = 0

    /// No profile answered.
    static let noVerdicts = 0x7FFF
}
