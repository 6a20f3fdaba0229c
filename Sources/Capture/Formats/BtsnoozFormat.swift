import WireFormat

/// btsnooz: the short log that Android keeps in memory, in the text of a bug report or of dumpsys
/// (docs/capture-formats.md chapter 3).
///
/// Times run backwards from the last record's, so the whole section (a few hundred kilobytes) is inflated first.
/// Offsets of records are those in the inflated blob.
package struct BtsnoozFormat: CaptureFormat {
    package static let name = "snooz"
    package static let summary = "btsnooz: the log inside the text of an Android bug report or of dumpsys bluetooth_manager"
    package static let linkTypes = "HCI; ACL data cut to 14 bytes by the logger"

    package init() {}

    package static func likelihood(of head: RawSpan, isFinal: Bool) -> Likelihood {
        guard isFinal else { return .none }
        if BtsnoozBlob.isBlob(head) { return .certain }
        if MarkerSearch(BtsnoozText.marker).first(in: head) != nil { return .likely }
        return HeadDescription.looksLikeText(head) ? .possible : .none
    }

    package mutating func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        let appearance = HeadDescription.text(input)
        stream.summary.format = Self.name
        if input.withBuffered({ BtsnoozBlob.isBlob($0) }) {
            return try deliver(Self.rest(input), isClosed: input.failure == nil, &stream, into: &sink)
        }
        guard let text = BtsnoozText(input) else {
            if let failure = input.failure { throw stream.error(failure, offset: input.position) }
            stream.summary.format = ""
            throw stream.error(
                .notACapture, record: 0, offset: 0, "not a capture: \(appearance), and no btsnooz section follows")
        }
        if text.isDamaged {
            stream.report("the btsnooz section holds bytes that are no base64", offset: input.position, to: &sink)
        }
        try deliver(text.blob, isClosed: text.isClosed, &stream, into: &sink)
    }

    /// Everything that is left of a bare blob, up to the limit for one.
    private static func rest(_ input: ByteInput) -> [UInt8] {
        var bytes: [UInt8] = []
        while input.fill(1) > 0, bytes.count < BtsnoozText.maximumBlob {
            input.withBuffered { bytes.append(contentsOf: $0.array) }
            input.consume(input.buffered)
        }
        return bytes
    }

    private func deliver<Sink: CaptureSink>(
        _ bytes: [UInt8], isClosed: Bool, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        guard let blob = BtsnoozBlob(bytes) else { throw Self.noBlob(bytes, stream) }
        let firstTime = Int64(clamping: blob.lastTime) &- blob.duration
        var layout = BtsnoozLayout(version: blob.version, firstTime: firstTime)
        let span = unsafe blob.records.span.bytes
        let end = RecordWalk.walk(&layout, span, position: 0, &stream, into: &sink)
        if stream.isStopped { return }
        let there = span.byteCount - end.consumed
        switch end.step {
        case .damaged: throw stream.error(.damaged, offset: end.consumed, "a btsnooz record of length 0")
        case .needs(let count) where there > 0:
            throw stream.cut(offset: end.consumed, needed: count, there: there)
        default: break
        }
        if blob.isDamaged { throw stream.error(SourceFailure.compressedDamaged, offset: end.consumed) }
        if !blob.isComplete || !isClosed { throw stream.error(SourceFailure.compressedCut, offset: end.consumed) }
    }

    private static func noBlob(_ bytes: [UInt8], _ stream: RecordStream) -> CaptureError {
        guard bytes.count > BtsnoozBlob.headerSize + 1 else {
            return stream.error(.cut, offset: 0, "the btsnooz section is cut: 11 bytes needed, \(bytes.count) there")
        }
        return stream.error(
            .damaged, offset: 0,
            "the btsnooz section begins with \(Hexadecimal.encode(bytes.prefix(11))), which is no version 1 or 2")
    }
}
