import Capture
import LibpcapCapture
import WireFormat

/// Where an adapter's packets come from, one at a time and without waiting: libpcap, or a test.
protocol PacketFeed: AnyObject {
    /// Becomes readable when a packet waits, or the feed has failed.
    var descriptor: Int32 { get }
    /// What the packets are.
    var linkType: LinkType { get }
    /// Hands the next packet to `body`, if one waits: its time, its length on the wire and its bytes, valid during the call.
    func next(_ body: (CaptureTime, Int, RawSpan) -> Void) -> LivePcap.Answer
}

extension LivePcap: PacketFeed {}
