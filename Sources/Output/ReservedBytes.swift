import WireFormat

/// A stretch reserved at the end of an output buffer, filled from its beginning.
///
/// Nothing is checked here: who reserves it counts the most that can come.
@unsafe struct ReservedBytes {
    /// Where the next byte goes.
    var end: UnsafeMutablePointer<UInt8>

    /// Makes a stretch of which nothing is filled.
    @inline(__always)
    init(from start: UnsafeMutablePointer<UInt8>) { unsafe end = start }

    /// Puts one byte; takes 1.
    @inline(__always)
    mutating func byte(_ value: UInt8) {
        unsafe end.pointee = value
        unsafe end += 1
    }

    /// Puts the memory of a number, of which the first `count` bytes stay; takes all of its bytes.
    @inline(__always)
    mutating func word<Word: FixedWidthInteger & BitwiseCopyable>(_ value: Word, keeping count: Int = MemoryLayout<Word>.size) {
        unsafe UnsafeMutableRawPointer(end).storeBytes(of: value, as: Word.self)
        unsafe end += count
    }

    /// Puts a fixed text; takes its length.
    @inline(__always)
    mutating func text(_ text: StaticString) {
        if text.utf8CodeUnitCount <= 32 { return unsafe short(text) }
        unsafe raw(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Puts a fixed text of up to 32 bytes; takes its length.
    ///
    /// One that is not empty goes as two words that may overlap.
    @inline(__always)
    mutating func short(_ text: StaticString) {
        let count = text.utf8CodeUnitCount
        // Texts and keys are written in the program, none comes from input: a longer one is a mistake of ours, and must not be cut.
        precondition(count <= 32)
        let source = unsafe UnsafeRawPointer(text.utf8Start), target = unsafe UnsafeMutableRawPointer(end)
        if count >= 16 {
            unsafe Self.move(SIMD16<UInt8>.self, source, target, count)
        } else if count >= 8 {
            unsafe Self.move(UInt64.self, source, target, count)
        } else if count >= 4 {
            unsafe Self.move(UInt32.self, source, target, count)
        } else if count >= 2 {
            unsafe Self.move(UInt16.self, source, target, count)
        } else if count == 1 {
            unsafe Self.move(UInt8.self, source, target, count)
        }
        unsafe end += count
    }

    /// Puts bytes as they are; takes their number.
    @inline(__always)
    mutating func raw(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress else { return }
        unsafe UnsafeMutableRawPointer(end).copyMemory(from: source, byteCount: bytes.count)
        unsafe end += bytes.count
    }

    /// Copies `count` bytes, one to two words of them.
    @inline(__always)
    private static func move<Word: BitwiseCopyable>(
        _: Word.Type, _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ count: Int
    ) {
        let last = count &- MemoryLayout<Word>.size
        let first = unsafe source.loadUnaligned(as: Word.self)
        let second = unsafe source.loadUnaligned(fromByteOffset: last, as: Word.self)
        unsafe target.storeBytes(of: first, as: Word.self)
        unsafe target.storeBytes(of: second, toByteOffset: last, as: Word.self)
    }
}
