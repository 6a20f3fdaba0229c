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
        let end = section &+ layout.payloadLength
        guard layout.isCompressed else { return cut(end, .signatureFlag) }
        return sizeFault(layout, bytes, ByteRange(range.offset &+ section, layout.payloadLength)) ?? cut(end, .signatureFlag)
    }

    /// The error of a frame that declares a larger payload than is taken.
    @inline(never)
    func lengthFault(_ layout: FrameLayout, _ range: ByteRange) -> DecodeError {
        DecodeError(
            .lengthLimit, layer: .frame, claim: .payloadLength, offset: range.offset &+ 12, needed: limits.payload,
            available: layout.payloadLength)
    }

    /// What is wrong with the length of a compressed section, if anything.
    func packingFault(_ layout: FrameLayout, _ section: ByteRange) -> DecodeError? {
        guard section.count <= layout.sizeFieldLength else { return nil }
        return DecodeError(
            section.count < layout.sizeFieldLength ? .packedTooSmall : .packedEmpty, layer: .frame, claim: .compressionFlag,
            offset: section.offset, needed: layout.sizeFieldLength &+ 1, available: section.count)
    }

    /// What is wrong with the size after inflating that a compressed section declares, if anything.
    func sizeFault(_ layout: FrameLayout, _ bytes: RawSpan, _ section: ByteRange) -> DecodeError? {
        let size = layout.originalSize(bytes, section) ?? 0
        let allowed = layout.body(of: section).count &* ProtocolLimits.compressionRatio
        if size == 0 || size > limits.originalSize { return fault(.originalLimit, section, limits.originalSize, size) }
        return size > allowed ? fault(.ratio, section, allowed, size) : nil
    }

    private func fault(_ reason: DecodeError.Reason, _ section: ByteRange, _ limit: Int, _ size: Int) -> DecodeError {
        DecodeError(
            reason, layer: .frame, claim: .compressionFlag, offset: section.offset, needed: limit, available: size)
    }
}
