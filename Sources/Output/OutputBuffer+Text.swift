import WireFormat

extension OutputBuffer {
    /// Which characters of foreign text must not reach the reader as they are.
    package enum Escaping: Sendable, Hashable {
        /// JSON string contents: quotes, backslashes and control characters.
        case json
        /// A terminal: control characters, and those that turn the direction of text.
        case terminal
    }

    /// Appends the bytes of `range` of `source` as UTF-8 text, bad sequences replaced by U+FFFD, escaped for its reader.
    package func text(_ source: RawSpan, _ range: ByteRange, _ escaping: Escaping) {
        source.withBytes(range) { part in
            unsafe part.withUnsafeBytes { bytes in
                if unsafe PlainText.isPlain(bytes) {
                    unsafe raw(bytes)
                } else {
                    unsafe text(String(decoding: bytes, as: UTF8.self), escaping)
                }
            }
        }
    }

    /// Appends `text`, escaped for its reader.
    package func text(_ text: String, _ escaping: Escaping) {
        for scalar in text.unicodeScalars {
            if escaping == .json, scalar == "\"" || scalar == "\\" {
                byte(92)
                byte(UInt8(truncatingIfNeeded: scalar.value))
            } else if Self.isHidden(scalar.value) {
                escape(scalar.value)
            } else {
                for unit in scalar.utf8 { byte(unit) }
            }
        }
    }

    private func escape(_ value: UInt32) {
        byte(92)
        byte(117)
        for shift in [12, 8, 4, 0] as [UInt32] { byte(Hexadecimal.digit(UInt8(truncatingIfNeeded: value >> shift) & 15)) }
    }

    /// Control characters, line and paragraph separators, and marks that turn the direction of text.
    private static func isHidden(_ value: UInt32) -> Bool {
        switch value {
        case 0..<32, 127..<160, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
