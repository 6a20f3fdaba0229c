import WireFormat

extension FrameDecoder {
    /// The first check that fails in a frame whose bytes end early.
    @inline(never)
    func refusal(of layout: FrameLayout, _ bytes: RawSpan, _ range: ByteRange) -> DecodeError {
        let hops = layout.hops(bytes, range)
        let needed = layout.length(hops: hops ?? 0)
        func cut(_ offset: Int, _ claim: DecodeError.LengthClaim) -> DecodeError {
            DecodeError(
                .truncated, layer: .frame, claim: claim, offset: range.offset &+ offset, needed: needed, available: range.count)
        }
        if range.count < layout.routeOffset { return cut(layout.headLength, .recipientFlag) }
        let section = layout.sectionOffset(hops: hops ?? 0)
        guard hops != nil, range.count >= section else { return cut(layout.routeOffset, .routeCount) }
        if layout.isCompressed {
            if range.count < section &+ layout.sizeFieldLength { return cut(section, .compressionFlag) }
            if let error = packingFault(layout, ByteRange(range.offset &+ section, layout.payloadLength)) { return error }
        }
        if range.count < section &+ layout.payloadLength { return cut(section, .payloadLength) }
        return sizeFault(layout, bytes, ByteRange(range.offset &+ section, layout.payloadLength))
            ?? cut(section &+ layout.payloadLength, .signatureFlag)
    }

    /// What is wrong with the length of a compressed section, if anything.
    @inline(__always)
    func packingFault(_ layout: FrameLayout, _ section: ByteRange) -> DecodeError? {
        guard section.count <= layout.sizeFieldLength else { return nil }
        return DecodeError(
            section.count < layout.sizeFieldLength ? .packedTooSmall : .packedEmpty, layer: .frame, claim: .compressionFlag,
            offset: section.offset, needed: layout.sizeFieldLength &+ 1, available: section.count)
    }

    /// What is wrong with the declared size of a section, if it is compressed and anything is.
    private func sizeFault(_ layout: FrameLayout, _ bytes: RawSpan, _ section: ByteRange) -> DecodeError? {
        guard layout.isCompressed else { return nil }
        let body = ByteRange(section.offset &+ layout.sizeFieldLength, section.count &- layout.sizeFieldLength)
        return sizeFault(layout.originalSize(bytes, section), section, body)
    }

    /// What is wrong with the declared size after inflating, if anything; 0 counts as over the limit.
    @inline(__always)
    func sizeFault(_ originalSize: Int, _ section: ByteRange, _ body: ByteRange) -> DecodeError? {
        if originalSize == 0 || originalSize > limits.originalSize {
            return DecodeError(
                .originalLimit, layer: .frame, claim: .compressionFlag, offset: section.offset, needed: limits.originalSize,
                available: originalSize)
        }
        let allowed = body.count &* ProtocolLimits.compressionRatio
        guard originalSize > allowed else { return nil }
        return DecodeError(
            .ratio, layer: .frame, claim: .compressionFlag, offset: section.offset, needed: allowed, available: originalSize)
    }
}

extension FrameLayout {
    /// The declared size after inflating, which begins a compressed section; 0 when the section is shorter than it.
    @inline(__always)
    func originalSize(_ bytes: RawSpan, _ section: ByteRange) -> Int {
        var cursor = ByteCursor(section, layer: .frame)
        if sizeFieldLength == 2 { return Int((try? cursor.bigEndian(bytes, UInt16.self)) ?? 0) }
        return Int((try? cursor.bigEndian(bytes, UInt32.self)) ?? 0)
    }
}
