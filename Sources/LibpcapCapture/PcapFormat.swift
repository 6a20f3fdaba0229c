import Capture
import WireFormat

/// pcap, read through libpcap: all four magic numbers and the modified form (docs/capture-formats.md chapter 6).
package struct PcapFormat: CaptureFormat {
    package static let name = "pcap"
    package static let summary = "pcap: tcpdump, Wireshark, btvs, LE sniffers; microseconds, nanoseconds, modified"
    package static let linkTypes = "187, 201, 254 (HCI), 251, 256, 272, 192 (LE link layer), 147 to 162 (user)"

    private static let fileHeaderSize = 24
    /// The first four bytes: microseconds, nanoseconds, modified; in both byte orders.
    private static let magics: [[UInt8]] = [
        [0xD4, 0xC3, 0xB2, 0xA1], [0xA1, 0xB2, 0xC3, 0xD4], [0x4D, 0x3C, 0xB2, 0xA1], [0xA1, 0xB2, 0x3C, 0x4D],
        [0x34, 0xCD, 0xB2, 0xA1], [0xA1, 0xB2, 0xCD, 0x34],
    ]

    package init() {}

    package static func likelihood(of head: RawSpan, isFinal: Bool) -> Likelihood {
        magics.contains { head.equals(ByteRange(0, 4), $0) } ? .certain : .none
    }

    package mutating func read<Sink: CaptureSink>(
        _ input: ByteInput, _ stream: inout RecordStream, into sink: inout Sink
    ) throws(CaptureError) {
        stream.summary.format = Self.name
        let isModified = input.withBuffered { head in Self.magics.suffix(2).contains { head.equals(ByteRange(0, 4), $0) } }
        let headerSize = isModified ? 24 : 16
        let capture: PcapStream
        do throws(PcapStream.Refusal) {
            capture = try PcapStream(PcapFeed(input))
        } catch {
            try checkEnd(input, stream, 0)
            throw PcapFailure.error(error.words, stream, offset: 0, end: input.position, headerSize: headerSize)
        }
        let linkType = LinkType(pcapNumber: capture.linkType)
        if case .unsupported(let number) = linkType {
            throw stream.error(.unsupported, record: 0, offset: 20, UnsupportedLinkType.message(number))
        }
        try deliver(capture, linkType, headerSize: headerSize, input, &stream, into: &sink)
    }

    @inline(__always)
    private func deliver<Sink: CaptureSink>(
        _ capture: PcapStream, _ linkType: LinkType, headerSize: Int, _ input: ByteInput, _ stream: inout RecordStream,
        into sink: inout Sink
    ) throws(CaptureError) {
        var offset = Self.fileHeaderSize
        while !stream.isStopped {
            let answer = capture.next { header, bytes in
                let record = CaptureRecord(
                    number: stream.nextNumber, time: Self.time(header), direction: .unknown, linkType: linkType,
                    originalLength: header.original, fileOffset: offset)
                stream.deliver(record, bytes, to: &sink)
                offset &+= headerSize &+ header.captured
            }
            switch answer {
            case .packet: continue
            case .end: return try checkEnd(input, stream, offset)
            case .failure(let words):
                try checkEnd(input, stream, offset)
                throw PcapFailure.error(words, stream, offset: offset, end: input.position, headerSize: headerSize)
            }
        }
    }

    /// Throws where the input ended because its own source failed, such as a gzip stream that is cut.
    private func checkEnd(_ input: ByteInput, _ stream: borrowing RecordStream, _ offset: Int) throws(CaptureError) {
        if let failure = input.failure { throw stream.error(failure, offset: offset) }
    }

    /// The time in microseconds; unknown where the file has a fraction of a second or more too much.
    @inline(__always)
    private static func time(_ header: PcapStream.Header) -> CaptureTime {
        guard 0..<1_000_000_000 ~= header.nanoseconds else { return .unknown }
        return CaptureTime(microseconds: Int64(header.seconds) * 1_000_000 + Int64(header.nanoseconds / 1000))
    }
}
