/// The sync request that a packet may answer: the newest one that went the other way on its link.
package struct Solicitation: Sendable, Hashable {
    /// The record that completed the request.
    package var record: Int
    /// How old it was when the packet came, in milliseconds.
    package var age: Int64
}
