import BitchatFrame
import Capture
import Conformance
import Dissection
import LinkLayers
import MeshModel
import WireFormat

/// What a capture at one node shows: every frame it sent and received, through dissector and judge.
final class CaptureView: JudgedPacketSink {
    /// What the frame at hand came to: itself first, then what it completes.
    private(set) var judged: [JudgedPacket] = []
    private var judge: Judge?
    private var dissector: PacketDissector?
    private var links: [Link] = []
    private var record = 0

    /// Starts a capture at a node with `count` links, each seen from its beginning.
    init(links count: Int) {
        var options = JudgeOptions()
        options.profiles = [.spec]
        let judge = Judge(into: self, options)
        let dissector = PacketDissector(into: judge, firstNumber: 1)
        dissector.source = "simulation"
        for number in 0..<count {
            var link = Link(id: LinkID(serial: number), adapter: 0, handle: UInt16(64 + number), openingRecord: 1)
            link.role = .central
            link.mtu = 517
            link.mtuIsKnown = true
            dissector.opened(link)
            links.append(link)
        }
        self.judge = judge
        self.dissector = dissector
    }

    /// Takes one frame and returns what it came to.
    func see(_ frame: [UInt8], on link: Int, _ direction: PacketDirection, at time: Int64) -> [JudgedPacket] {
        record += 1
        judged = []
        let captured = CaptureRecord(
            number: record, time: CaptureTime(microseconds: time * 1000), direction: direction, adapter: 0, linkType: .h4,
            originalLength: 0, fileOffset: 0)
        let value = AttributeValue(
            record: captured, firstRecord: record, link: links[link].id, direction: direction,
            carrier: direction == .sent ? .writeCommand : .notification, handle: 0x0012, mapping: .discovered,
            originalLength: frame.count)
        frame.withRawSpan { _ = dissector?.value(value, $0, on: links[link]) }
        return judged
    }

    /// Breaks the circle of judge and sink.
    func close() {
        dissector = nil
        judge = nil
    }

    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) { self.judged.append(judged) }

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}
}
