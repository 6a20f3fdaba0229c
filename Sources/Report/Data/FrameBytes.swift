import WireFormat

/// The bytes of frames that a page shows: as many as there is room for, those that break a rule first.
struct FrameBytes: Sendable {
    /// The bytes of each packet, in the order of the rows; none where they are left out.
    private(set) var frames: [[UInt8]] = []
    /// How many frames are left out.
    private(set) var leftOut = 0
    private var ordinary = 0, all = 0

    /// Keeps the first bytes of the next packet's frame where there is room; a half of it is for frames that break a rule.
    mutating func append(_ frame: RawSpan, breaksRule: Bool) {
        let count = min(frame.byteCount, ReportLimits.bytesOfAFrame)
        let hasRoom = all + count <= ReportLimits.frameBytes && (breaksRule || ordinary + count <= ReportLimits.frameBytes / 2)
        guard hasRoom else {
            leftOut += 1
            return frames.append([])
        }
        all += count
        if !breaksRule { ordinary += count }
        frames.append(frame.array(ByteRange(0, count)))
    }
}
