import Inflate
import WireFormat

/// What a compressed stream holds: a gzip file (docs/capture-formats.md chapter 0) or an entry of a zip archive.
package final class InflatingSource: ByteSource {
    private let compressed: ByteInput
    private let inflater: StreamInflater

    /// Makes a source of what inflates from `compressed`.
    package init(_ compressed: ByteInput, _ container: StreamInflater.Container) {
        self.compressed = compressed
        inflater = StreamInflater(container)
    }

    package func read(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int {
        try inflate(into: &buffer, at: offset, count: count, waits: true) ?? 0
    }

    package func readSoon(into buffer: inout [UInt8], at offset: Int, count: Int) throws(SourceFailure) -> Int? {
        try inflate(into: &buffer, at: offset, count: count, waits: false)
    }

    /// Inflates at least one byte, or 0 at the end; nil where the compressed bytes pause, and it is not to be waited for them.
    private func inflate(
        into buffer: inout [UInt8], at offset: Int, count: Int, waits: Bool
    ) throws(SourceFailure) -> Int? {
        while inflater.state != .finished {
            let available = waits ? compressed.fill(1) : compressed.fillSoon(1)
            let progress = compressed.withBuffered {
                inflater.inflate($0, $0.whole, into: &buffer, at: offset, count: count)
            }
            compressed.consume(progress.consumed)
            if progress.produced > 0 { return progress.produced }
            if inflater.state == .corrupt { throw .compressedDamaged }
            if available == 0 { return compressed.isAtEnd ? try ended() : nil }
        }
        return 0
    }

    /// The compressed bytes are used up: a whole stream, or one that was cut.
    private func ended() throws(SourceFailure) -> Int {
        if let failure = compressed.failure { throw failure }
        guard inflater.isComplete else { throw .compressedCut }
        return 0
    }
}
