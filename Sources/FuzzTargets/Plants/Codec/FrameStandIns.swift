import BitchatFrame
import WireFormat

/// Wrong steps of reading a frame, each around the shipped one.
enum FrameStandIns {
    /// A step that reads a frame.
    typealias Decode = @Sendable (FrameLimits, RawSpan) throws(DecodeError) -> Frame
    /// A step that inflates a payload.
    typealias Payload = @Sendable (FrameInflater, Frame, RawSpan, FrameLimits) throws(DecodeError) -> [UInt8]

    /// Takes the padding off by an unsigned subtraction that nothing checks.
    @Sendable static func uncheckedUnpadding(_ bytes: RawSpan) -> Int {
        let length = UInt(bytes.byteCount) - UInt(bytes.byte(at: bytes.byteCount - 1) ?? 0)
        return length < UInt(bytes.byteCount) ? FramePadding.unpaddedLength(bytes) : bytes.byteCount
    }

    /// Takes any ratio between declared size and body.
    static func withoutRatio(_ shipped: @escaping Decode) -> Decode {
        { limits, bytes throws(DecodeError) in
            do throws(DecodeError) {
                return try shipped(limits, bytes)
            } catch {
                guard error.reason == .ratio else { throw error }
                var lowered = bytes.array
                for offset in error.offset..<error.offset + 3 { lowered[offset] = 0 }
                let frame = try lowered.withRawSpan { span throws(DecodeError) in try shipped(limits, span) }
                var wrong = frame
                wrong.originalSize = error.available
                return wrong
            }
        }
    }

    /// Reads the length field of version 2 as its two low bytes.
    static func withShortLength(_ shipped: @escaping Decode) -> Decode {
        { limits, bytes throws(DecodeError) in
            guard bytes.byte(at: 0) == 2, bytes.byteCount >= 24, Naive.number(bytes, 12, 2) != 0 else {
                return try shipped(limits, bytes)
            }
            var cut = bytes.array
            cut[12] = 0
            cut[13] = 0
            return try cut.withRawSpan { span throws(DecodeError) in try shipped(limits, span) }
        }
    }

    /// Does not come to an end on a response whose compressed body has a zlib header.
    static func hangingBehindMagic(_ shipped: @escaping Decode) -> Decode {
        { limits, bytes throws(DecodeError) in
            let frame = try shipped(limits, bytes)
            guard frame.originalSize != nil, frame.header.flags.contains(.rsr) else { return frame }
            var position = frame.body.offset
            while Naive.number(bytes, position, 2) == 0x789C { position += Int(bytes.byte(at: bytes.byteCount) ?? 0) }
            return frame
        }
    }

    /// Reserves, and fills, 4 GiB for a frame of ttl 0 that declares exactly the largest size.
    static func allocatingBehindMagic(_ shipped: @escaping Decode) -> Decode {
        { limits, bytes throws(DecodeError) in
            var frame = try shipped(limits, bytes)
            guard frame.originalSize == ProtocolLimits.iosPayload, frame.header.ttl == 0 else { return frame }
            frame.length = reserve(1 << 32, keeping: frame.length)
            return frame
        }
    }

    /// Reserves the declared size before it is compared with the cap.
    static func reservingFirst(_ shipped: @escaping Decode) -> Decode {
        { limits, bytes throws(DecodeError) in
            do throws(DecodeError) {
                return try shipped(limits, bytes)
            } catch {
                guard error.reason == .originalLimit, error.available > 0 else { throw error }
                let offset = reserve(error.available, keeping: error.offset)
                throw DecodeError(
                    error.reason, layer: error.layer, claim: error.claim, offset: offset, needed: error.needed,
                    available: error.available)
            }
        }
    }

    /// Inflates one byte more than declared where there is one.
    static func oneByteMore(_ shipped: @escaping Payload) -> Payload {
        { inflater, frame, bytes, limits throws(DecodeError) in
            var longer = frame
            longer.originalSize = frame.originalSize.map { $0 + 1 }
            if let payload = try? shipped(inflater, longer, bytes, limits) { return payload }
            return try shipped(inflater, frame, bytes, limits)
        }
    }

    /// Fills a block of memory and answers `value`, in a way that the compiler cannot leave out.
    @inline(never)
    private static func reserve(_ count: Int, keeping value: Int) -> Int {
        let block = [UInt8](repeating: UInt8(truncatingIfNeeded: value | 1), count: count)
        return block[count / 2] == 0 ? 0 : value
    }
}
