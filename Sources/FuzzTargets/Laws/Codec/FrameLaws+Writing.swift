import BitchatFrame
import WireFormat

extension FrameLaws {
    /// Holds that a decoded frame is written as it was, and that what is written decodes to the same.
    static func holdRoundTrip(
        _ frame: Frame, _ simple: SimpleFrame, _ bytes: RawSpan, _ tools: FrameTools, _ steps: FrameSubject,
        _ report: inout FuzzReport
    ) {
        guard let contents = try? FrameContents(frame, in: bytes, inflater: tools.inflater, limits: .android) else { return }
        let kept = steps.encode(tools.android, contents)
        let expected = simple.written(bytes, keepsSyncResponse: false)
        report.require(kept == expected, roundTrip, "kept section: expected \(hex(expected)), found \(hex(kept))")
        guard frame.originalSize == nil, contents.payload.count < 100 else { return }
        let plain = steps.encode(tools.ios, contents)
        let whole = simple.written(bytes, keepsSyncResponse: true)
        report.require(plain == whole, roundTrip, "plain section: expected \(hex(whole)), found \(hex(plain))")
    }

    /// Holds that a payload compressed anew decodes to the same frame.
    static func holdRecompression(
        _ frame: Frame, _ bytes: RawSpan, _ tools: FrameTools, _ steps: FrameSubject, _ report: inout FuzzReport
    ) {
        guard let contents = try? FrameContents(frame, in: bytes, inflater: tools.inflater, limits: .ios) else { return }
        guard let written = steps.encode(tools.ios, contents) else {
            return report.violated(roundTrip, "the iOS encoder writes nothing for a frame that the decoder took")
        }
        holdPacking(contents.payload, written, tools, &report)
        let again = written.withRawSpan { span -> FrameContents? in
            guard let frame = try? steps.decode(.ios, span), frame.length == span.byteCount else { return nil }
            return try? FrameContents(frame, in: span, inflater: tools.inflater, limits: .ios)
        }
        var (first, second) = (contents, again)
        first.packing = .byRule
        second?.packing = .byRule
        report.require(first == second, roundTrip, "written anew as \(hex(written)), which reads \(String(describing: again))")
    }

    /// Holds that the flag of compression is set exactly when the sender's rule says so.
    private static func holdPacking(_ payload: [UInt8], _ written: [UInt8], _ tools: FrameTools, _ report: inout FuzzReport) {
        let distinct = Set(payload).count
        let isWorthIt = payload.count >= 100 && distinct * 10 < 9 * min(payload.count, 256)
        let isPacked = isWorthIt && tools.deflater.deflate(payload, level: 5).count < payload.count
        report.require(
            (written[11] & 0x04 != 0) == isPacked, packing,
            "\(payload.count) bytes with \(distinct) values are written \(isPacked ? "plain" : "compressed")")
    }

    /// Holds that the signed bytes are those of the document, whichever way they are made and whatever they do not cover.
    static func holdPreimage(
        _ frame: Frame, _ simple: SimpleFrame, _ bytes: RawSpan, _ tools: FrameTools, _ steps: FrameSubject,
        _ report: inout FuzzReport
    ) {
        let expected = simple.preimage(bytes)
        let received = steps.preimage(frame, bytes)
        report.require(received == expected, preimage, "expected \(hex(expected)), found \(hex(received))")
        var changed = bytes.array(ByteRange(0, simple.end))
        changed[2] ^= 0x55
        changed[11] ^= 0xF0
        if simple.hasSignature { changed[simple.end - 1] ^= 0x55 }
        let other = changed.withRawSpan { span in (try? steps.decode(.android, span)).map { steps.preimage($0, span) } }
        report.require(other == received, preimage, "ttl, response flag or signature change the signed bytes")
        guard let contents = try? FrameContents(frame, in: bytes, inflater: tools.inflater, limits: .android) else { return }
        let signed = steps.signed(tools.android, contents)
        report.require(signed == expected, preimage, "made anew: expected \(hex(expected)), found \(hex(signed))")
    }

    /// Holds that a packet's ID is the hash over its four parts.
    static func holdPacketID(
        _ frame: Frame, _ simple: SimpleFrame, _ bytes: RawSpan, _ tools: FrameTools, _ steps: FrameSubject,
        _ report: inout FuzzReport
    ) {
        guard !simple.isCompressed else { return }
        let parts = [simple.type] + Naive.bytes(simple.sender, 8) + Naive.bytes(simple.timestamp, 8)
        let whole = parts + bytes.array(ByteRange(simple.section, simple.payloadLength))
        let expected = whole.withRawSpan { tools.hasher.hash($0) }
        let found = bytes.withBytes(frame.body) { steps.packetID(frame.header, $0, tools.hasher) }
        report.require(
            found.high == expected.first && found.low == expected.second, packetID, "expected \(expected), found \(found)")
    }

    /// Bytes as they stand in a message.
    static func hex(_ bytes: [UInt8]?) -> String {
        guard let bytes else { return "nothing" }
        return Hexadecimal.encode(bytes.prefix(400)) + (bytes.count > 400 ? "... (\(bytes.count) bytes)" : "")
    }
}
