import WireFormat

/// Finds the parts of a frame in bytes, as one app does (docs/protocol.md 2.1 to 2.6).
///
/// Bytes after the frame are ignored. Nothing is copied and nothing is inflated; `FrameInflater` gives the payload.
///
/// Errors have the layer `frame`. A frame whose bytes end early has the reason `truncated`: `needed` is the length that the
/// whole frame asks for (without the hops when even their count is missing), `available` what is there, both from the
/// frame's first byte; `offset` is where the first incomplete part begins, in the span. With a limit, `needed` is the limit
/// and `available` what the frame declares.
package struct FrameDecoder: Sendable {
    /// What this decoder takes.
    package let limits: FrameLimits

    /// Makes a decoder with an app's limits.
    package init(limits: FrameLimits) { self.limits = limits }

    /// The header of the frame that begins `range`, for a frame that is refused further on too.
    ///
    /// Throws `short` below the smallest frame (22 bytes, 24 for version 2) and `version` for one that is neither 1 nor 2.
    package func header(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) -> FrameHeader {
        try Self.head(bytes, range.cut(to: bytes))
    }

    /// The frame that begins `range`; its ranges are those of `bytes`.
    ///
    /// The checks run in the order `short`, `version`, `lengthLimit`, recipient, route, size field, `packedTooSmall`,
    /// `packedEmpty`, payload, `originalLimit`, `ratio`, signature; the first that fails names the error.
    package func frame(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) -> Frame {
        let range = range.cut(to: bytes)
        let header = try Self.head(bytes, range)
        let layout = FrameLayout(version: header.version, flags: header.flags, payloadLength: header.payloadLength)
        guard layout.payloadLength <= limits.payload else { throw lengthFault(layout, range) }
        guard let hops = layout.hops(bytes, range), range.count >= layout.length(hops: hops) else {
            throw refusal(of: layout, bytes, range)
        }
        let section = ByteRange(range.offset &+ layout.sectionOffset(hops: hops), layout.payloadLength)
        if layout.isCompressed, let error = packingFault(layout, section) ?? sizeFault(layout, bytes, section) { throw error }
        return Frame(
            header: header, recipient: layout.recipient(bytes, range), route: layout.route(hops: hops, range), section: section,
            body: layout.body(of: section), originalSize: layout.originalSize(bytes, section),
            signature: layout.hasSignature ? ByteRange(section.end, FrameLayout.signatureLength) : nil,
            length: layout.length(hops: hops))
    }

    /// Reads the header of the frame that begins `range`, which `bytes` hold.
    ///
    /// Two words hold all that stands before the sender; the smallest frame is longer than that.
    @inline(__always)
    private static func head(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) -> FrameHeader {
        guard range.count >= ProtocolLimits.smallestFrame else { throw short(range, ProtocolLimits.smallestFrame) }
        var cursor = ByteCursor(range, layer: .frame)
        let first = try cursor.bigEndian(bytes, UInt64.self)
        let second = try cursor.bigEndian(bytes, UInt64.self)
        let version = UInt8(truncatingIfNeeded: first >> 56)
        let isShort = version == 1
        guard isShort || version == 2 else {
            throw DecodeError(.version, layer: .frame, offset: range.offset, needed: 2, available: Int(version))
        }
        guard isShort || range.count >= 24 else { throw short(range, 24) }
        cursor.position = range.offset &+ (isShort ? 14 : 16)
        return FrameHeader(
            version: version, type: MessageType(rawValue: UInt8(truncatingIfNeeded: first >> 48)),
            ttl: UInt8(truncatingIfNeeded: first >> 40), timestamp: first << 24 | second >> 40,
            flags: FrameFlags(rawValue: UInt8(truncatingIfNeeded: second >> 32)),
            payloadLength: isShort
                ? UInt32(UInt16(truncatingIfNeeded: second >> 16)) : UInt32(truncatingIfNeeded: second),
            sender: PeerID(value: try cursor.bigEndian(bytes, UInt64.self)))
    }

    /// The error of a frame below the smallest length.
    @inline(never)
    private static func short(_ range: ByteRange, _ needed: Int) -> DecodeError {
        DecodeError(.short, layer: .frame, offset: range.offset, needed: needed, available: range.count)
    }
}
