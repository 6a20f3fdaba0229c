/// Why the other side cannot be asked any more.
enum OtherSideError: Error, Hashable {
    /// It cannot be started; the reason.
    case notStarted(String)
    /// It was started again and again and is gone again; what happened last.
    case gaveUp(String)
    /// The user asked to stop.
    case interrupted
}
