/// Where the fields of a record's head stand, counted from the record's first byte (docs/capture-formats.md chapters 1, 4, 6 and 7).
package struct RecordLayout: Sendable, Hashable {
    /// The bytes before the first record.
    package let fileHeader: Int
    /// The bytes before a record's data.
    package let head: Int
    /// The length of the data that is there.
    package let length: Range<Int>
    /// The bytes that the length counts besides the data.
    package let counted: Int
    /// The length of the data as it was; empty where there is none.
    package let original: Range<Int>
    /// The time.
    package let time: Range<Int>
    /// Flags or a type that tell direction and kind; empty where there are none.
    package let flags: Range<Int>
    /// Whether numbers are little endian.
    package let littleEndian: Bool

    /// The layout of a container's records; that of packet blocks in pcapng.
    package init(_ kind: CaptureFileKind) {
        littleEndian = kind == .pcapLittle || kind == .pcapngLittle || kind == .packetLoggerLittle
        switch kind {
        case .btsnoop:
            (fileHeader, head, length, counted) = (16, 24, 4..<8, 0)
            (original, time, flags) = (0..<4, 16..<24, 8..<12)
        case .pcapLittle, .pcapBig:
            (fileHeader, head, length, counted) = (24, 16, 8..<12, 0)
            (original, time, flags) = (12..<16, 0..<8, 0..<0)
        case .packetLoggerLittle, .packetLoggerBig:
            (fileHeader, head, length, counted) = (0, 13, 0..<4, 9)
            (original, time, flags) = (0..<0, 4..<12, 12..<13)
        case .pcapngLittle, .pcapngBig:
            (fileHeader, head, length, counted) = (0, 28, 4..<8, 32)
            (original, time, flags) = (24..<28, 12..<20, 0..<4)
        }
    }
}
