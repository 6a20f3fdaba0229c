import WireFormat

/// Bytes as lines of an offset, sixteen hex pairs and their ASCII characters, which text2pcap also reads.
package enum HexDump {
    /// Writes every byte of `bytes` to `out`, each line after `indent` spaces.
    package static func write(_ bytes: RawSpan, to out: OutputBuffer, indent: Int) {
        var start = 0
        while start < bytes.byteCount {
            let line = ByteRange(start, min(16, bytes.byteCount - start))
            for _ in 0..<indent { out.byte(32) }
            for shift in [20, 16, 12, 8, 4, 0] { out.byte(Hexadecimal.digit(UInt8(truncatingIfNeeded: start >> shift) & 15)) }
            out.byte(32)
            row(bytes, line, to: out)
            out.byte(10)
            start += 16
        }
    }

    private static func row(_ bytes: RawSpan, _ line: ByteRange, to out: OutputBuffer) {
        for index in 0..<16 {
            out.byte(32)
            if index < line.count { out.hex(bytes, ByteRange(line.offset + index, 1)) } else { out.text("  ") }
        }
        out.text("  ")
        for index in 0..<line.count {
            let byte = bytes.byte(at: line.offset + index) ?? 0
            out.byte(byte >= 32 && byte < 127 ? byte : 46)
        }
    }
}
