import WireFormat

extension PeerID {
    /// The eight wire bytes.
    package var bytes: [UInt8] {
        var writer = ByteWriter(capacity: 8)
        writer.bigEndian(value)
        return writer.bytes
    }
}
