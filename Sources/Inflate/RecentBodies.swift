import WireFormat

/// The small bodies that were inflated last, with what came out of them.
///
/// In a mesh the same compressed payload arrives over several links, and inflating it costs more than everything else that is done
/// to its packet. Each body has two places, which later ones take over by turns; only whole bodies that are equal byte
/// for byte count as the same. At most `places` times `longestBody` and `longestOutput` bytes are held.
struct RecentBodies {
    private struct Place {
        var body: [UInt8] = []
        var output: [UInt8] = []
        var wrapper = RawInflater.Wrapper.raw
    }

    /// The longest body and output that are kept, in bytes: those of texts.
    private static let longestBody = 512, longestOutput = 2048
    /// The shortest body that is looked for: its first, middle and last words tell where it belongs.
    private static let shortestBody = 16
    /// How many are kept; a power of two.
    private static let places = 64

    private var places: [Place] = []
    private var turn = 0

    /// The first of the two places of the body at `range` of `bytes`, an even number; nil when it is too short or too long.
    func place(of bytes: RawSpan, _ range: ByteRange) -> Int? {
        guard range.count >= Self.shortestBody, range.count <= Self.longestBody, range.end <= bytes.byteCount else { return nil }
        let sum = Self.word(bytes, range.offset) &+ UInt64(range.count)
        let rest = Self.word(bytes, range.end &- 8) ^ Self.word(bytes, range.offset &+ (range.count &- 8) / 2) &* 31
        let product = (sum ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: rest ^ 0xD6E8_FEB8_6659_FD93)
        return Int(truncatingIfNeeded: product.high ^ product.low) & (Self.places - 2)
    }

    /// Which of the two places that begin with `first` keeps the body at `range` of `bytes`, and how many bytes came out of it.
    func find(
        at first: Int, _ bytes: RawSpan, _ range: ByteRange, _ wrapper: RawInflater.Wrapper
    ) -> (place: Int, outputCount: Int)? {
        guard !places.isEmpty else { return nil }
        for place in first...first + 1 where places[place].wrapper == wrapper {
            if Self.isEqual(places[place].body, bytes, range) { return (place, places[place].output.count) }
        }
        return nil
    }

    /// Runs `body` on what `place` keeps.
    func withOutput<Result: ~Copyable, Failure: Error>(
        at place: Int, _ body: (RawSpan) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let kept = places[place].output
        return try kept.withRawSpan(body)
    }

    /// Keeps a whole body and the first `count` bytes of `output`, which came out of it.
    mutating func keep(
        at first: Int, _ bytes: RawSpan, _ range: ByteRange, _ wrapper: RawInflater.Wrapper, _ output: [UInt8], _ count: Int
    ) {
        guard count <= Self.longestOutput else { return }
        if places.isEmpty { places = [Place](repeating: Place(), count: Self.places) }
        let place = first + turn & 1
        turn &+= 1
        places[place].wrapper = wrapper
        places[place].body.removeAll(keepingCapacity: true)
        places[place].body.append(range, of: bytes)
        places[place].output.removeAll(keepingCapacity: true)
        output.withRawSpan { places[place].output.append(ByteRange(0, count), of: $0) }
    }

    @inline(__always)
    private static func word(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
        var cursor = ByteCursor(ByteRange(offset, 8), layer: .frame)
        return (try? cursor.load(bytes, UInt64.self)) ?? 0
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
