/// Whether answers from a peer are awaited.
package enum ResponseWindow: Sendable, Hashable {
    /// No request to that peer is on record.
    case none
    /// A request is pending, `age` milliseconds old.
    case open(age: Int64)
    /// The last request is too old by now, `age` milliseconds.
    case closed(age: Int64)
}
