import BitchatFrame
import BitchatPayload

/// The fragments of one frame, as their author would send them.
struct FragmentTrain {
    let author: Peer
    var stream: UInt64 = 0x45A4_3038_A50A_A502
    var originalType = MessageType.message
    var ttl: UInt8 = 7
    var time: Int64 = 0
    var isRSR = false
    var size = 100

    init(by author: Peer, _ change: (inout FragmentTrain) -> Void = { _ in }) {
        self.author = author
        change(&self)
    }

    /// One fragment.
    func fragment(_ index: UInt16, of total: UInt16, _ data: [UInt8]) -> [UInt8] {
        let payload = FragmentPayload.encode(stream: stream, index: index, total: total, originalType: originalType, data: data)
        return author.frame(.fragment, payload, ttl: ttl, at: time, isSigned: false, isRSR: isRSR)
    }

    /// Every fragment of `inner`.
    func fragments(of inner: [UInt8]) -> [[UInt8]] {
        let starts = Array(stride(from: 0, to: inner.count, by: size))
        return starts.enumerated().map { index, start in
            fragment(UInt16(index), of: UInt16(starts.count), Array(inner[start..<min(start + size, inner.count)]))
        }
    }
}

/// `count` bytes that no encoder compresses.
func noise(_ count: Int, seed: Int = 0) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: ($0 + seed) &* 167 &+ (($0 + seed) >> 8) &* 31) }
}
