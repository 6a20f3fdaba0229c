import WireFormat

/// Apple's PacketLogger: `.pklg` of iOS sysdiagnose (version 1, big-endian) and of the macOS app (version 2,
/// little-endian) (docs/capture-formats.md chapter 4).
package struct PacketLoggerFormat: CaptureFormat {
    package static let name = "pklg"
    package static let summary = "PacketLogger (.pklg): pklg1 of iOS sysdiagnose and BTstack, pklg2 of the macOS app"
    package static let linkTypes = "HCI; notes are numbered and passed on untyped"

    package init() {}

    package static func likelihood(of head: RawSpan, isFinal: Bool) -> Likelihood {
        guard isFinal else { return .none }
        return max(
            PacketLoggerShape.likelihood(head, isBigEndian: true), PacketLoggerShape.likelihood(head, isBigEndian: false))
    }

    package mutating func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        let isBigEndian = input.withBuffered {
            PacketLoggerShape.likelihood($0, isBigEndian: true) >= PacketLoggerShape.likelihood($0, isBigEndian: false)
        }
        stream.summary.format = isBigEndian ? "pklg1" : "pklg2"
        var layout = PacketLoggerLayout(isBigEndian: isBigEndian)
        guard try RecordWalk.run(&layout, input, &stream, into: &sink) == .damaged else { return }
        throw stream.error(
            .damaged, offset: input.position,
            "no PacketLogger record at offset \(input.position): its length is not 8 to \(PacketLoggerHeader.maximumLength)")
    }
}
