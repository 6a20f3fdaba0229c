/// What the bytes of a target's input stand for, so that a mutator can change them by their structure.
package enum InputShape: Sendable, Hashable {
    /// One frame as it stands on the air, padding and bytes after it included.
    case frame
    /// A message type (one byte) and a payload of that type.
    case payload
    /// The payload of a REQUEST_SYNC.
    case requestSync
    /// A GCS case: see the target `gcs`, which reads P, M and a bit stream, or IDs to build a filter from.
    case filter
    /// A sequence of events (`EventScript`) in the target's grammar.
    case events(EventGrammar)
    /// A capture file in any container.
    case capture
}
