import WireFormat

/// Mixes numbers and bytes with a secret of this run, to place them in tables, and to tell them apart where a mistake of
/// one in 2⁶⁰ does not matter.
///
/// Nobody outside can choose two inputs with the same result. It must not show in an answer: the next run has another secret.
@frozen public struct SecretMixer: Sendable {
    /// The mixer of this run; keep a copy rather than ask for it each time.
    public static let shared = SecretMixer()

    @usableFromInline let first: UInt64, second: UInt64

    private init() {
        first = UInt64.random(in: .min ... .max)
        second = UInt64.random(in: .min ... .max)
    }

    /// A number in which each bit depends on all three.
    @inlinable @inline(__always)
    public func mix(_ one: UInt64, _ two: UInt64, _ three: UInt64) -> UInt64 {
        Self.fold(Self.fold(one ^ first, two ^ second) ^ second, three ^ first)
    }

    /// A number in which each bit depends on `earlier` and on every byte of `range`, cut to what the span holds.
    @inlinable
    public func mix(_ bytes: RawSpan, _ range: ByteRange, after earlier: UInt64) -> UInt64 {
        bytes.withBytes(range) { bytes in
            var cursor = ByteCursor(whole: bytes, layer: .payload)
            var state = earlier ^ second ^ UInt64(truncatingIfNeeded: bytes.byteCount)
            while cursor.remaining >= 16, let left = try? cursor.littleEndian(bytes, UInt64.self),
                let right = try? cursor.littleEndian(bytes, UInt64.self)
            {
                state = Self.fold(left ^ first, right ^ state)
            }
            while cursor.remaining >= 4, let four = try? cursor.littleEndian(bytes, UInt32.self) {
                state = Self.fold(UInt64(four) ^ first, state)
            }
            while let byte = try? cursor.byte(bytes) { state = Self.fold(UInt64(byte) ^ first, state) }
            return state
        }
    }

    /// Both halves of the product in one.
    @inlinable @inline(__always)
    static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
