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
        let range = range.cut(to: bytes)
        guard range.count >= ProtocolLimits.smallestFrame else { throw Self.short(range, ProtocolLimits.smallestFrame) }
        var cursor = ByteCursor(range, layer: .frame)
        let version = try cursor.byte(bytes)
        guard version == 1 || version == 2 else {
            throw DecodeError(.version, layer: .frame, offset: range.offset, needed: 2, available: Int(version))
        }
        if version == 2, range.count < 24 { throw Self.short(range, 24) }
        return FrameHeader(
            version: version, type: MessageType(rawValue: try cursor.byte(bytes)), ttl: try cursor.byte(bytes),
            timestamp: try cursor.bigEndian(bytes, UInt64.self), flags: FrameFlags(rawValue: try cursor.byte(bytes)),
            payloadLength: version == 1
                ? UInt32(try cursor.bigEndian(bytes, UInt16.self)) : try cursor.bigEndian(bytes, UInt32.self),
            sender: PeerID(value: try cursor.bigEndian(bytes, UInt64.self)))
    }

    /// The frame that begins `range`; its ranges are those of `bytes`.
    ///
    /// The checks run in the order `short`, `version`, `lengthLimit`, recipient, route, size field, `packedTooSmall`,
    /// `packedEmpty`, payload, `originalLimit`, `ratio`, signature; the first that fails names the error.
    package func frame(_ bytes: RawSpan, _ range: ByteRange) throws(DecodeError) -> Frame {
        let range = range.cut(to: bytes)
        let header = try header(bytes, range)
        let layout = FrameLayout(version: header.version, flags: header.flags, payloadLength: header.payloadLength)
        guard layout.payloadLength <= limits.payload else {
            throw DecodeError(
                .lengthLimit, layer: .frame, claim: .payloadLength, offset: range.offset &+ 12, needed: limits.payload,
                available: layout.payloadLength)
        }
        guard let hops = layout.hops(bytes, range), range.count >= layout.length(hops: hops) else {
            throw refusal(of: layout, bytes, range)
        }
        return try whole(header, layout, hops, bytes, range)
    }

    /// Cuts a frame that is known to be whole into its parts.
    @inline(__always)
    private func whole(
        _ header: FrameHeader, _ layout: FrameLayout, _ hops: Int, _ bytes: RawSpan, _ range: ByteRange
    ) throws(DecodeError) -> Frame {
        let section = ByteRange(range.offset &+ layout.sectionOffset(hops: hops), layout.payloadLength)
        if layout.isCompressed, let error = packingFault(layout, section) ?? sizeFault(layout, bytes, section) { throw error }
        return Frame(
            header: header, recipient: layout.recipient(bytes, range), route: layout.route(hops: hops, range), section: section,
            body: layout.body(of: section), originalSize: layout.originalSize(bytes, section),
            signature: layout.hasSignature ? ByteRange(section.end, FrameLayout.signatureLength) : nil,
            length: layout.length(hops: hops))
    }

    /// The error of a frame below the smallest length.
    private static func short(_ range: ByteRange, _ needed: Int) -> DecodeError {
        DecodeError(.short, layer: .frame, offset: range.offset, needed: needed, available: range.count)
    }
}
