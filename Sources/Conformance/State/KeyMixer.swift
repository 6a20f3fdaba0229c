import WireFormat

/// Mixes the words of a key into a hash, with multipliers drawn once for a run so that nobody can prepare keys that collide.
///
/// Whatever finds a key by its hash compares the whole key; bytes alone are told apart by their hash, with a mistake of one in 2⁴⁷ at most.
struct KeyMixer: Sendable {
    private static let drawn = (UInt64.random(in: .min ... .max) | 1, UInt64.random(in: .min ... .max) | 1)

    private let first: UInt64, second: UInt64

    /// Makes the mixer of this run.
    init() { (first, second) = Self.drawn }

    /// The hash of two words.
    @inline(__always)
    func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = (one ^ first).multipliedFullWidth(by: other ^ second)
        return product.low ^ product.high
    }

    /// The hash of three words.
    @inline(__always)
    func mix(_ one: UInt64, _ other: UInt64, _ third: UInt64) -> UInt64 { mix(mix(one, other), third) }
}

extension KeyMixer {
    /// The hash of bytes.
    func mix(_ bytes: RawSpan) -> UInt64 {
        var state = UInt64(bytes.byteCount), offset = 0
        while bytes.byteCount - offset >= 16 {
            state = mix(state ^ Self.word(bytes, offset), Self.word(bytes, offset + 8))
            offset += 16
        }
        let low = Self.tail(bytes, offset), high = Self.tail(bytes, offset + 8)
        return mix(state ^ low, high)
    }

    /// The eight bytes from `offset` on, which are there.
    @inline(__always)
    private static func word(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
        // The caller has compared the offset with the length, and any bytes are an integer.
        unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// The bytes from `offset` on, eight at most, as a word; those beyond the end are 0.
    private static func tail(_ bytes: RawSpan, _ offset: Int) -> UInt64 {
        if bytes.byteCount - offset >= 8 { return word(bytes, offset) }
        var word: UInt64 = 0
        for place in stride(from: bytes.byteCount - 1, through: offset, by: -1) {
            word = word << 8 | UInt64(bytes.byte(at: place) ?? 0)
        }
        return word
    }
}
