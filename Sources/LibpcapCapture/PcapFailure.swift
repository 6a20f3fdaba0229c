import Capture

/// libpcap's words turned into a capture's error.
enum PcapFailure {
    /// The error for libpcap's `words` at the record that would begin at `offset` (0: the file header).
    ///
    /// A cut is told by libpcap as `truncated dump file; tried to read 8 captured bytes, only got 5`. Its first number
    /// counts from the record's data where it says so, and its second leaves bytes out at times: `end`, the number of
    /// bytes that libpcap was given, is sure.
    static func error(_ words: String, _ stream: RecordStream, offset: Int, end: Int, headerSize: Int) -> CaptureError {
        guard words.hasPrefix("truncated dump file") else {
            return stream.error(.damaged, offset: offset, "libpcap says at offset \(offset): \(words)")
        }
        let needed = (number(words) ?? 0) + (words.contains("captured bytes") ? headerSize : 0)
        return stream.cut(isHeader: offset == 0, offset: offset, needed: needed, there: end - offset)
    }

    /// The first decimal number in `text`; none of libpcap's has more than ten digits.
    private static func number(_ text: String) -> Int? {
        text.split { !("0"..."9").contains($0) }.lazy.compactMap { Int($0) }.first
    }
}
