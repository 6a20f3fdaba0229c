import WireFormat

/// btsnoop: Android's HCI log, `btmon -w`, newer hcidump (docs/capture-formats.md chapter 1).
package struct BtsnoopFormat: CaptureFormat {
    package static let name = "btsnoop"
    package static let summary = "btsnoop version 1: Android HCI logs (.log, .cfa), btmon -w, hcidump"
    package static let linkTypes = "HCI (1001), HCI UART H4 (1002), Linux monitor (2001)"

    private var layout = BtsnoopLayout()

    package init() {}

    package static func likelihood(of head: RawSpan, isFinal: Bool) -> Likelihood {
        head.equals(ByteRange(0, BtsnoopLayout.magic.count), BtsnoopLayout.magic) ? .certain : .none
    }

    package mutating func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        stream.summary.format = Self.name
        while try RecordWalk.run(&layout, input, &stream, into: &sink) == .damaged {
            if let refusal = layout.refusal {
                throw stream.error(.unsupported, record: 0, offset: input.position, refusal)
            }
            if input.position == BtsnoopLayout.headerSize, BtsnoozShape.hasRecords(input) {
                return try readBtsnoozBody(input, &stream, into: &sink)
            }
            try resynchronise(input, &stream, into: &sink)
        }
    }

    /// Someone's extraction put btsnoop's header before raw btsnooz records (1.4); they have no absolute time.
    private func readBtsnoozBody<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        stream.summary.format = BtsnoozFormat.name
        stream.report(
            "a btsnoop header over btsnooz records: times are relative, packets are cut", offset: input.position, to: &sink)
        var body = BtsnoozLayout(version: BtsnoozShape.version(input), firstTime: 0)
        if try RecordWalk.run(&body, input, &stream, into: &sink) == .damaged {
            throw stream.error(.damaged, offset: input.position, "no btsnooz record at offset \(input.position)")
        }
    }

    /// Passes over a damaged stretch, or ends the source where no record follows it.
    private func resynchronise<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        let offset = input.position
        let search = BtsnoopResynchroniser(datalink: layout.datalink ?? .uart, last: layout.last)
        guard let passed = search.advance(input) else {
            let passed = input.position + input.buffered - offset
            throw stream.error(
                .damaged, offset: offset, "no record header at offset \(offset), and none in the \(passed) bytes from there on")
        }
        stream.report("damaged: \(passed) bytes passed over to the next record header", offset: offset, to: &sink)
    }
}
