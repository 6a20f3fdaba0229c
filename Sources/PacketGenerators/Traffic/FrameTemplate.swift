import BitchatFrame

/// A frame made once and sent many times, each time with a new time and new random bytes in named places.
///
/// Its signature is random too and holds for nobody, unless the frame is signed anew each time.
struct FrameTemplate {
    private var bytes: [UInt8]
    private var contents: FrameContents
    private var signer: TestIdentity?
    private let times: [Int]
    private let fresh: [Range<Int>]

    /// Takes a frame; `times` are the offsets of further timestamps, `fresh` the ranges of random bytes.
    init(_ frame: GeneratedFrame, times: [Int] = [], fresh: [Range<Int>] = []) {
        bytes = frame.bytes
        contents = frame.contents
        self.times = [3] + times
        let signature = frame.contents.signature.map { [frame.length - $0.count..<frame.length] } ?? []
        self.fresh = fresh + signature
    }

    /// The same template, of which each frame is signed by `author`; no other bytes of it are random.
    func signedAnew(by author: TestIdentity) -> FrameTemplate {
        var copy = self
        copy.signer = author
        return copy
    }

    /// The frame as made at a time in milliseconds since 1970.
    mutating func stamped(_ time: UInt64, _ random: inout SplitMix64) -> [UInt8] {
        if let signer {
            contents.timestamp = time
            return PacketFactory(.ios).frame(contents, signedBy: signer).bytes
        }
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
