/// What the bytes of a target's input stand for, so that a mutator can change them by their structure.
package enum InputShape: Sendable, Hashable {
    /// One frame as it stands on the air, padding and bytes after it included.
    case frame
    /// A message type (one byte) and a payload of that type.
    case payload
    /// The payload of a REQUEST_SYNC.
    case requestSync
    /// A GCS case: bytes to decode, or IDs to build a filter from.
    ///
    /// The first byte tells which. Even: decode P (1 byte), M (4, big endian) and the bit stream after them. Odd: build with a rate
    /// of false positives (1 byte that selects it) and a largest size (2, big endian) from the packet IDs after them, 16 bytes each;
    /// the last quarter of the IDs, rounded down, are others, which are not in the filter. Bit 1 of the first byte chooses Android's
    /// rules then.
    case filter
    /// A sequence of events (`EventScript`) in the target's grammar.
    case events(EventGrammar)
    /// A capture file in any container.
    case capture
}
