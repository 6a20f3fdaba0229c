import BitchatFrame
import WireFormat

extension Plants {
    /// Faults in reading and writing frames.
    static let frame = frameLimits + frameFields + framePadding + frameWriting + framePayloads

    private static let frameLimits = [
        Plant(
            "padding-subtraction", "frame", .trap, "length - padding: checked first -> unsigned and unchecked",
            source: "docs/protocol.md 2.5"
        ) { $0.frame.unpaddedLength = FrameStandIns.uncheckedUnpadding },
        Plant("payload-cap-plus-1", "frame", .law, "payloadLength <= 1,179,760 -> 1,179,761", source: "docs/protocol.md 2.3") {
            $0.frame.ios.payload += 1
        },
        Plant("payload-cap-exclusive", "frame", .law, "payloadLength <= cap -> < cap", source: "docs/protocol.md 2.3") {
            $0.frame.ios.payload -= 1
        },
        Plant("android-cap-for-ios", "frame", .law, "iOS cap -> Android cap", source: "docs/protocol.md 8, 25") {
            $0.frame.ios.payload = $0.frame.android.payload
        },
        Plant("original-cap-plus-1", "frame", .law, "originalSize <= 1,179,760 -> 1,179,761", source: "docs/protocol.md 2.4") {
            $0.frame.ios.originalSize += 1
        },
        Plant("cursor-strict", "frame", .law, "length <= available -> <", source: "docs/protocol.md 2.3") {
            decoding(&$0) { frame, bytes throws(DecodeError) in
                if frame.length == bytes.byteCount { throw DecodeError(.truncated, layer: .frame, offset: 0) }
            }
        },
        Plant("ratio-unchecked", "frame", .law, "originalSize / body <= 50,000 -> not checked", source: "docs/protocol.md 2.4") {
            $0.frame.decode = FrameStandIns.withoutRatio($0.frame.decode)
        },
        Plant("empty-route-refused", "frame", .law, "a route of no hops: taken -> refused", source: "docs/protocol.md 2.3") {
            decoding(&$0) { frame, bytes throws(DecodeError) in
                guard frame.header.version == 2, frame.header.flags.contains(.route), frame.route.isEmpty else { return }
                throw DecodeError(.fieldValue, layer: .frame, offset: 24)
            }
        },
    ]

    private static let frameFields = [
        Plant("timestamp-little-endian", "frame", .law, "timestamp big -> little endian", source: "docs/protocol.md 2.1") {
            decoding(&$0) { frame, _ in frame.header.timestamp = frame.header.timestamp.byteSwapped }
        },
        Plant(
            "v2-length-16-bits", "frame", .law, "version 2 length of 4 bytes -> its low 2 bytes", source: "docs/protocol.md 2.1"
        ) {
            $0.frame.decode = FrameStandIns.withShortLength($0.frame.decode)
        },
        Plant(
            "recipient-without-flag", "frame", .law, "recipient if flag 0x01 -> if 8 bytes are there",
            source: "docs/protocol.md 2.2"
        ) {
            decoding(&$0) { frame, bytes in
                let place = frame.header.fixedLength + 8
                guard frame.recipient == nil, bytes.byteCount >= place + 8 else { return }
                frame.recipient = PeerID(value: Naive.number(bytes, place, 8))
            }
        },
        Plant(
            "signature-from-end", "frame", .law, "signature after the section -> last 64 bytes of the input",
            source: "docs/protocol.md 2.1"
        ) {
            decoding(&$0) { frame, bytes in
                if frame.signature != nil { frame.signature = ByteRange(bytes.byteCount - 64, 64) }
            }
        },
        Plant("route-in-v1", "frame", .law, "flag 0x08 on version 1: ignored -> read", source: "docs/protocol.md 2.2") {
            decoding(&$0) { frame, _ in
                guard frame.header.version == 1, frame.header.flags.contains(.route) else { return }
                frame.route = ByteRange(frame.section.offset, 8)
            }
        },
        Plant("route-in-length", "frame", .law, "payloadLength without -> with the route", source: "docs/protocol.md 2.1") {
            decoding(&$0) { frame, _ in
                guard !frame.route.isEmpty, frame.section.count > frame.route.count + 1 else { return }
                frame.section = ByteRange(frame.section.offset, frame.section.count - frame.route.count - 1)
            }
        },
        Plant("reserved-flag-is-response", "frame", .law, "flag 0x20: ignored -> taken for 0x10", source: "docs/protocol.md 2.2")
        {
            decoding(&$0) { frame, _ in
                if frame.header.flags.rawValue & 0x20 != 0 { frame.header.flags.insert(.rsr) }
            }
        },
        Plant(
            "hang-behind-magic", "frame", .hang, "a response whose packed body begins 78 9c is inflated for ever",
            source: "docs/protocol.md 2.4"
        ) { $0.frame.decode = FrameStandIns.hangingBehindMagic($0.frame.decode) },
        Plant(
            "allocation-behind-magic", "frame", .memory, "ttl 0 and a declared size of 1,179,760 exactly reserve 4 GiB",
            source: "docs/protocol.md 2.4"
        ) { $0.frame.decode = FrameStandIns.allocatingBehindMagic($0.frame.decode) },
    ]

