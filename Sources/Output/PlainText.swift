/// Text that goes out as it is: printable ASCII to which no reader gives a meaning.
enum PlainText {
    /// Whether every byte is from 0x20 to 0x7E, and neither a quote nor a backslash.
    @inline(__always)
    static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let count = bytes.count
        guard count >= 16 else { return unsafe isPlainShort(bytes) }
        var marks = SIMD16<UInt8>()
        var offset = 0
        while offset &+ 16 < count {
            marks |= unsafe Self.marks(bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self))
            offset &+= 16
        }
        // The last sixteen may overlap those before.
        marks |= unsafe Self.marks(bytes.loadUnaligned(fromByteOffset: count &- 16, as: SIMD16<UInt8>.self))
        let halves = unsafe unsafeBitCast(marks, to: SIMD2<UInt64>.self)
        return (halves[0] | halves[1]) & 0x8080_8080_8080_8080 == 0
    }

    /// Marks each byte that is special with its highest bit.
    ///
    /// Below 0x80, a difference has it only where it is less than nothing.
    @inline(__always)
    private static func marks(_ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
        let special = ((bytes ^ 0x22) &- 1) | ((bytes ^ 0x5C) &- 1) | ((bytes ^ 0x7F) &- 1)
        return bytes | (bytes &- 0x20) | special
    }

    private static func isPlainShort(_ bytes: UnsafeRawBufferPointer) -> Bool {
        for index in 0..<bytes.count {
            let byte = unsafe bytes[index]
            if byte < 32 || byte > 126 || byte == 34 || byte == 92 { return false }
        }
        return true
    }
}
