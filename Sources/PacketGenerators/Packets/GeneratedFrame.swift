import BitchatFrame

/// A frame as its author made it, with what the author knows about it: nothing here was decoded.
package struct GeneratedFrame: Sendable, Hashable {
    /// What the frame says.
    package private(set) var contents: FrameContents
    /// The bytes as sent, with padding where there is some.
    package private(set) var bytes: [UInt8]
    /// The bytes of the frame itself, without padding.
    package let length: Int
    /// The bytes of its payload section.
    package let payloadLength: Int
    /// Whether that section is compressed.
    package let isCompressed: Bool

    /// Takes the encoded form of `contents`: `bytes` long with its padding, `length` without.
    init(_ contents: FrameContents, bytes: [UInt8], length: Int) {
        let start = Self.sectionOffset(contents)
        let count = length - start - (contents.signature?.count ?? 0)
        self.contents = contents
        self.bytes = bytes
        self.length = length
        payloadLength = count
        isCompressed = !bytes[start..<start + count].elementsEqual(contents.payload)
    }

    /// The bytes before the payload section (docs/protocol.md 2.1).
    private static func sectionOffset(_ contents: FrameContents) -> Int {
        let hops = contents.version == 2 && !contents.route.isEmpty ? 1 + contents.route.count * 8 : 0
        return (contents.version == 1 ? 22 : 24) + (contents.recipient == nil ? 0 : 8) + hops
    }

    /// The flag byte that belongs to its parts (docs/protocol.md 2.2).
    package var flags: FrameFlags {
        var flags: FrameFlags = []
        if contents.recipient != nil { flags.insert(.recipient) }
        if contents.signature != nil { flags.insert(.signature) }
        if isCompressed { flags.insert(.compressed) }
        if contents.version == 2, !contents.route.isEmpty { flags.insert(.route) }
        if contents.isSyncResponse { flags.insert(.rsr) }
        return flags
    }
}

extension GeneratedFrame {
    /// The same frame as a relay sends it on.
    package func relayed(ttl: UInt8) -> GeneratedFrame {
        var copy = self
        copy.contents.ttl = ttl
        copy.bytes[2] = ttl
        return copy
    }

    /// The same frame as a stored packet that answers a sync request: ttl 0, and from an iOS app marked `IS_RSR`
    /// (docs/protocol.md 5.4).
    package func answering(by app: MobileApp) -> GeneratedFrame {
        var copy = relayed(ttl: 0)
        guard app == .ios else { return copy }
        copy.contents.isSyncResponse = true
        copy.bytes[11] = copy.flags.rawValue
        return copy
    }
}
