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
            guard isGzip(current, &sink) else { return try readPlain(current, &stream, into: &sink) }
            current = ByteInput(InflatingSource(current, .gzip))
        }
        throw stream.error(.damaged, record: 0, offset: 0, "gzip inside gzip, more than \(maximumLayers) times")
    }

    private static func isGzip<Sink: CaptureSink>(_ input: ByteInput, _ sink: inout Sink) -> Bool {
        input.fill(1)
        while input.fillSoon(2) < 2, !input.isAtEnd { waitForMore(input, &sink) }
        return input.withBuffered { $0.byte(at: 0) == 0x1F && $0.byte(at: 1) == 0x8B }
    }

    private static func readPlain<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        guard input.fill(1) > 0 else { throw nothing(input, stream) }
        guard let found = find(input, stream.formats, &sink) else {
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
    ///
    /// A live source that pauses before that is looked at as far as it came, and again when more comes.
    private static func find<Sink: CaptureSink>(
        _ input: ByteInput, _ formats: [any CaptureFormat.Type], _ sink: inout Sink
    ) -> (any CaptureFormat.Type)? {
        while input.fillSoon(firstLook) < firstLook, !input.isAtEnd { waitForMore(input, &sink) }
        let quick = FormatGuess(input, formats, isFinal: false)
        if quick.likelihood == .certain { return decided(quick, &sink) }
        while input.fillSoon(secondLook) < secondLook, !input.isAtEnd {
            if FormatGuess.isHopeless(input, formats) { return nil }
            let guess = FormatGuess(input, formats, isFinal: true)
            if guess.isConvincing { return decided(guess, &sink) }
            waitForMore(input, &sink)
        }
        let guess = FormatGuess(input, formats, isFinal: true)
        if guess.likelihood == .possible, !input.isAtEnd { tell(input, &sink) }
        return guess.format
    }

    private static func waitForMore<Sink: CaptureSink>(_ input: ByteInput, _ sink: inout Sink) {
        tell(input, &sink)
        input.fill(input.buffered + 1)
    }

    private static func tell<Sink: CaptureSink>(_ input: ByteInput, _ sink: inout Sink) {
        sink.undecided(HeadDescription.undecided(input))
    }

    private static func decided<Sink: CaptureSink>(_ guess: FormatGuess, _ sink: inout Sink) -> (any CaptureFormat.Type)? {
        sink.decided()
        return guess.format
    }
}
