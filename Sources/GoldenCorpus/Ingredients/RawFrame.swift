import BitchatFrame

/// A frame written by hand: any version, any flags, any declared length, any bytes behind the sender.
enum RawFrame {
    /// The bytes of such a frame, sent by ada.
    static func bytes(_ version: UInt8, flags: UInt8, length: Int, _ body: [UInt8], type: MessageType = .message) -> [UInt8] {
        let declared: [UInt8] =
            version < 2 ? .bigEndian(UInt16(truncatingIfNeeded: length)) : .bigEndian(UInt32(truncatingIfNeeded: length))
        return [version, type.rawValue, 7] + .bigEndian(CorpusPacket.time) + [flags] + declared + CorpusPeer.ada.id.bytes + body
    }
}
