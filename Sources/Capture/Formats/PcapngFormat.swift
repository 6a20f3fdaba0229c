import WireFormat

/// pcapng, read without libpcap, which refuses mixed link types and sections of another byte order
/// (docs/capture-formats.md chapters 7 and 9).
package struct PcapngFormat: CaptureFormat {
    package static let name = "pcapng"
    package static let summary = "pcapng: Wireshark, tshark, dumpcap, LE sniffers; any mix of interfaces"
    package static let linkTypes = "187, 201, 254 (HCI), 251, 256, 272, 192 (LE link layer), 147 to 162 (user)"

    private static let magic: [UInt8] = [0x0A, 0x0D, 0x0D, 0x0A]

    private var layout = PcapngLayout()

    package init() {}

    package static func likelihood(of head: RawSpan, isFinal: Bool) -> Likelihood {
        guard head.equals(ByteRange(0, 4), magic) else { return .none }
        let order = head.array(ByteRange(8, 4))
        let known: [[UInt8]] = [[0x1A, 0x2B, 0x3C, 0x4D], [0x4D, 0x3C, 0x2B, 0x1A]]
        return order.count < 4 || known.contains(order) ? .certain : .none
    }

    package mutating func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        stream.summary.format = Self.name
        if try RecordWalk.run(&layout, input, &stream, into: &sink) == .damaged {
            throw stream.error(
                .damaged, offset: input.position,
                "no pcapng block at offset \(input.position): its length is below 12 or no multiple of 4")
        }
        if let number = layout.unsupported, layout.delivered == 0 {
            throw stream.error(.unsupported, record: 0, offset: 0, UnsupportedLinkType.message(number))
        }
    }
}
