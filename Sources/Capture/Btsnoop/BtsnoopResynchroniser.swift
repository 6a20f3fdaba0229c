import WireFormat

/// Finds the next record header behind a damaged stretch of a btsnoop file (docs/capture-formats.md 1.4).
struct BtsnoopResynchroniser {
    private static let day: Int64 = 86_400_000_000
    private static let maximumDropRise: UInt32 = 100_000
    private static let window = ByteInput.capacity
    /// A header, the largest packet and the header behind it: what one candidate is judged by.
    private static let reach = 2 * BtsnoopHeader.size + BtsnoopHeader.maximumLength

    /// What the records hold.
    let datalink: BtsnoopDatalink
    /// The last good record's header, if there was one.
    let last: BtsnoopHeader?

    /// Reads `input` up to the next place where a record or a file header begins; nil when none does.
    ///
    /// Returns the number of bytes passed over, at least 1.
    func advance(_ input: ByteInput) -> Int? {
        input.consume(1)
        var passed = 1
        while true {
            let isWhole = input.fill(Self.window) < Self.window
            let found = input.withBuffered { search($0, isWhole: isWhole) }
            input.consume(found.offset)
            passed += found.offset
            if found.isHit { return passed }
            if isWhole { return nil }
        }
    }

    /// Looks at every place that can be judged by the bytes at hand.
    private func search(_ bytes: RawSpan, isWhole: Bool) -> (offset: Int, isHit: Bool) {
        let end = isWhole ? bytes.byteCount : bytes.byteCount - Self.reach
        for offset in 0..<max(end, 0) where isRecord(bytes, at: offset, isWhole) || isFileHeader(bytes, at: offset) {
            return (offset, true)
        }
        return (max(end, 0), false)
    }

    private func isFileHeader(_ bytes: RawSpan, at offset: Int) -> Bool {
        bytes.byte(at: offset) == BtsnoopLayout.magic[0] && bytes.equals(ByteRange(offset, 8), BtsnoopLayout.magic)
    }

    /// Whether a record begins at `offset`: its header fits what came before, and so does the one behind it.
    private func isRecord(_ bytes: RawSpan, at offset: Int, _ isWhole: Bool) -> Bool {
        guard let header = BtsnoopHeader(bytes, at: offset), fits(header, after: last) else { return false }
        guard hasPlausibleType(header, bytes.byte(at: offset + BtsnoopHeader.size)) else { return false }
        let next = offset + BtsnoopHeader.size + Int(header.included)
        guard let follower = BtsnoopHeader(bytes, at: next) else { return next == bytes.byteCount && isWhole }
        return fits(follower, after: header) || isFileHeader(bytes, at: next)
    }

    private func fits(_ header: BtsnoopHeader, after other: BtsnoopHeader?) -> Bool {
        guard header.isPlausible, header.included > 0 else { return false }
        guard let other else { return true }
        let (step, overflow) = header.stamp.subtractingReportingOverflow(other.stamp)
        return !overflow && step.magnitude <= Self.day.magnitude && header.drops >= other.drops
            && header.drops - other.drops <= Self.maximumDropRise
    }

    private func hasPlausibleType(_ header: BtsnoopHeader, _ first: UInt8?) -> Bool {
        switch datalink {
        case .monitor: header.flags & 0xFFFF <= 19
        case .unencapsulated: header.flags <= 3
        default: first.map { 1...5 ~= $0 } ?? false
        }
    }
}
