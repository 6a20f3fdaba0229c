import BitchatFrame
import BitchatPayload
import WireFormat

/// Decodes one frame and its payload as far as they go, keeping the first error.
///
/// The error is the iOS decoder's answer. Where only Android accepts (a zlib-wrapped body, a payload over the iOS cap), the
/// error stays and frame and payload are given as Android reads them.
///
/// A packet is completed where it stands: it is large, and each copy would cost as much as decoding its frame.
final class PacketReader {
    private let ios = FrameDecoder(limits: .ios)
    private let android = FrameDecoder(limits: .android)
    private let inflater = FrameInflater()
    private let dialects = SenderDialects()

    /// Reads the layout of the frame at the start of `bytes` into `packet`, by the iOS rules or else by Android's.
    ///
    /// - Returns: whether every part it declares is there; where the iOS decoder refuses, the error is set.
    func layout(_ bytes: RawSpan, _ packet: inout DissectedPacket) -> Bool {
        do {
            packet.frame = try ios.frame(bytes, bytes.whole)
            return true
        } catch {
            packet.error = error
            guard error.reason == .lengthLimit || error.reason == .originalLimit else { return false }
            packet.frame = try? android.frame(bytes, bytes.whole)
            return packet.frame != nil
        }
    }

    /// Completes `packet`, whose layout was read from `bytes`.
    ///
    /// - Returns: whether its payload was inflated and is shown by `withInflated`; otherwise it stands in `bytes`.
    func read(_ bytes: RawSpan, _ packet: inout DissectedPacket) -> Bool {
        guard let header = packet.frame?.header, let length = packet.frame?.length, let body = packet.frame?.body else {
            packet.header = try? ios.header(bytes, bytes.whole)
            return false
        }
        packet.header = header
        if length < bytes.byteCount {
            let tail = FramePadding.classify(bytes, after: length)
            packet.padding = tail.padding
            packet.trailing = tail.trailing
        }
        if packet.frame?.originalSize != nil { return inflate(bytes, &packet) }
        readPayload(header, bytes, body, &packet)
        return false
    }

    /// Calls `body` with the payload that was inflated last.
    func withInflated(_ body: (RawSpan) -> Void) { inflater.withInflated(body) }

    /// Inflates and reads the payload by the iOS rules, or else by Android's; false when both refuse it.
    private func inflate(_ bytes: RawSpan, _ packet: inout DissectedPacket) -> Bool {
        guard let frame = packet.frame else { return false }
        guard packet.error == nil && inflate(frame, .ios, bytes, &packet) || inflate(frame, .android, bytes, &packet) else {
            return false
        }
        inflater.withInflated { readPayload(frame.header, $0, $0.whole, &packet) }
        return true
    }

    /// Inflates the payload under `limits`; keeps the first error and returns false when they refuse it.
    private func inflate(_ frame: Frame, _ limits: FrameLimits, _ bytes: RawSpan, _ packet: inout DissectedPacket) -> Bool {
        do {
            try inflater.inflate(frame, in: bytes, limits: limits)
            return true
        } catch {
            packet.error = packet.error ?? error
            return false
        }
    }

    private func readPayload(_ header: FrameHeader, _ bytes: RawSpan, _ range: ByteRange, _ packet: inout DissectedPacket) {
        packet.payloadRange = range
        if let dialect = dialects.dialect(of: header, bytes, range) {
            packet.payload = .historical(HistoricalPayload(dialect, header.type, bytes, range))
            return
        }
        do {
            packet.payload = try Payload.decode(type: header.type, bytes, range)
        } catch {
            packet.error = packet.error ?? error
        }
    }
}
