import CPcap
import WireFormat

/// One pcap file opened by libpcap: the only place that calls it.
@safe final class PcapStream {
    /// The header of one packet.
    struct Header {
        /// Seconds since 1970, unsigned as the file has them.
        var seconds: UInt32
        /// Nanoseconds of the second.
        var nanoseconds: Int
        /// The number of bytes at hand.
        var captured: Int
        /// The packet's length on the wire.
        var original: Int
    }

    /// What came of asking for a packet.
    enum Answer {
        /// It was handed over.
        case packet
        /// There is none any more.
        case end
        /// The file is cut or damaged; libpcap's words.
        case failure(String)
    }

    /// The link type's number, without the bits for the checksum's length.
    let linkType: UInt32
    private let handle: OpaquePointer
    private let feed: PcapFeed

    /// Opens the file that `feed` gives; throws libpcap's words.
    init(_ feed: PcapFeed) throws(Refusal) {
        var reason = [CChar](repeating: 0, count: Int(PCAP_ERRBUF_SIZE))
        // The feed outlives the handle, which this object closes before it lets the feed go.
        let context = unsafe Unmanaged.passUnretained(feed).toOpaque()
        let opened = unsafe bitchat_pcap_open(
            context,
            { context, buffer, size in
                guard let context = unsafe context, let buffer = unsafe buffer else { return -1 }
                let feed = unsafe Unmanaged<PcapFeed>.fromOpaque(context).takeUnretainedValue()
                return unsafe feed.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
            }, &reason)
        guard let opened = unsafe opened else {
            let end = reason.firstIndex(of: 0) ?? reason.endIndex
            throw Refusal(words: String(decoding: reason[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
        unsafe handle = opened
        linkType = UInt32(bitPattern: unsafe bitchat_pcap_datalink(opened)) & 0xFFFF
        self.feed = feed
    }

    deinit {
        unsafe bitchat_pcap_close(handle)
    }

    /// Hands the next packet to `body`; its bytes are libpcap's own, valid during the call.
    @inline(__always)
    func next(_ body: (Header, RawSpan) -> Void) -> Answer {
        var header: UnsafeMutablePointer<pcap_pkthdr>?
        var data: UnsafePointer<UInt8>?
        switch unsafe bitchat_pcap_next_ex(handle, &header, &data) {
        case 1:
            guard let header = unsafe header?.pointee else { return .end }
            let count = unsafe data == nil ? 0 : Int(header.caplen)
            let bytes = unsafe UnsafeRawBufferPointer(start: data, count: count)
            let seconds = UInt32(truncatingIfNeeded: header.ts.tv_sec)
            unsafe body(
                Header(seconds: seconds, nanoseconds: header.ts.tv_usec, captured: count, original: Int(header.len)), bytes.bytes)
            return .packet
        case -1:
            return .failure(unsafe bitchat_pcap_geterr(handle).map { unsafe String(cString: $0) } ?? "unknown failure")
        default:
            return .end
        }
    }

    /// Why libpcap does not open a file.
    struct Refusal: Error {
        /// libpcap's words.
        let words: String
    }
}
