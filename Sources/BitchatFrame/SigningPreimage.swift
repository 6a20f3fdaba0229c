import WireFormat

/// The bytes that a frame's signature covers (docs/protocol.md 2.8).
///
/// These are made from the bytes as received: a compressed payload stays as its author compressed it. What an app that
/// compresses anew would verify instead is `FrameEncoder.signingPreimage`.
package enum SigningPreimage {
    /// The preimage of `frame`, which was decoded from `bytes`.
    package static func received(_ frame: Frame, in bytes: RawSpan) -> [UInt8] {
        let header = frame.header
        var writer = ByteWriter(capacity: FramePadding.block(for: frame.length))
        writer.byte(header.version)
        writer.byte(header.type.rawValue)
        writer.byte(0)
        writer.bigEndian(header.timestamp)
        writer.byte(signedFlags(of: frame).rawValue)
        if header.version == 1 {
            writer.bigEndian(UInt16(clamping: header.payloadLength))
        } else {
            writer.bigEndian(header.payloadLength)
        }
        writer.bigEndian(header.sender.value)
        if let recipient = frame.recipient { writer.bigEndian(recipient.value) }
        if !frame.route.isEmpty {
            writer.byte(UInt8(clamping: frame.route.count / FrameLayout.idLength))
            writer.append(frame.route, of: bytes)
        }
        writer.append(frame.section, of: bytes)
        FramePadding.pad(&writer.bytes, to: FramePadding.block(for: writer.bytes.count))
        return writer.bytes
    }

    /// The flags that are signed: those of parts that are there, without the signature's own, `IS_RSR` and reserved ones.
    private static func signedFlags(of frame: Frame) -> FrameFlags {
        var flags: FrameFlags = []
        if frame.recipient != nil { flags.insert(.recipient) }
        if frame.originalSize != nil { flags.insert(.compressed) }
        if !frame.route.isEmpty { flags.insert(.route) }
        return flags
    }
}