    private static let framePadding = [
        Plant("padding-last-byte-only", "frame", .law, "n bytes of value n -> last byte n", source: "docs/protocol.md 2.5") {
            $0.frame.unpaddedLength = { bytes in
                let last = Int(bytes.byte(at: bytes.byteCount - 1) ?? 0)
                return last > 0 && last <= bytes.byteCount ? bytes.byteCount - last : bytes.byteCount
            }
        },
        Plant(
            "padding-run-short", "frame", .law, "after a frame n bytes of n -> the first byte n", source: "docs/protocol.md 2.6"
        ) {
            $0.frame.classify = { bytes, end in
                let count = max(0, bytes.byteCount - end)
                let isPadding = count > 0 && bytes.byte(at: end).map { Int($0) == count } ?? false
                return FramePadding.Tail(padding: isPadding ? count : 0, trailing: isPadding ? 0 : count)
            }
        },
        Plant("block-reserve-15", "frame", .law, "block >= length + 16 -> + 15", source: "docs/protocol.md 2.5") {
            $0.frame.block = { size in ProtocolLimits.paddingBlocks.first { size <= $0 - 15 } ?? size }
        },
    ]

    private static let frameWriting = [
        Plant("encoder-drops-recipient", "frame", .law, "recipient written -> left out", source: "docs/protocol.md 2.1") {
            encoding(&$0) { $0.recipient = nil }
        },
        Plant("encoder-sets-response", "frame", .law, "Android drops flag 0x10 -> writes it", source: "docs/protocol.md 2.2") {
            let shipped = $0.frame.encode
            $0.frame.encode = { encoder, contents in
                var bytes = shipped(encoder, contents)
                if contents.isSyncResponse { bytes?[11] |= 0x10 }
                return bytes
            }
        },
        Plant("encoder-cuts-signature", "frame", .law, "64 bytes of signature -> 63", source: "docs/protocol.md 2.8") {
            encoding(&$0) { $0.signature = $0.signature.map { Array($0.dropLast()) } }
        },
        Plant("encoder-reverses-route", "frame", .law, "hops in order -> in reverse", source: "docs/protocol.md 2.7") {
            encoding(&$0) { $0.route.reverse() }
        },
        Plant("preimage-over-ttl", "frame", .law, "ttl 0 in the signed bytes -> as sent", source: "docs/protocol.md 2.8") {
            preimage(&$0) { signed, frame in signed[2] = frame.header.ttl }
        },
        Plant("preimage-unpadded", "frame", .law, "signed bytes padded -> not padded", source: "docs/protocol.md 2.8") {
            preimage(&$0) { signed, _ in signed.removeLast(signed.count - signed.withRawSpan { FramePadding.unpaddedLength($0) })
            }
        },
        Plant("preimage-with-response", "frame", .law, "flag 0x10 not signed -> signed", source: "docs/protocol.md 2.8") {
            preimage(&$0) { signed, frame in signed[11] |= frame.header.flags.rawValue & 0x10 }
        },
        Plant(
            "packet-id-without-type", "frame", .law, "ID over type, sender, time, payload -> without type",
            source: "docs/protocol.md 4.4"
        ) {
            let shipped = $0.frame.packetID
            $0.frame.packetID = { header, payload, hasher in
                var header = header
                header.type = MessageType(rawValue: 0)
                return shipped(header, payload, hasher)
            }
        },
    ]

    private static let framePayloads = [
        Plant("zlib-wrapper-on-ios", "frame", .law, "raw DEFLATE only -> zlib too", source: "docs/protocol.md 8, 27") {
            $0.frame.ios.tolerance.insert(.zlibWrapper)
        },
        Plant("over-long-refused", "frame", .law, "longer output: cut -> refused", source: "docs/protocol.md 2.4") {
            $0.frame.ios.tolerance.remove(.overLong)
        },
        Plant("after-end-on-android", "frame", .law, "bytes after the stream: refused -> taken", source: "docs/protocol.md 8, 26")
        {
            $0.frame.android.tolerance.insert(.afterEnd)
        },
        Plant(
            "inflated-size-off-by-one", "frame", .law, "inflate up to the size -> and one byte more",
            source: "docs/protocol.md 2.4"
        ) { $0.frame.payload = FrameStandIns.oneByteMore($0.frame.payload) },
        Plant(
            "no-bound-before-inflate", "frame", .memory, "size checked, then reserved -> reserved, then checked",
            source: "docs/protocol.md 2.4"
        ) { $0.frame.decode = FrameStandIns.reservingFirst($0.frame.decode) },
    ]

    private static func decoding(
        _ subject: inout Subject, _ change: @escaping @Sendable (inout Frame, RawSpan) throws(DecodeError) -> Void
    ) {
        let shipped = subject.frame.decode
        subject.frame.decode = { limits, bytes throws(DecodeError) in
            var frame = try shipped(limits, bytes)
            try change(&frame, bytes)
            return frame
        }
    }

    private static func encoding(_ subject: inout Subject, _ change: @escaping @Sendable (inout FrameContents) -> Void) {
        let shipped = subject.frame.encode
        subject.frame.encode = { encoder, contents in
            var contents = contents
            change(&contents)
            return shipped(encoder, contents)
        }
    }

    private static func preimage(_ subject: inout Subject, _ change: @escaping @Sendable (inout [UInt8], Frame) -> Void) {
        let shipped = subject.frame.preimage
        subject.frame.preimage = { frame, bytes in
            var signed = shipped(frame, bytes)
            change(&signed, frame)
            return signed
        }
    }
}
