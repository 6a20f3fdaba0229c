import BitchatFrame
import BitchatPayload
import Inflate
import WireFormat

/// Decodes a set of frames in the steps that are measured.
struct FrameBench {
    private let frames: Workload
    private let decoder = FrameDecoder(limits: .ios)
    private let inflater = FrameInflater()
    private let bodyInflater = RawInflater()
    private let bodies: [(body: ByteRange, size: Int)]

    /// Prepares the measurement of `frames`.
    init(_ frames: Workload) {
        self.frames = frames
        let decoder = decoder
        bodies = frames.bytes.withRawSpan { bytes in
            frames.ranges.compactMap { range in
                guard let frame = try? decoder.frame(bytes, range), let size = frame.originalSize else { return nil }
                return (frame.body, size)
            }
        }
    }

    /// Reads the headers only.
    func headers() -> UInt64 {
        frames.bytes.withRawSpan { bytes in
            var sum: UInt64 = 0
            for range in frames.ranges {
                guard let header = try? decoder.header(bytes, range) else { continue }
                sum = sum &* 31 &+ header.timestamp &+ header.sender.value &+ UInt64(header.payloadLength)
            }
            return sum
        }
    }

    /// Finds the parts of every frame.
    func layouts() -> UInt64 {
        frames.bytes.withRawSpan { bytes in
            var sum: UInt64 = 0
            for range in frames.ranges {
                guard let frame = try? decoder.frame(bytes, range) else { continue }
                sum = sum &* 31 &+ frame.header.timestamp &+ UInt64(frame.body.length) &+ UInt64(frame.length)
            }
            return sum
        }
    }

    /// Decodes frames and payloads, as a dissection does: tail, compressed body, typed payload.
    func whole() -> Contents {
        frames.bytes.withRawSpan { bytes in
            var contents = Contents()
            for range in frames.ranges { bytes.withBytes(range) { add($0, &contents) } }
            return contents
        }
    }

    /// Inflates the compressed bodies alone.
    func inflateBodies() -> UInt64 {
        frames.bytes.withRawSpan { bytes in
            var sum: UInt64 = 0
            for (body, size) in bodies {
                sum = sum &* 31 &+ UInt64(bodyInflater.inflate(bytes, body, limit: size).produced)
            }
            return sum
        }
    }

    @inline(__always)
    private func add(_ bytes: RawSpan, _ contents: inout Contents) {
        guard let frame = try? decoder.frame(bytes, bytes.whole) else { return }
        if frame.length < bytes.byteCount, FramePadding.classify(bytes, after: frame.length).trailing > 0 { return }
        guard frame.originalSize != nil else {
            let payload = try? Payload.decode(type: frame.header.type, bytes, frame.body)
            return contents.add(frame, payload, frame.body.count)
        }
        guard (try? inflater.inflate(frame, in: bytes, limits: .ios)) != nil else { return }
        inflater.withInflated { payload in
            contents.add(frame, try? Payload.decode(type: frame.header.type, payload, payload.whole), payload.byteCount)
        }
    }
}
