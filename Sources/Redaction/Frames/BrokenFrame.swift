import BitchatFrame
import Dissection
import WireFormat

/// Replaces bytes that are no whole frame: the header fields that make the fault stay, all else becomes other bytes.
struct BrokenFrame {
    private let bytes: RawSpanCopy
    private let standIns: StandIns

    /// Takes `bytes`, which no decoder takes for a frame.
    init(_ bytes: RawSpan, _ standIns: StandIns) {
        self.bytes = RawSpanCopy(bytes)
        self.standIns = standIns
    }

    /// The bytes of its stand-in, as many.
    func redacted() -> [UInt8] {
        let original = bytes.array
        guard let version = original.first else { return [] }
        let other = standIns.bytes(.odd, original, count: original.count)
        guard version == 1 || version == 2 else { return foreign(original, other) }
        var result = header(original, other)
        guard original.count >= (version == 1 ? 22 : 24) else { return result + other.dropFirst(result.count) }
        let flags = FrameFlags(rawValue: original[11])
        var ids = 1 + (flags.contains(.recipient) ? 1 : 0)
        while ids > 0, original.count - result.count >= 8 {
            result += peer(original, at: result.count)
            ids -= 1
        }
        if ids == 0, version == 2, flags.contains(.route), result.count < original.count {
            var hops = Int(original[result.count])
            result.append(original[result.count])
            while hops > 0, original.count - result.count >= 8 {
                result += peer(original, at: result.count)
                hops -= 1
            }
        }
        if flags.contains(.compressed) {
            result += original[result.count..<min(original.count, result.count + (version == 1 ? 2 : 4))]
        }
        result += other.dropFirst(result.count)
        // A frame that lost its last byte to what looked like padding shows so by the byte before (docs/protocol.md 8 #35).
        if original.last == 1 { result[result.count - 1] = 1 }
        return result
    }

    /// What stands before the author's ID.
    ///
    /// Where that looks like no header of our days, it may be anything: what makes the fault stays, which is version, flags and
    /// payload length, and no more than the looks of the rest.
    private func header(_ original: [UInt8], _ other: [UInt8]) -> [UInt8] {
        var result = Array(original.prefix(original[0] == 1 ? 14 : 16))
        guard !original.withRawSpan({ FrameShape().begins($0, $0.whole) }) else { return result }
        for index in result.indices where 1...10 ~= index { result[index] = other[index] }
        if result.count > 2 {
            result[1] = MessageType(rawValue: original[1]).name == nil ? 0x7F : original[1]
            result[2] = min(original[2], 8)
        }
        return result
    }

    /// Bytes that begin with no version: the first stays, since it tells the fault.
    private func foreign(_ original: [UInt8], _ other: [UInt8]) -> [UInt8] {
        let replaced = Trailing(standIns).redacted(original)
        return [original[0]] + replaced.dropFirst()
    }

    private func peer(_ original: [UInt8], at offset: Int) -> [UInt8] {
        let value = original[offset..<(offset + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        var writer = ByteWriter(capacity: 8)
        writer.bigEndian(standIns.peer(PeerID(value: value)).value)
        return writer.bytes
    }
}

/// The bytes of a span, kept.
struct RawSpanCopy {
    /// The bytes.
    let array: [UInt8]

    /// Copies `bytes`.
    init(_ bytes: RawSpan) { array = bytes.array }
}
