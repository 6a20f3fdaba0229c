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
        while inflater.state != .finished {
            let available = compressed.fill(1)
            let progress = compressed.withBuffered {
                inflater.inflate($0, $0.whole, into: &buffer, at: offset, count: count)
            }
            compressed.consume(progress.consumed)
            if progress.produced > 0 { return progress.produced }
            if inflater.state == .corrupt { throw .compressedDamaged }
            if available == 0 { return try ended() }
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
