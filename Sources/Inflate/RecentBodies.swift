import WireFormat

/// The small bodies that were inflated last, with what came out of them.
///
/// In a mesh the same compressed payload arrives over several links, and inflating it costs more than everything else that is done
/// to its packet. Each body has one place, which the next one that belongs there takes over; only whole bodies that are
/// equal byte for byte count as the same. At most `places` times `longestBody` and `longestOutput` bytes are held.
struct RecentBodies {
    private struct Place {
        var body: [UInt8] = []
        var output: [UInt8] = []
        var wrapper = RawInflater.Wrapper.raw
    }

    /// The longest body and output that are kept, in bytes: those of texts.
    private static let longestBody = 512, longestOutput = 2048
    /// The shortest body that is looked for: two words tell where it belongs.
    private static let shortestBody = 16
    /// How many are kept; a power of two.
    private static let places = 64

    private var places: [Place] = []

    /// Where the body at `range` of `bytes` is kept, or would be; nil when it is too short or too long for that.
    func place(of bytes: RawSpan, _ range: ByteRange) -> Int? {
        guard range.count >= Self.shortestBody, range.count <= Self.longestBody, range.end <= bytes.byteCount else { return nil }
        var start = ByteCursor(range, layer: .frame)
        var end = start
        end.position = range.end &- 8
        guard let first = try? start.load(bytes, UInt64.self), let last = try? end.load(bytes, UInt64.self) else { return nil }
        let product = (first ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: last ^ 0xD6E8_FEB8_6659_FD93)
        return Int(truncatingIfNeeded: product.high ^ product.low) & (Self.places - 1)
    }

    /// The number of bytes that came out of the body at `range` of `bytes`, if `place` keeps that body.
    func outputCount(at place: Int, _ bytes: RawSpan, _ range: ByteRange, _ wrapper: RawInflater.Wrapper) -> Int? {
        guard !places.isEmpty, places[place].wrapper == wrapper, Self.isEqual(places[place].body, bytes, range) else {
            return nil
        }
        return places[place].output.count
    }

    /// Runs `body` on what `place` keeps.
    func withOutput<Result: ~Copyable, Failure: Error>(
        at place: Int, _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try places[place].output.withRawSpan(body)
    }

    /// Keeps a whole body and the first `count` bytes of `output`, which came out of it.
    mutating func keep(
        at place: Int, _ bytes: RawSpan, _ range: ByteRange, _ wrapper: RawInflater.Wrapper, _ output: [UInt8], _ count: Int
    ) {
        guard count <= Self.longestOutput else { return }
        if places.isEmpty { places = [Place](repeating: Place(), count: Self.places) }
        places[place].wrapper = wrapper
        places[place].body.removeAll(keepingCapacity: true)
        places[place].body.append(range, of: bytes)
        places[place].output.removeAll(keepingCapacity: true)
        output.withRawSpan { places[place].output.append(ByteRange(0, count), of: $0) }
    }

    private static func isEqual(_ kept: [UInt8], _ bytes: RawSpan, _ range: ByteRange) -> Bool {
        guard kept.count == range.count else { return false }
        return kept.withRawSpan { kept in
            var left = ByteCursor(whole: kept, layer: .frame)
            var right = ByteCursor(range, layer: .frame)
            while left.remaining >= 8 {
                guard let one = try? left.load(kept, UInt64.self), let other = try? right.load(bytes, UInt64.self), one == other
                else { return false }
            }
            while let one = try? left.byte(kept) {
                guard let other = try? right.byte(bytes), one == other else { return false }
            }
            return true
        }
    }
}
