import BitchatFrame
import PacketGenerators
import WireFormat

/// A frame that one of the cast signed: the fuzzed one with another sender and a good signature.
struct SignedFrame {
    /// The frame with its signature at the end.
    private(set) var bytes: [UInt8]
    /// Where the payload section begins and ends.
    let section: Int, sectionEnd: Int
    private let simple: SimpleFrame

    /// Signs the frame at the start of `input` as `author`; nothing when there is none, or it is an announce, which brings its key.
    init?(_ input: RawSpan, by author: TestIdentity) {
        let read = SimpleFrame(input, cap: 1_179_760)
        guard read.refusal == nil, read.type != MessageType.announce.rawValue else { return nil }
        var unsigned = input.array(ByteRange(0, read.sectionEnd))
        unsigned[11] = unsigned[11] & ~0x02
        let sender = read.version == 1 ? 14 : 16
        unsigned.replaceSubrange(sender..<sender + 8, with: author.peerID.bytes)
        let simple = unsigned.withRawSpan { SimpleFrame($0, cap: 1_179_760) }
        guard simple.refusal == nil else { return nil }
        let preimage = unsigned.withRawSpan { simple.preimage($0) }
        bytes = unsigned + author.signature(over: preimage)
        bytes[11] |= 0x02
        (self.simple, section, sectionEnd) = (simple, simple.section, simple.sectionEnd)
    }

    /// The frame with one bit of what a signature covers changed: never a length, a count or a flag.
    ///
    /// `choice` says which part, which byte of it and which bit, so that small parts are met as often as large ones.
    func changed(_ choice: UInt64) -> [UInt8] {
        let parts = coveredParts.filter { !$0.isEmpty }
        let part = parts[Int(choice % UInt64(parts.count))]
        let place = place(in: part, choice >> 8)
        var other = bytes
        // A type with its high bit changed is never an announce, which would bring its own key.
        other[place] ^= place == 1 ? 0x80 : 1 << UInt8(choice >> 32 & 7)
        return other
    }

    /// The last byte of a part, the first, or any: mistakes of length show at its ends.
    private func place(in part: Range<Int>, _ choice: UInt64) -> Int {
        switch choice >> 16 & 3 {
        case 0: part.upperBound - 1
        case 1: part.lowerBound
        default: part.lowerBound + Int((choice & 0xFFFF) % UInt64(part.count))
        }
    }

    private var coveredParts: [Range<Int>] {
        let fixed = simple.version == 1 ? 22 : 24
        return [
            1..<2, 3..<11, fixed..<fixed + (simple.recipient == nil ? 0 : 8),
            simple.routeStart..<simple.routeStart + 8 * simple.hops, section..<(simple.isCompressed ? section : sectionEnd),
            sectionEnd..<bytes.count,
        ]
    }

    /// The frame with what a signature does not cover changed, and bytes after it.
    func changedAround(_ choice: UInt64) -> [UInt8] {
        var other = bytes
        other[2] = UInt8(truncatingIfNeeded: choice)
        other[11] ^= UInt8(truncatingIfNeeded: choice >> 8) & 0xF0
        return other + [UInt8](repeating: 0x10, count: Int(choice >> 16 & 31))
    }
}
