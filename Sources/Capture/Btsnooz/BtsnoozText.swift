import WireFormat

/// The btsnooz section inside the text of a bug report or of dumpsys (docs/capture-formats.md 3.1).
///
/// The text is searched as bytes, since it is not UTF-8 throughout, and may be any number of megabytes.
struct BtsnoozText {
    /// What begins a section; the rest of that line is ignored.
    static let marker = "--- BEGIN:BTSNOOP_LOG_SUMMARY"
    /// The most that is decoded of one section; Android keeps a quarter of a megabyte.
    static let maximumBlob = 16 << 20

    /// The decoded bytes, as far as they go.
    private(set) var blob: [UInt8] = []
    /// Whether the closing marker was there.
    private(set) var isClosed = false
    /// Whether the section held bytes that are no base64.
    private(set) var isDamaged = false

    /// Reads `input` up to the end of its first section that holds anything; nil when there is none.
    init?(_ input: ByteInput) {
        let search = MarkerSearch(Self.marker)
        while blob.isEmpty {
            guard search.advance(input), Self.passLine(input) else { return nil }
            decode(input)
        }
    }

    private mutating func decode(_ input: ByteInput) {
        var decoder = Base64Decoder()
        while input.fill(1) > 0, blob.count < Self.maximumBlob {
            let step = input.withBuffered { decoder.decode($0, into: &blob) }
            input.consume(step.used)
            if step.isAtMarker {
                isClosed = true
                break
            }
        }
        isDamaged = decoder.sawOther
    }

    /// Reads past the rest of the marker's line; false when the input ends in it.
    private static func passLine(_ input: ByteInput) -> Bool {
        while input.fill(1) > 0 {
            let end = input.withBuffered { bytes in
                (0..<bytes.byteCount).first { bytes.byte(at: $0) == UInt8(ascii: "\n") }
            }
            input.consume(end.map { $0 + 1 } ?? input.buffered)
            if end != nil { return true }
        }
        return false
    }
}
