import BitchatFrame
import BitchatPayload
import WireFormat

/// Decodes one frame and its payload as far as they go, keeping the first error.
///
/// The error is the iOS decoder's answer. Where only Android accepts (a zlib-wrapped body, a payload over the iOS cap), the
/// error stays and frame and payload are given as Android reads them.
final class PacketReader {
    private let ios = FrameDecoder(limits: .ios)
    private let android = FrameDecoder(limits: .android)
    private let inflater = FrameInflater()

    /// Reads the layout of the frame at the start of `bytes`; the payload is not looked at.
    func layout(_ bytes: RawSpan) -> FrameReading {
        do {
            return FrameReading(frame: try ios.frame(bytes, bytes.whole), error: nil)
        } catch {
            let isOverCap = error.reason == .lengthLimit || error.reason == .originalLimit
            return FrameReading(frame: isOverCap ? try? android.frame(bytes, bytes.whole) : nil, error: error)
        }
    }

    /// Completes `packet` from the frame `reading` found at the start of `bytes`, and hands it on with the payload's bytes.
    func read(
        _ reading: FrameReading, _ bytes: RawSpan, into packet: inout DissectedPacket, dialects: inout SenderDialects,
        then body: (inout DissectedPacket, RawSpan) -> Void
    ) {
        packet.error = reading.error
        guard let frame = reading.frame else {
            packet.header = try? ios.header(bytes, bytes.whole)
            return body(&packet, bytes)
        }
        packet.frame = frame
        packet.header = frame.header
        let tail = FramePadding.classify(bytes, after: frame.length)
        packet.padding = tail.padding
        packet.trailing = tail.trailing
        guard frame.originalSize != nil else {
            readPayload(bytes, frame.body, frame, &packet, &dialects)
            return body(&packet, bytes)
        }
        if packet.error == nil, inflate(frame, .ios, bytes, &packet, &dialects, body) { return }
        if inflate(frame, .android, bytes, &packet, &dialects, body) { return }
        body(&packet, bytes)
    }

    /// Inflates and reads the payload under `limits`; keeps the first error and returns false when they refuse it.
    private func inflate(
        _ frame: Frame, _ limits: FrameLimits, _ bytes: RawSpan, _ packet: inout DissectedPacket,
        _ dialects: inout SenderDialects, _ body: (inout DissectedPacket, RawSpan) -> Void
    ) -> Bool {
        do {
            try inflater.withPayload(of: frame, in: bytes, limits: limits) { payload in
                readPayload(payload, payload.whole, frame, &packet, &dialects)
                body(&packet, payload)
            }
            return true
        } catch {
            packet.error = packet.error ?? error
            return false
        }
    }

    private func readPayload(
        _ bytes: RawSpan, _ range: ByteRange, _ frame: Frame, _ packet: inout DissectedPacket, _ dialects: inout SenderDialects
    ) {
        packet.payloadRange = range
        if let dialect = dialects.dialect(of: frame.header, bytes, range) {
            packet.payload = .historical(HistoricalPayload(dialect, frame.header.type, bytes, range))
            return
        }
        do {
            packet.payload = try Payload.decode(type: frame.header.type, bytes, range)
        } catch {
            packet.error = packet.error ?? error
        }
    }
}
