import CPcap
import Capture
import Glibc
import WireFormat

/// A Bluetooth device that libpcap watches: `bluetooth-monitor`, or `bluetoothN` for adapter hciN.
///
/// It never waits: libpcap's own read timeout has no effect on Bluetooth, so its owner polls `descriptor`. Used by one thread at a time;
/// opened by one and then handed to another.
@safe package final class LivePcap: @unchecked Sendable {
    /// What came of asking for a packet.
    package enum Answer: Equatable {
        /// It was handed over.
        case packet
        /// There is none now.
        case nothing
        /// The device cannot be read any more; libpcap's words.
        case failure(String)
    }

    /// More than any HCI packet has; libpcap's own maximum.
    private static let snapshotLength: Int32 = 262_144
    /// What libpcap may put before the packet's bytes, with room to spare.
    private static let prefixRoom = 64
    /// How many bytes of packets the kernel is asked to keep, where it keeps some 280 packets unasked.
    private static let queueBytes: Int32 = 8 << 20

    /// Becomes readable when a packet waits, or the device is gone.
    package let descriptor: Int32
    /// What the packets are: `.h4WithDirection` of an adapter, `.monitor` of the monitor.
    package let linkType: LinkType
    private let handle: OpaquePointer

    /// Opens the device called `name`.
    package init(_ name: String) throws(Refusal) {
        var reason = [CChar](repeating: 0, count: Int(PCAP_ERRBUF_SIZE))
        guard let opened = unsafe bitchat_pcap_create(name, &reason) else { throw Refusal(.other, words: reason) }
        do throws(Refusal) {
            unsafe try Self.activate(opened)
        } catch {
            unsafe bitchat_pcap_close(opened)
            throw error
        }
        unsafe handle = opened
        descriptor = unsafe bitchat_pcap_get_selectable_fd(opened)
        linkType = LinkType(pcapNumber: UInt32(bitPattern: unsafe bitchat_pcap_datalink(opened)) & 0xFFFF)
        guard descriptor >= 0 else { throw Refusal(.other, words: "\(name) has no descriptor to wait on") }
        lengthenQueue()
    }

    deinit { unsafe bitchat_pcap_close(handle) }

    /// Hands the next packet to `body`, if one waits: its time, its length on the wire and its bytes, valid during the call.
    package func next(_ body: (CaptureTime, Int, RawSpan) -> Void) -> Answer {
        var header: UnsafeMutablePointer<pcap_pkthdr>?
        var data: UnsafePointer<UInt8>?
        switch unsafe bitchat_pcap_next_ex(handle, &header, &data) {
        case 1:
            guard let header = unsafe header?.pointee, let data = unsafe data else { return .nothing }
            let count = Int(header.caplen)
            guard count <= Int(Self.snapshotLength) + Self.prefixRoom else {
                return .failure("libpcap gave a packet of \(count) bytes")
            }
            let time = CaptureTime(microseconds: Int64(header.ts.tv_sec) &* 1_000_000 &+ Int64(header.ts.tv_usec))
            unsafe body(time, Int(header.len), UnsafeRawBufferPointer(start: data, count: count).bytes)
            return .packet
        case 0: return .nothing
        default: return .failure(unsafe Self.words(handle))
        }
    }

    /// Sets the device up and opens it, without waiting reads.
    private static func activate(_ handle: OpaquePointer) throws(Refusal) {
        unsafe _ = bitchat_pcap_set_snaplen(handle, snapshotLength)
        unsafe _ = bitchat_pcap_set_timeout(handle, 1)
        let status = unsafe bitchat_pcap_activate(handle)
        // A positive status is a warning.
        guard status >= 0 else { throw Refusal(Refusal.Kind(status), words: unsafe words(handle)) }
        var reason = [CChar](repeating: 0, count: Int(PCAP_ERRBUF_SIZE))
        guard unsafe bitchat_pcap_setnonblock(handle, 1, &reason) == 0 else { throw Refusal(.other, words: reason) }
    }

    /// Asks for a longer queue of packets: as long as wanted with CAP_NET_ADMIN, else up to `net.core.rmem_max`.
    private func lengthenQueue() {
        var bytes = Self.queueBytes
        let size = socklen_t(MemoryLayout<Int32>.size)
        if unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVBUFFORCE, &bytes, size) == 0 { return }
        unsafe _ = setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &bytes, size)
    }

    private static func words(_ handle: OpaquePointer) -> String {
        unsafe bitchat_pcap_geterr(handle).map { unsafe String(cString: $0) } ?? "unknown failure"
    }
}
