import Inflate
import WireFormat

/// Writes frames as one of the apps does (docs/protocol.md 2.1 to 2.5, 2.8).
package final class FrameEncoder {
    /// What this encoder does in the cases where the apps differ.
    package let rules: FrameEncodingRules
    private let deflater = RawDeflater()

    /// Makes an encoder that follows `rules`.
    package init(_ rules: FrameEncodingRules) { self.rules = rules }

    /// The bytes of a frame, padded to its block on request; nil where the app refuses to encode.
    ///
    /// IDs shorter than 8 bytes are filled with zeros, longer ones cut; a signature is written as long as it is. A route
    /// is left out of version 1. Flags are those of the parts, and `IS_RSR` on iOS.
    package func encode(_ contents: FrameContents, padded: Bool = false) -> [UInt8]? {
        guard rules.takesAnyVersion || contents.version == 1 || contents.version == 2, let route = route(of: contents),
            let section = section(of: contents)
        else { return nil }
        var writer = ByteWriter(capacity: 128 + route.count + section.bytes.count)
        writeHeader(contents, flags: flags(of: contents, route, section), section.bytes.count, &writer)
        Self.writeID(contents.sender, &writer)
        if let recipient = contents.recipient { Self.writeID(recipient, &writer) }
        writer.append(route)
        writer.append(section.bytes)
        if let signature = contents.signature { writer.append(signature) }
        if padded { FramePadding.pad(&writer.bytes, to: FramePadding.block(for: writer.bytes.count)) }
        return writer.bytes
    }

    /// The bytes that the app signs, or verifies a signature over, for these contents: ttl 0, without signature and
    /// `IS_RSR`, padded; nil where it refuses to encode (docs/protocol.md 2.8).
    package func signingPreimage(_ contents: FrameContents) -> [UInt8]? {
        var unsigned = contents
        unsigned.ttl = 0
        unsigned.signature = nil
        unsigned.isSyncResponse = false
        return encode(unsigned, padded: true)
    }

    private func flags(of contents: FrameContents, _ route: [UInt8], _ section: PackedSection) -> FrameFlags {
        var flags: FrameFlags = []
        if contents.recipient != nil { flags.insert(.recipient) }
        if contents.signature != nil { flags.insert(.signature) }
        if section.isCompressed { flags.insert(.compressed) }
        if !route.isEmpty { flags.insert(.route) }
        if contents.isSyncResponse, rules.knowsSyncResponses { flags.insert(.rsr) }
        return flags
    }

    private func writeHeader(_ contents: FrameContents, flags: FrameFlags, _ payloadLength: Int, _ writer: inout ByteWriter) {
        writer.byte(contents.version)
        writer.byte(contents.type.rawValue)
        writer.byte(contents.ttl)
        writer.bigEndian(contents.timestamp)
        writer.byte(flags.rawValue)
        if contents.version < 2 {
            writer.bigEndian(UInt16(clamping: payloadLength))
        } else {
            writer.bigEndian(UInt32(clamping: payloadLength))
        }
    }

    /// The count byte and the hops; empty for no route, nil for one that the app refuses.
    private func route(of contents: FrameContents) -> [UInt8]? {
        guard contents.version >= 2, !contents.route.isEmpty else { return [] }
        if rules.refusesOddRoutes, contents.route.count > ProtocolLimits.routeHops || contents.route.contains([]) { return nil }
        let hops = contents.route.prefix(ProtocolLimits.routeHops)
        var writer = ByteWriter(capacity: 1 + hops.count * FrameLayout.idLength)
        writer.byte(UInt8(clamping: hops.count))
        for hop in hops { Self.writeID(hop, &writer) }
        return writer.bytes
    }

    /// The payload section; nil when it does not fit the length field.
    private func section(of contents: FrameContents) -> PackedSection? {
        let section: PackedSection
        switch rules.keepsPacking ? contents.packing : .byRule {
        case .byRule: section = PackedSection(contents, deflater, level: rules.compressionLevel)
        case .plain: section = PackedSection(bytes: contents.payload, isCompressed: false)
        case .kept(let bytes): section = PackedSection(bytes: bytes, isCompressed: true)
        }
        let largest = contents.version < 2 ? Int(UInt16.max) : Int(UInt32.max)
        return section.bytes.count <= largest && contents.payload.count <= largest ? section : nil
    }

    private static func writeID(_ id: [UInt8], _ writer: inout ByteWriter) {
        writer.append(id.prefix(FrameLayout.idLength))
        writer.fill(0, count: max(0, FrameLayout.idLength - id.count))
    }
}
