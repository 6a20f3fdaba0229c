import Capture
import Dissection
import LinkLayers
import WireFormat

@testable import Conformance
@testable import Output

/// Prints hand-made packets: bytes go through a packet dissector, verdicts and findings are what a test says.
final class Press: PacketSink {
    let out = OutputBuffer(.memory)
    var verdicts: JudgedPacket.Verdicts = []
    var findings: [Finding] = []
    private let printer: any JudgedPacketSink
    private var record = 0

    init(_ format: any PacketPrinter.Type, _ options: PrintingOptions = PrintingOptions()) {
        printer = format.init(out, options)
    }

    /// Makes a press for any sink.
    init(into sink: any JudgedPacketSink) { printer = sink }

    /// Prints bytes that came from no capture, and returns what was printed.
    func print(_ bytes: [UInt8]) -> String {
        bytes.withRawSpan(PacketDissector(into: self, firstNumber: 1).standalone)
        return taken
    }

    /// Prints values that came on `link`, one a record, and returns what was printed.
    func print(
        _ values: [[UInt8]], on link: Link, _ direction: PacketDirection = .received,
        via carrier: AttributeValue.Carrier = .notification,
        source: String = "a.btsnoop", time: CaptureTime = CaptureTime(microseconds: 1_760_000_000_123_456)
    ) -> String {
        let dissector = PacketDissector(into: self, firstNumber: 1)
        dissector.source = source
        for bytes in values {
            record += 1
            let place = CaptureRecord(
                number: record, time: time, direction: direction, adapter: link.adapter, linkType: .h4, originalLength: 0,
                fileOffset: 0)
            let value = AttributeValue(
                record: place, firstRecord: record, link: link.id, direction: direction, carrier: carrier, handle: 0x12,
                mapping: .discovered, originalLength: bytes.count)
            bytes.withRawSpan { _ = dissector.value(value, $0, on: link) }
        }
        dissector.finish()
        return taken
    }

    /// Prints an advert.
    func print(_ advert: Advertisement) -> String {
        printer.advertisement(advert, source: "a.btsnoop", findings)
        return taken
    }

    /// What was printed since the last time.
    var taken: String { String(decoding: out.take(), as: UTF8.self) }

    func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        printer.packet(
            JudgedPacket(packet: packet, signature: nil, verdicts: verdicts, findings: findings), frameBytes, payloadBytes)
    }

    func advertisement(_ advertisement: Advertisement, source: String) {}

    /// A link of the capturing device as central, with a peer's address.
    static var link: Link {
        var link = Link(id: LinkID(serial: 1), adapter: 2, handle: 64, openingRecord: 1)
        link.role = .central
        link.peerAddress = DeviceAddress(value: 0xC0DE_C000_0001)
        return link
    }
}
