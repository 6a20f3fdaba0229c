import WireFormat

@testable import BitchatFrame

/// A frame written by hand, part by part, so that expected bytes do not come from the encoder under test.
struct Draft {
    var version: UInt8 = 1
    var type: UInt8 = 2
    var ttl: UInt8 = 7
    var timestamp: UInt64 = 0x0102_0304_0506_0708
    var flags: UInt8 = 0
    /// The declared length; that of `section` where nil.
    var payloadLength: Int?
    var sender: [UInt8] = [0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8]
    var recipient: [UInt8] = []
    /// The count byte and the hops.
    var route: [UInt8] = []
    var section: [UInt8] = []
    var signature: [UInt8] = []

    /// The bytes of the frame.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.byte(version)
        writer.byte(type)
        writer.byte(ttl)
        writer.bigEndian(timestamp)
        writer.byte(flags)
        let length = payloadLength ?? section.count
        if version == 1 { writer.bigEndian(UInt16(length)) } else { writer.bigEndian(UInt32(length)) }
        for part in [sender, recipient, route, section, signature] { writer.append(part) }
        return writer.bytes
    }

    /// Version 2 with every part, 118 bytes: recipient, two hops, five bytes of payload, signature.
    static let full = Draft(
        version: 2, flags: 0x0B, recipient: [UInt8](repeating: 0xB1, count: 8),
        route: [2] + [UInt8](repeating: 0xC1, count: 8) + [UInt8](repeating: 0xC2, count: 8), section: [1, 2, 3, 4, 5],
        signature: [UInt8](repeating: 0x51, count: 64))

    /// A compressed frame with the declared size and the DEFLATE body given.
    static func compressed(version: UInt8 = 1, size: Int, body: [UInt8]) -> Draft {
        var writer = ByteWriter()
        if version == 1 { writer.bigEndian(UInt16(size)) } else { writer.bigEndian(UInt32(size)) }
        return Draft(version: version, flags: 0x04, section: writer.bytes + body)
    }

    /// A stored DEFLATE block: a header byte, the length, its complement, the bytes (RFC 1951 3.2.4).
    static func stored(_ bytes: [UInt8], isFinal: Bool = true) -> [UInt8] {
        var writer = ByteWriter()
        writer.byte(isFinal ? 1 : 0)
        writer.littleEndian(UInt16(bytes.count))
        writer.littleEndian(~UInt16(bytes.count))
        writer.append(bytes)
        return writer.bytes
    }
}
