import Capture
import Conformance
import Dissection
import LinkLayers
import MeshModel
import WireFormat

/// A capture in a few lines: links, and values sent and received on them at given times, through dissector and judge.
///
/// Every script proves as well that no rule's occasions hide a finding of it.
///
/// Times are milliseconds after 2025-10-09T08:53:20Z (1,760,000,000,000 ms, the time of the examples in docs/protocol.md chapter 10).
final class MeshScript {
    static let start: Int64 = 1_760_000_000_000

    let collector = JudgedCollector()
    private let judge: JudgePair
    private let dissector: PacketDissector
    private var record = 0

    init(_ options: JudgeOptions = JudgeOptions()) {
        judge = JudgePair(into: collector, options)
        dissector = PacketDissector(into: judge, firstNumber: 1)
        dissector.source = "script"
    }

    /// Opens a link that was seen from its beginning; handle and serial number are `number`.
    func link(_ number: Int, adapter: UInt16 = 0, role: Link.Role = .central, mtu: Int = 517) -> Link {
        var link = Link(id: LinkID(serial: number), adapter: adapter, handle: UInt16(number), openingRecord: record + 1)
        link.role = role
        link.mtu = mtu
        link.mtuIsKnown = true
        dissector.opened(link)
        return link
    }

    func receive(
        _ bytes: [UInt8], on link: Link, at time: Int64, via carrier: AttributeValue.Carrier = .notification,
        originalLength: Int? = nil
    ) { value(bytes, link, time, .received, carrier, originalLength) }

    func send(
        _ bytes: [UInt8], on link: Link, at time: Int64, via carrier: AttributeValue.Carrier = .writeCommand
    ) { value(bytes, link, time, .sent, carrier) }

    func advertise(at time: Int64, _ change: (inout Advertisement) -> Void) {
        record += 1
        var advert = Advertisement(record: captureRecord(time, .received, 0), origin: .received, address: DeviceAddress(value: 1))
        change(&advert)
        dissector.advertisement(advert)
    }

    func close(_ link: Link) { dissector.closed(link) }

    /// Hands over bytes that came from no capture.
    func decode(_ bytes: [UInt8]) { bytes.withRawSpan { dissector.standalone($0) } }

    /// From here on the clock cannot be trusted.
    func doubtClock() { judge.clockIsDoubtful() }

    /// Every packet so far, after whatever still waited for its rest was given up.
    func judged() -> [JudgedPacket] {
        dissector.finish()
        return collector.packets
    }

    /// The ids of the rules each packet breaks, in order.
    func rules() -> [[String]] { judged().map { $0.findings.map { "\($0.rule.id)" } } }

    /// How often `rule` fired.
    func count(of rule: String) -> Int { rules().joined().count { $0 == rule } }

    private func value(
        _ bytes: [UInt8], _ link: Link, _ time: Int64, _ direction: PacketDirection, _ carrier: AttributeValue.Carrier,
        _ originalLength: Int? = nil
    ) {
        record += 1
        let value = AttributeValue(
            record: captureRecord(time, direction, link.adapter), firstRecord: record, link: link.id, direction: direction,
            carrier: carrier, handle: 0x0012, mapping: .discovered, originalLength: originalLength ?? bytes.count)
        bytes.withRawSpan { _ = dissector.value(value, $0, on: link) }
    }

    private func captureRecord(_ time: Int64, _ direction: PacketDirection, _ adapter: UInt16) -> CaptureRecord {
        CaptureRecord(
            number: record, time: CaptureTime(microseconds: (Self.start + time) * 1000), direction: direction, adapter: adapter,
            linkType: .h4, originalLength: 0, fileOffset: 0)
    }
}
