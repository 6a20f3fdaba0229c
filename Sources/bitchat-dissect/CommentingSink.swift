import Conformance
import Dissection
import LinkLayers
import WireFormat

/// Has what is said about each packet noted, and hands everything on.
final class CommentingSink: JudgedPacketSink {
    private let inner: any JudgedPacketSink
    private let book: CommentBook

    /// Makes a sink in front of `inner`.
    init(_ inner: any JudgedPacketSink, _ book: CommentBook) {
        self.inner = inner
        self.book = book
    }

    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        book.note(judged)
        inner.packet(judged, frameBytes, payloadBytes)
    }

    func unjudged(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        inner.unjudged(packet, frameBytes, payloadBytes)
    }

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        inner.advertisement(advertisement, source: source, findings)
    }

    func heard(_ advertisement: Advertisement, source: String) { inner.heard(advertisement, source: source) }

    func event(_ event: LinkEvent, source: String) { inner.event(event, source: source) }
}
