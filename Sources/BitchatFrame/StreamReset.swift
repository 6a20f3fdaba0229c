/// Why the iOS app throws away a stream's buffer (docs/protocol.md 1.5).
package enum StreamReset: UInt8, Sendable, Hashable, CaseIterable {
    /// More bytes would be buffered than the limit.
    case bufferFull
    /// A frame asks for more bytes than the limit.
    case frameTooLong
    /// A compressed frame's payload is shorter than its own size field.
    case packedTooSmall
    /// A frame stayed incomplete for too long.
    case stalled
}
