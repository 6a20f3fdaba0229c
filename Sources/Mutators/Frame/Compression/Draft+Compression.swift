import BitchatFrame
import WireFormat

extension Draft {
    /// The payload of a frame, inflated if it is compressed; nil when its body gives nothing.
    func plainPayload(of frame: FrameParts) -> [UInt8]? {
        guard frame.flags.contains(.compressed) else { return copy(frame.section) }
        let body = ByteRange(frame.body.lowerBound, frame.body.count)
        let limit = min(max(0, limit), ProtocolLimits.iosPayload)
        let result = bytes.withRawSpan { inflater.inflate($0, body, limit: limit) }
        return result.produced > 0 ? inflater.outputBytes : nil
    }

    /// Puts a compressed section in: the flag, the original size as given, a body.
    mutating func setCompressed(_ body: [UInt8], original: Int, of frame: FrameParts) {
        let width = frame.sizeFieldLength
        guard width + body.count - frame.section.count <= room else { return }
        set(.compressed, true, of: frame)
        setSection((0..<width).map { UInt8(truncatingIfNeeded: original >> (8 * (width - 1 - $0))) } + body, of: frame)
    }
}
