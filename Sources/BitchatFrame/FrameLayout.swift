import WireFormat

/// Which parts a frame has and where they begin, as far as its header tells (docs/protocol.md 2.1).
///
/// Offsets count from the frame's first byte.
struct FrameLayout {
    /// The bytes of a peer ID.
    static let idLength = 8
    /// The bytes of a signature.
    static let signatureLength = 64

    /// Where the parts after the sender begin, which is also the smallest frame: 22 for version 1, 24 for version 2.
    let headLength: Int
    /// The size of the payload section.
    let payloadLength: Int
    /// The size of the original-size field of a compressed section.
    let sizeFieldLength: Int
    /// Whether a recipient follows the sender.
    let hasRecipient: Bool
    /// Whether a route follows the IDs: flagged, and not version 1, which ignores the flag.
    let hasRoute: Bool
    /// Whether the payload section is compressed.
    let isCompressed: Bool
    /// Whether a signature ends the frame.
    let hasSignature: Bool

    /// Reads the layout out of three header fields; `version` is 1 or 2.
    @inline(__always)
    init(version: UInt8, flags: FrameFlags, payloadLength: UInt32) {
        let isShort = version == 1
        headLength = isShort ? 22 : 24
        sizeFieldLength = isShort ? 2 : 4
        self.payloadLength = Int(payloadLength)
        hasRecipient = flags.contains(.recipient)
        hasRoute = !isShort && flags.contains(.route)
        isCompressed = flags.contains(.compressed)
        hasSignature = flags.contains(.signature)
    }

    /// Where the route's count byte stands, or would.
    @inline(__always) var routeOffset: Int { headLength &+ (hasRecipient ? Self.idLength : 0) }

    /// Where the payload section begins, given the number of hops.
    @inline(__always)
    func sectionOffset(hops: Int) -> Int { routeOffset &+ (hasRoute ? 1 &+ hops &* Self.idLength : 0) }

    /// The length of the whole frame, given the number of hops.
    @inline(__always)
    func length(hops: Int) -> Int {
        sectionOffset(hops: hops) &+ payloadLength &+ (hasSignature ? Self.signatureLength : 0)
    }

    /// The number of hops of the frame at `range`: 0 without a route, nil when the count byte is not there.
    @inline(__always)
    func hops(_ bytes: RawSpan, _ range: ByteRange) -> Int? {
        guard hasRoute else { return 0 }
        guard routeOffset < range.count, let count = bytes.byte(at: range.offset &+ routeOffset) else { return nil }
        return Int(count)
    }
}

extension FrameLayout {
    /// The recipient of the frame at `range`, which holds it, if flagged.
    @inline(__always)
    func recipient(_ bytes: RawSpan, _ range: ByteRange) -> PeerID? {
        guard hasRecipient else { return nil }
        var cursor = ByteCursor(range, layer: .frame)
        cursor.position &+= headLength
        return (try? cursor.bigEndian(bytes, UInt64.self)).map { PeerID(value: $0) }
    }

    /// Where the hops of the frame at `range` stand.
    @inline(__always)
    func route(hops: Int, _ range: ByteRange) -> ByteRange {
        hops == 0 ? .empty : ByteRange(range.offset &+ routeOffset &+ 1, hops &* Self.idLength)
    }

    /// The payload section without its size field, if it has one and is longer.
    @inline(__always)
    func body(of section: ByteRange) -> ByteRange {
        guard isCompressed else { return section }
        let skipped = min(sizeFieldLength, section.count)
        return ByteRange(section.offset &+ skipped, section.count &- skipped)
    }

    /// The declared size after inflating; nil when not compressed or when the section is shorter than its size field.
    @inline(__always)
    func originalSize(_ bytes: RawSpan, _ section: ByteRange) -> Int? {
        guard isCompressed else { return nil }
        var cursor = ByteCursor(section, layer: .frame)
        if sizeFieldLength == 2 { return (try? cursor.bigEndian(bytes, UInt16.self)).map { Int($0) } }
        return (try? cursor.bigEndian(bytes, UInt32.self)).map { Int($0) }
    }
}
