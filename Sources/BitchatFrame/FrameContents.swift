import WireFormat

/// What a frame says, in arrays of its own: to build one, or to change one and encode it again (docs/protocol.md 2.1).
///
/// IDs may have any length, since the apps' encoders take them so: `FrameEncoder` fills or cuts them.
package struct FrameContents: Sendable, Hashable {
    /// 1 or 2; Android encodes any.
    package var version: UInt8
    /// What the payload is.
    package var type: MessageType
    /// Hops left.
    package var ttl: UInt8
    /// When the author made it, in milliseconds since 1970.
    package var timestamp: UInt64
    /// The author's ID.
    package var sender: [UInt8]
    /// The recipient's ID, or nil for a broadcast without one.
    package var recipient: [UInt8]?
    /// The IDs of the relays in between, in order; empty for none.
    package var route: [[UInt8]]
    /// The payload, not compressed.
    package var payload: [UInt8]
    /// The signature, or nil; written at whatever length it has.
    package var signature: [UInt8]?
    /// Whether the packet answers a sync request (`IS_RSR`); Android does not know the flag.
    package var isSyncResponse: Bool
    /// How the payload is to be written.
    package var packing: PayloadPacking

    /// Makes contents; what is left out is absent.
    package init(
        version: UInt8 = 1, type: MessageType, ttl: UInt8 = ProtocolLimits.originTTL, timestamp: UInt64,
        sender: [UInt8], recipient: [UInt8]? = nil, route: [[UInt8]] = [], payload: [UInt8], signature: [UInt8]? = nil,
        isSyncResponse: Bool = false, packing: PayloadPacking = .byRule
    ) {
        self.version = version
        self.type = type
        self.ttl = ttl
        self.timestamp = timestamp
        self.sender = sender
        self.recipient = recipient
        self.route = route
        self.payload = payload
        self.signature = signature
        self.isSyncResponse = isSyncResponse
        self.packing = packing
    }
}

extension FrameContents {
    /// Copies a decoded frame out of its bytes.
    ///
    /// A payload that came compressed is inflated and its section kept beside it. Throws as `FrameInflater.withPayload`.
    package init(
        _ frame: Frame, in bytes: RawSpan, inflater: FrameInflater, limits: FrameLimits
    ) throws(DecodeError) {
        self.init(frame, in: bytes, payload: try inflater.withPayload(of: frame, in: bytes, limits: limits) { $0.array })
    }

    /// Copies a decoded frame, whose payload is known already, out of its bytes.
    package init(_ frame: Frame, in bytes: RawSpan, payload: [UInt8]) {
        let hops = stride(from: frame.route.offset, to: frame.route.end, by: FrameLayout.idLength)
        self.init(
            version: frame.header.version, type: frame.header.type, ttl: frame.header.ttl, timestamp: frame.header.timestamp,
            sender: frame.header.sender.bytes, recipient: frame.recipient?.bytes,
            route: hops.map { bytes.array(ByteRange($0, FrameLayout.idLength)) }, payload: payload,
            signature: frame.signature.map { bytes.array($0) }, isSyncResponse: frame.header.flags.contains(.rsr),
            packing: frame.originalSize == nil ? .plain : .kept(bytes.array(frame.section)))
    }
}
