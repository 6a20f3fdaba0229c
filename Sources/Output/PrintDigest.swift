import Conformance
import Hashes
import LinkLayers
import WireFormat

/// Passes everything on, and digests the bytes that a format prints of it: proof that two runs printed the same.
package final class PrintDigest: JudgedPacketSink {
    private let inner: any JudgedPacketSink
    private let printer: any JudgedPacketSink
    private let out: OutputBuffer
    private let isOfOneSource: Bool
    private var last: SHA256Digest?

    /// Makes a digest of what `format` prints of so many sources, in front of `inner`.
    package init(_ inner: any JudgedPacketSink, of format: any PacketPrinter.Type, sources: Int) {
        self.inner = inner
        isOfOneSource = sources == 1
        out = OutputBuffer(.digest(keepsWhole: !isOfOneSource))
        printer = format.init(out, PrintingOptions())
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        printer.packet(judged, frameBytes, payloadBytes)
        inner.packet(judged, frameBytes, payloadBytes)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        printer.advertisement(advertisement, source: source, findings)
        inner.advertisement(advertisement, source: source, findings)
    }

    package func heard(_ advertisement: Advertisement, source: String) {
        printer.heard(advertisement, source: source)
        inner.heard(advertisement, source: source)
    }

    package func event(_ event: LinkEvent, source: String) {
        printer.event(event, source: source)
        inner.event(event, source: source)
    }

    /// The digest of what was printed of the source that ended.
    package func endSource() -> SHA256Digest? {
        last = out.endDigest()
        return last
    }

    /// The digest of what was printed of all sources.
    package func end() -> SHA256Digest? { isOfOneSource ? last : out.endWholeDigest() }
}
