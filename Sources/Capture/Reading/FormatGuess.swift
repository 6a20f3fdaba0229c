import WireFormat

/// Which format the first bytes of a source are most likely of.
struct FormatGuess {
    /// How many bytes hold the first record header of any format, and what shows the kind of packet behind it, but no second one.
    private static let oneHeader = 24
    /// The likelihood of one record that ends where the bytes end, or of two records.
    private static let convincing = Likelihood(score: 4)

    /// The surest format, of several the first of them; nil: it is of none.
    private(set) var format: (any CaptureFormat.Type)?
    /// How surely the source is of `format`.
    private(set) var likelihood = Likelihood.none
    /// How surely it is of another format.
    private var second = Likelihood.none

    /// Looks at what is buffered of `input`; see `CaptureFormat.likelihood`.
    init(_ input: ByteInput, _ formats: [any CaptureFormat.Type], isFinal: Bool) {
        self = input.withBuffered { Self($0, formats, isFinal: isFinal) }
    }

    private init(_ head: RawSpan, _ formats: [any CaptureFormat.Type], isFinal: Bool) {
        for format in formats {
            let likelihood = format.likelihood(of: head, isFinal: isFinal)
            if likelihood > self.likelihood {
                second = self.likelihood
                (self.format, self.likelihood) = (format, likelihood)
            } else {
                second = max(second, likelihood)
            }
        }
    }

    /// Whether more bytes would hardly change it: a whole record more speaks for it than for any other format.
    ///
    /// PacketLogger and hcidump look alike up to their second record, so that where the bytes end decides nothing.
    var isConvincing: Bool { likelihood >= Self.convincing && likelihood.score - second.score > 1 }

    /// Whether no format begins as `input` does, whatever follows.
    static func isHopeless(_ input: ByteInput, _ formats: [any CaptureFormat.Type]) -> Bool {
        input.withBuffered { head in
            guard head.byteCount >= oneHeader else { return false }
            return Self(head.extracting(0..<oneHeader), formats, isFinal: true).format == nil
        }
    }
}
