import BitchatFrame
import WireFormat

extension Draft {
    /// The payload of a frame, inflated if it is compressed; nil when its body gives nothing.
    mutating func plainPayload(of frame: FrameParts) -> [UInt8]? {
        guard frame.flags.contains(.compressed) else { return copy(frame.section) }
        let body = ByteRange(frame.body.lowerBound, frame.body.count)
        let limit = min(max(0, limit), ProtocolLimits.iosPayload)
        let inflater = inflater
        let result = bytes.withRawSpan { inflater.inflate($0, body, limit: limit) }
        return result.produced > 0 ? inflater.outputBytes : nil
    }

    /// Compresses the payload of the window's frame unless it is: mostly as one stored block, which costs least.
    mutating func ensureCompressed() {
        guard let frame, !frame.flags.contains(.compressed) else { return }
        if chance(1, in: 4) { return Recompress.apply(&self) }
        setCompressed(StoredBlock.block(copy(frame.section)), original: frame.section.count, of: frame)
    }

    /// Puts a compressed section in: the flag, the original size as given, a body.
    mutating func setCompressed(_ body: [UInt8], original: Int, of frame: FrameParts) {
        let width = frame.sizeFieldLength
        guard width + body.count - frame.section.count <= room else { return }
        set(.compressed, true, of: frame)
        setSection((0..<width).map { UInt8(truncatingIfNeeded: original >> (8 * (width - 1 - $0))) } + body, of: frame)
    }
}
