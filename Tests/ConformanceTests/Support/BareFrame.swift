import WireFormat

/// A frame whose every byte the test decides; a version 1 message of sender a1…a8 unless told otherwise.
struct BareFrame {
    var version: UInt8 = 1
    var type: UInt8 = 0x02
    var ttl: UInt8 = 7
    var timestamp = UInt64(MeshScript.start)
    var flags: UInt8 = 0
    var sender: [UInt8] = [0xA1, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8]
    var recipient: [UInt8] = []
    /// Count byte and hops.
    var route: [UInt8] = []
    var section: [UInt8] = Array("hello".utf8)
    /// The declared length, if it is to be another than the section's.
    var payloadLength: Int?
    /// What follows the frame.
    var tail: [UInt8] = []

    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.append([version, type, ttl])
        writer.bigEndian(timestamp)
        writer.byte(flags)
        let length = payloadLength ?? section.count
        if version == 1 { writer.bigEndian(UInt16(length)) } else { writer.bigEndian(UInt32(length)) }
        writer.append(sender + recipient + route + section + tail)
        return writer.bytes
    }

    /// A version 2 frame to b1…b8 over the relays whose IDs consist of one byte each.
    static func routed(over hops: [UInt8], recipient: [UInt8] = id(0xB1)) -> BareFrame {
        BareFrame(
            version: 2, flags: recipient.isEmpty ? 0x08 : 0x09, recipient: recipient,
            route: [UInt8(hops.count)] + hops.flatMap(id))
    }

    /// A version 1 frame with a compressed section: the declared size and a body in hex.
    static func compressed(_ size: UInt16, _ body: String) -> BareFrame {
        let bytes = Hexadecimal.decode(body) ?? []
        return BareFrame(flags: 0x04, section: [UInt8(size >> 8), UInt8(size & 255)] + bytes)
    }

    /// The same in version 2, whose size field has four bytes.
    static func compressedLong(_ size: UInt32, _ body: [UInt8]) -> BareFrame {
        var writer = ByteWriter()
        writer.bigEndian(size)
        writer.append(body)
        return BareFrame(version: 2, flags: 0x04, section: writer.bytes)
    }

    /// An ID of one byte repeated.
    static func id(_ byte: UInt8) -> [UInt8] { [UInt8](repeating: byte, count: 8) }

    /// The rules of the families HDR and CMP that this frame breaks, received as one notification a moment later.
    var findings: [String] { Self.findings(bytes) }

    static func findings(_ bytes: [UInt8]) -> [String] {
        let script = MeshScript()
        script.receive(bytes, on: script.link(1), at: 0)
        return script.rules().joined().filter { $0.hasPrefix("HDR") || $0.hasPrefix("CMP") }
    }

    /// The message and offset of the first finding of `rule`.
    func finding(_ rule: String) -> (message: String, offset: Int?)? {
        let script = MeshScript()
        script.receive(bytes, on: script.link(1), at: 0)
        let found = script.judged().flatMap(\.findings).first { "\($0.rule.id)" == rule }
        return found.map { ($0.message, $0.offset) }
    }
}
