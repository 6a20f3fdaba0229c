import WireFormat

/// hcidump -w of old BlueZ: records without a file header (docs/capture-formats.md chapter 5).
///
/// Its records look like those of PacketLogger version 2 but for their stride; the format whose walk goes further wins.
package struct HcidumpFormat: CaptureFormat {
    package static let name = "hcidump"
    package static let summary = "hcidump -w of BlueZ before 5 (newer ones write btsnoop)"
    package static let linkTypes = "HCI UART H4"

    private static let enough = 64

    package init() {}

    /// So many records in a row are no accident, even when the next is damaged.
    private static let convincing = 3

    package static func likelihood(of head: RawSpan, isFinal: Bool) -> Likelihood {
        guard isFinal else { return .none }
        var offset = 0
        var score = 0
        for count in 0..<enough {
            guard let header = HcidumpHeader(head, at: offset) else { break }
            guard fits(header, type: head.byte(at: offset + HcidumpHeader.size)) else {
                if count >= convincing { break }
                return .none
            }
            offset += header.total
            score += 2
        }
        if score > 0, offset == head.byteCount { score += 1 }
        return Likelihood(score: score > 0 ? score + 1 : 0)
    }

    package mutating func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        stream.summary.format = Self.name
        var layout = HcidumpLayout()
        guard try RecordWalk.run(&layout, input, &stream, into: &sink) == .damaged else { return }
        throw stream.error(.damaged, offset: input.position, "no hcidump record at offset \(input.position)")
    }

    /// A header with a time, before a packet that begins with an H4 type (vendors use some above 5).
    private static func fits(_ header: HcidumpHeader, type: UInt8?) -> Bool {
        guard header.isPlausible, header.hasTime, header.length > 1 else { return false }
        return type.map { 1...9 ~= $0 } ?? true
    }
}
