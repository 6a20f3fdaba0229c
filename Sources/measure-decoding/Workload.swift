import BitchatFrame
import PacketGenerators
import WireFormat

/// Frames that stand one after the other in one buffer, as those of a capture do.
struct Workload {
    /// What they are.
    let name: String
    /// How many have a compressed payload.
    private(set) var compressed = 0
    /// All their bytes.
    private(set) var bytes: [UInt8] = []
    /// Where each stands.
    private(set) var ranges: [ByteRange] = []

    /// The number of frames.
    var count: Int { ranges.count }

    /// Makes `count` frames out of the kinds in `mix`, each as often as its weight says, in an order without a pattern.
    ///
    /// Each kind is a list of frames that are used in turn, every time with another timestamp.
    init(_ name: String, count: Int, _ mix: [(weight: Int, frames: [GeneratedFrame])]) {
        self.name = name
        var random = SplitMix64(label: name)
        var turns = [Int](repeating: 0, count: mix.count)
        let wheel = mix.indices.flatMap { [Int](repeating: $0, count: mix[$0].weight) }
        for number in 0..<count {
            let kind = wheel[random.below(wheel.count)]
            let frame = mix[kind].frames[turns[kind] % mix[kind].frames.count]
            turns[kind] += 1
            add(frame, time: Self.firstTime + UInt64(number))
        }
    }

    private mutating func add(_ frame: GeneratedFrame, time: UInt64) {
        let start = bytes.count
        bytes.append(contentsOf: frame.bytes)
        for index in 0..<8 { bytes[start + 3 + index] = UInt8(truncatingIfNeeded: time >> UInt64(56 - 8 * index)) }
        ranges.append(ByteRange(start, frame.bytes.count))
        compressed += frame.isCompressed ? 1 : 0
    }

    /// 1 July 2026, in milliseconds since 1970.
    static let firstTime: UInt64 = 1_782_864_000_000
}
