import Capture

/// libpcap's words turned into a capture's error.
enum PcapFailure {
    /// The error for libpcap's `words` at the record that would begin at `offset` (0: the file header).
    ///
    /// A cut is told by libpcap as `truncated dump file; tried to read 16 header bytes, only got 5`; the first number
    /// counts from the record's header or from its data, so that `headerSize` is added for data.
    static func error(_ words: String, _ stream: RecordStream, offset: Int, headerSize: Int) -> CaptureError {
        guard words.hasPrefix("truncated dump file") else {
            return stream.error(.damaged, offset: offset, "libpcap says at offset \(offset): \(words)")
        }
        let figures = numbers(words)
        let isData = words.contains("captured bytes")
        let before = isData ? headerSize : 0
        let what = offset == 0 ? "the header" : "record \(stream.nextNumber)"
        guard figures.count >= 2 else { return stream.error(.cut, offset: offset, "cut in the middle of \(what): \(words)") }
        return stream.error(
            .cut, offset: offset,
            "cut in the middle of \(what): \(figures[0] + before) bytes needed at offset \(offset), \(figures[1] + before) there")
    }

    /// The decimal numbers in `text`, in order; none of libpcap's has more than ten digits.
    private static func numbers(_ text: String) -> [Int] {
        text.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
    }
}
