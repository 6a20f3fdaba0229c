import Capture
import Conformance
import Dissection
import LinkLayers
import MeshModel
import WireFormat

@testable import LiveScreen

/// Traffic in a few lines: values at given times through dissector and judge onto a board.
///
/// Times of records are milliseconds after 2025-10-09T08:53:20Z; the board's clock is whatever a test advances it to.
final class BoardScript {
    static let start: Int64 = 1_760_000_000_000

    let board = LiveBoard()
    private let dissector: PacketDissector
    private var record = 0

    init(judging: Bool = true, source: String = "hci0") {
        let sink: any PacketSink = judging ? Judge(into: board, JudgeOptions()) : Unjudged(into: board)
        dissector = PacketDissector(into: sink, firstNumber: 1)
        dissector.source = source
    }

    var contents: BoardContents { board.contents }

    /// A link that the capturing device opened; handle and serial number are `number`.
    func link(_ number: Int = 64) -> Link {
        var link = Link(id: LinkID(serial: number), adapter: 0, handle: UInt16(number), openingRecord: 1)
        link.role = .central
        link.peerAddress = DeviceAddress(value: 0xC0DE_C000_0000 + UInt64(number))
        dissector.opened(link)
        return link
    }

    func receive(_ bytes: [UInt8], on link: Link, at time: Int64) { value(bytes, link, time, .received, .notification) }

    func send(_ bytes: [UInt8], on link: Link, at time: Int64) { value(bytes, link, time, .sent, .writeCommand) }

    /// Hears an advert that names no peer, or `peer`.
    func hear(_ address: UInt64, strength: Int8, peer: UInt64? = nil, at time: Int64 = 0) {
        var advert = Advertisement(record: place(time, .received), origin: .received, address: DeviceAddress(value: address))
        advert.hasService = true
        advert.rssi = strength
        advert.peerID = peer
        dissector.advertisement(advert)
    }

    private func value(
        _ bytes: [UInt8], _ link: Link, _ time: Int64, _ direction: PacketDirection, _ carrier: AttributeValue.Carrier
    ) {
        let record = place(time, direction)
        let value = AttributeValue(
            record: record, firstRecord: record.number, link: link.id, direction: direction, carrier: carrier, handle: 0x12,
            mapping: .discovered, originalLength: bytes.count)
        bytes.withRawSpan { _ = dissector.value(value, $0, on: link) }
    }

    private func place(_ time: Int64, _ direction: PacketDirection) -> CaptureRecord {
        record += 1
        return CaptureRecord(
            number: record, time: CaptureTime(microseconds: (Self.start + time) * 1000), direction: direction, linkType: .h4,
            originalLength: 0, fileOffset: 0)
    }

    /// The lines of the board on a screen of this size.
    func lines(_ width: Int = 80, _ height: Int = 24, _ change: (inout BoardLayout) -> Void = { _ in }) -> [String] {
        var layout = BoardLayout(contents, width: width, height: height)
        change(&layout)
        return layout.lines.map(\.text)
    }
}

extension HandMadeFrame {
    /// An announce by `sender` called `name`, with made-up keys.
    static func announce(_ name: String, _ sender: UInt64, ttl: UInt8 = 7, at time: Int64 = 0) -> [UInt8] {
        let section = [1, UInt8(utf8(name).count)] + utf8(name) + [2, 32] + run(0xAA, 32) + [3, 32] + run(0xBB, 32)
        return HandMadeFrame(type: 1, ttl: ttl, time: UInt64(BoardScript.start + time), sender: sender, section: section).bytes
    }

    /// A public message by `sender`.
    static func text(_ text: String, _ sender: UInt64, ttl: UInt8 = 7, flags: UInt8 = 0, at time: Int64 = 0) -> [UInt8] {
        HandMadeFrame(
            ttl: ttl, time: UInt64(BoardScript.start + time), flags: flags, sender: sender, section: utf8(text)
        ).bytes
    }

    /// A sync request by `sender` to `recipient` for announces and messages.
    static func request(_ sender: UInt64, to recipient: UInt64, at time: Int64 = 0) -> [UInt8] {
        let set: [UInt8] = [1, 0, 1, 7, 2, 0, 4, 0, 0, 1, 0, 3, 0, 0, 4, 0, 1, 3]
        return HandMadeFrame(
            type: 0x21, ttl: 0, time: UInt64(BoardScript.start + time), flags: 1, sender: sender, between: big(recipient),
            section: set
        ).bytes
    }

    /// Piece `index` of `total` of a stream by `sender`.
    static func piece(_ index: UInt16, of total: UInt16, stream: UInt64, _ sender: UInt64) -> [UInt8] {
        HandMadeFrame(
            type: 0x20, time: UInt64(BoardScript.start), sender: sender,
            section: big(stream) + big(index) + big(total) + [2, 1, 2, 3]
        ).bytes
    }
}
