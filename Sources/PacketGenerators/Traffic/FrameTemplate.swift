import BitchatFrame

/// A frame made once and sent many times, each time with a new time and new random bytes in named places.
///
/// What is random is not signed anew: the signatures of such frames hold for nobody.
struct FrameTemplate {
    private var bytes: [UInt8]
    private let times: [Int]
    private let fresh: [Range<Int>]

    /// Takes a frame; `times` are the offsets of further timestamps, `fresh` the ranges of random bytes.
    init(_ frame: GeneratedFrame, times: [Int] = [], fresh: [Range<Int>] = []) {
        bytes = frame.bytes
        self.times = [3] + times
        let signature = frame.contents.signature.map { [frame.length - $0.count..<frame.length] } ?? []
        self.fresh = fresh + signature
    }

    /// The frame as made at a time in milliseconds since 1970.
    mutating func stamped(_ time: UInt64, _ random: inout SplitMix64) -> [UInt8] {
        for offset in times { Self.write(time, &bytes, at: offset) }
        for range in fresh { random.fill(&bytes, range) }
        return bytes
    }

    /// Overwrites 8 bytes with a big-endian number, as far as there are so many.
    static func write(_ number: UInt64, _ bytes: inout [UInt8], at offset: Int) {
        for index in 0..<8 where offset + index < bytes.count {
            bytes[offset + index] = UInt8(truncatingIfNeeded: number >> UInt64(56 - 8 * index))
        }
    }
}
