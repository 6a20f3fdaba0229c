import WireFormat

/// Decides whether an air packet's checksum lets it pass.
///
/// A sniffer's own verdict holds. Without one the checksum is computed, but only after it was right once with the same
/// register start: some writers store no true checksum, and theirs must not cost the whole link.
struct ChecksumTrust: Sendable, Hashable {
    /// The register's start, where known.
    var start: UInt32?
    /// Whether a computed checksum was right before.
    private var isProven = false

    /// Makes a judge for packets whose register starts at `start`.
    init(start: UInt32?) { self.start = start }

    /// Whether the packet is to be read.
    mutating func accepts(_ packet: AirPacket, _ bytes: RawSpan) -> Bool {
        switch packet.checksum {
        case .good: return true
        case .bad: return false
        case .notChecked:
            guard let start, let isRight = AirChecksum.verify(packet, bytes, start: start) else { return true }
            if isRight { isProven = true }
            return isRight || !isProven
        }
    }
}
