import Capture
import WireFormat

/// Feeds libpcap from an input, so that pipes and gzip work as they do for every other format.
///
/// The header's snapshot length is replaced on the way: libpcap cuts longer records to it, though writers often leave
/// a wrong one there (docs/capture-formats.md chapter 6).
final class PcapFeed {
    private static let snapshotOffset = 16
    private static let snapshotLength: [UInt8] = [0, 4, 0, 0]

    /// The input, from whose start on libpcap reads.
    let input: ByteInput
    private let isBigEndian: Bool

    /// Makes a feed of `input`, of which nothing was consumed yet.
    init(_ input: ByteInput) {
        self.input = input
        isBigEndian = input.withBuffered { $0.byte(at: 0) == 0xA1 }
    }

    /// Copies up to as many bytes as `target` holds; 0 at the end.
    func read(into target: UnsafeMutableRawBufferPointer) -> Int {
        guard input.fill(1) > 0 else { return 0 }
        let count = min(target.count, input.buffered)
        let position = input.position
        input.withBuffered { bytes in
            bytes.withBytes(ByteRange(0, count)) { part in
                unsafe part.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
            }
        }
        for index in 0..<Self.snapshotLength.count {
            let place = Self.snapshotOffset + index - position
            guard place >= 0, place < count else { continue }
            unsafe target[place] = Self.snapshotLength[isBigEndian ? index : Self.snapshotLength.count - 1 - index]
        }
        input.consume(count)
        return count
    }
}
