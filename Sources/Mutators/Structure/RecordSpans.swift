import WireFormat

/// Where the records of a capture file stand; in pcapng every block is one, its body that of a packet block.
package struct RecordSpans: ElementWalk, Sendable {
    /// The container.
    package let kind: CaptureFileKind
    /// The fields of a record's head.
    package let layout: RecordLayout
    private var position: Int
    private let end: Int

    /// Begins a walk over a whole file; nil for a file of another kind.
    package init?(_ bytes: RawSpan) {
        guard let kind = CaptureFileKind(bytes) else { return nil }
        self.kind = kind
        layout = RecordLayout(kind)
        position = layout.fileHeader
        end = bytes.byteCount
    }

    package mutating func next(_ bytes: RawSpan) -> Element? {
        guard end - position >= (isBlocks ? 12 : layout.head) else { return nil }
        let start = position
        let length = number(start + layout.length.lowerBound, bytes)
        let count = isBlocks ? max(12, length) : layout.head + max(0, length - layout.counted)
        position = min(start + count, end)
        return Element(
            kind: isBlocks ? bytes.byte(at: layout.littleEndian ? start : start + 3) ?? 0 : 0, whole: start..<position,
            lengthField: start + layout.length.lowerBound..<start + layout.length.upperBound, body: body(start, bytes))
    }

    /// Whether records are blocks, with their length at both ends.
    private var isBlocks: Bool { kind == .pcapngLittle || kind == .pcapngBig }

    /// The data of the record at `start`, whose end was found; in pcapng what a packet block captured, without its filling.
    private func body(_ start: Int, _ bytes: RawSpan) -> Range<Int> {
        let head = min(start + layout.head, position)
        guard isBlocks else { return head..<position }
        let last = max(head, position - 4)
        return head..<min(head + number(start + 20, bytes), last)
    }

    private func number(_ offset: Int, _ bytes: RawSpan) -> Int {
        var value = 0
        for step in 0..<4 {
            value = value << 8 | Int(bytes.byte(at: layout.littleEndian ? offset + 3 - step : offset + step) ?? 0)
        }
        return value
    }
}
