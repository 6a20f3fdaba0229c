/// What a container made of a record.
package enum RecordFit: Sendable, Hashable {
    /// It is kept as it is.
    case whole
    /// It is kept with the time 1970-01-01, since its own is unknown or outside what the container holds.
    case withoutTime
    /// It is left out, and nothing was written.
    case refused(RecordRefusal)
}
