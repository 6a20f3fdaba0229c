import WireFormat

/// Writes packets in one container; the same packets give the same bytes at every run.
///
/// Whole records go into a `ByteWriter`, which the caller empties as often as it likes.
package protocol CaptureWriter {
    /// Writes what stands before the first record, once.
    func begin(_ output: inout ByteWriter)

    /// Writes one record; false, with nothing written, when the container has no place for such a packet.
    @discardableResult func append(_ packet: WritablePacket, _ bytes: RawSpan, to output: inout ByteWriter) -> Bool
}
