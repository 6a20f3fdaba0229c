import WireFormat

/// Finds out what a source is, by its first bytes, and has it read (docs/capture-formats.md chapter 0).
enum FormatRecognition {
    private static let firstLook = 16
    private static let secondLook = 64 * 1024
    private static let maximumLayers = 4

    /// Reads `input` with the format that recognises it; undoes gzip first, up to four layers of it.
    static func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        var current = input
        for _ in 0...maximumLayers {
            guard isGzip(current) else { return try readPlain(current, &stream, into: &sink) }
            current = ByteInput(InflatingSource(current, .gzip))
        }
        throw stream.error(.damaged, record: 0, offset: 0, "gzip inside gzip, more than \(maximumLayers) times")
    }

    private static func isGzip(_ input: ByteInput) -> Bool {
        input.fill(firstLook)
        return input.withBuffered { $0.byte(at: 0) == 0x1F && $0.byte(at: 1) == 0x8B }
    }

    private static func readPlain<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        guard input.fill(1) > 0 else { throw nothing(input, stream) }
        guard let found = find(input, stream.formats) else {
            throw stream.error(.notACapture, record: 0, offset: 0, "not a capture: " + HeadDescription.text(input))
        }
        var format = found.init()
        try format.read(input, &stream, into: &sink)
    }

    private static func nothing(_ input: ByteInput, _ stream: RecordStream) -> CaptureError {
        if let failure = input.failure { return stream.error(failure, offset: 0) }
        return stream.error(.empty, record: 0, offset: 0, "is empty: 0 bytes")
    }

    /// The format with the highest likelihood; the second look waits for more bytes than the first.
    private static func find(_ input: ByteInput, _ formats: [any CaptureFormat.Type]) -> (any CaptureFormat.Type)? {
        let quick = best(input, formats, isFinal: false)
        if let quick, quick.likelihood == .certain { return quick.format }
        input.fill(secondLook)
        return best(input, formats, isFinal: true)?.format
    }

    private static func best(
        _ input: ByteInput, _ formats: [any CaptureFormat.Type], isFinal: Bool
    ) -> (format: any CaptureFormat.Type, likelihood: Likelihood)? {
        var best: (format: any CaptureFormat.Type, likelihood: Likelihood)?
        for format in formats {
            let likelihood = input.withBuffered { format.likelihood(of: $0, isFinal: isFinal) }
            if likelihood > best?.likelihood ?? .none { best = (format, likelihood) }
        }
        return best
    }
}
