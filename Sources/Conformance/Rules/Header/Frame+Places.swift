import BitchatFrame

extension FrameHeader {
    /// Where the ttl, the timestamp, the flags, the payload length and the sender stand (docs/protocol.md 2.1).
    static let ttlOffset = 2, timestampOffset = 3, flagsOffset = 11, lengthOffset = 12
    /// Where the sender stands.
    var senderOffset: Int { fixedLength }
}

extension Frame {
    /// Whether the frame says that it has a route; version 1 cannot have one.
    var hasRouteFlag: Bool { header.version == 2 && header.flags.contains(.route) }
    /// Where the count byte of the route stands, in a frame that has one.
    var routeCountOffset: Int { header.fixedLength + (recipient == nil ? 8 : 16) }
}
