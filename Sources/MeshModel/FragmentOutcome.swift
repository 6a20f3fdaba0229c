/// What became of one fragment.
package enum FragmentOutcome: Sendable, Hashable {
    /// It was taken and its stream is incomplete; `started` when it is the first of its stream.
    case stored(started: Bool)
    /// It made the frame whole; the stream is forgotten.
    case complete(AssembledPacket)
    /// It was taken and every slice is there, but the bytes are no frame; the stream waits for a corrected slice.
    case unreadable(started: Bool)
    /// The stream would hold `projected` bytes where `limit` are allowed; the whole stream is forgotten.
    case oversized(projected: Int, limit: Int, started: Bool)
    /// It contradicts its stream, and the whole stream is forgotten.
    case dropped(FragmentRefusal)
    /// It was refused and nothing changed.
    case refused(FragmentRefusal)
}
