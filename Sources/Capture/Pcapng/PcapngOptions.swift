import WireFormat

/// The options at the end of a pcapng block: code u16, length u16, value padded to four bytes; code 0 ends them.
struct PcapngOptions {
    /// One option.
    struct Option {
        /// What it says, by block type.
        var code: UInt16
        /// Its value, without padding.
        var value: ByteCursor
    }

    private var cursor: ByteCursor
    private let isBigEndian: Bool

    /// Begins at the cursor's position, where the block's fixed part ends.
    init(_ cursor: ByteCursor, isBigEndian: Bool) {
        self.cursor = cursor
        self.isBigEndian = isBigEndian
    }

    /// The next option; nil at the end, or where the rest is no option.
    mutating func next(_ bytes: RawSpan) -> Option? {
        do throws(DecodeError) {
            let code = try cursor.integer(bytes, UInt16.self, isBigEndian: isBigEndian)
            let length = try cursor.integer(bytes, UInt16.self, isBigEndian: isBigEndian)
            guard code != 0 else { return nil }
            let value = try cursor.child(Int(length))
            _ = try cursor.take(min(-Int(length) & 3, cursor.remaining))
            return Option(code: code, value: value)
        } catch {
            return nil
        }
    }
}
