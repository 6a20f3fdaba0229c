import BitchatFrame
import Capture
import Conformance
import Dissection
import LinkLayers
import WireFormat

/// One line a packet: time, direction, link, peer, type, ttl, flags, length and the payload's gist.
package final class LinePrinter: PacketPrinter {
    package static let name = "line"
    package static let summary = "one line a packet"

    private let out: OutputBuffer
    private let options: PrintingOptions

    package init(_ out: OutputBuffer, _ options: PrintingOptions) {
        self.out = out
        self.options = options
    }

    package func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        let packet = judged.packet
        right(packet.number, width: 5)
        if packet.isCaptured, let context = packet.context { write(context, isRebuilt: packet.reassembly != nil) }
        if let header = packet.header { write(header, packet, length: packet.frame?.length ?? frameBytes.byteCount) }
        PacketGist.write(packet, payloadBytes, to: out)
        if judged.isRefused { write(judged.verdicts) }
        write(judged.findings)
        out.byte(10)
        if options.showsHex { HexDump.write(frameBytes, to: out, indent: 6) }
        out.endLine(flush: options.flushesEachPacket)
    }

    package func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {
        out.text("    -")
        time(advertisement.record.time)
        out.text(advertisement.origin == .own ? "  sent  hci" : "  recv  hci" as StaticString)
        out.decimal(Int(advertisement.record.adapter))
        out.text("  advert")
        var visitor = GistVisitor(out)
        AdvertisementFields.visit(&visitor, advertisement, source: source)
        write(findings)
        out.byte(10)
        out.endLine(flush: options.flushesEachPacket)
    }

    private func write(_ context: PacketContext, isRebuilt: Bool) {
        time(context.record.time)
        out.text("  ")
        out.text(Self.arrow(context.direction))
        out.text("  hci")
        out.decimal(Int(context.record.adapter))
        out.byte(58)
        out.decimal(Int(context.link.handle))
        out.text(isRebuilt ? "  =" : "  ")
    }

    private func write(_ header: FrameHeader, _ packet: DissectedPacket, length: Int) {
        out.text("  ")
        out.hex(header.sender.value)
        out.text(" > ")
        if let recipient = packet.frame?.recipient, recipient != .broadcast { out.hex(recipient.value) } else { out.text("all") }
        out.text("  ")
        name(of: header, packet)
        out.text("  ttl ")
        out.decimal(Int(header.ttl))
        write(header.flags)
        out.text("  ")
        out.decimal(length)
        out.text(" B")
    }

    /// Names the flags worth a word on a line, beyond what recipient and payload show by themselves.
    private func write(_ flags: FrameFlags) {
        if flags.contains(.signature) { out.text(" signed") }
        if flags.contains(.compressed) { out.text(" compressed") }
        if flags.contains(.route) { out.text(" routed") }
        if flags.contains(.rsr) { out.text(" RSR") }
    }

    private func name(of header: FrameHeader, _ packet: DissectedPacket) {
        if case .historical(let historical) = packet.payload {
            out.text(historical.kind)
        } else if let name = header.type.name {
            out.text(name)
        } else {
            out.text("type ")
            out.decimal(Int(header.type.rawValue))
        }
    }

    /// Names the profiles that refuse the packet, and why.
    private func write(_ verdicts: JudgedPacket.Verdicts) {
        for verdict in verdicts where verdict.answer.accepts == false {
            out.text("  ")
            out.text(verdict.profile.rawValue)
            out.text(" refuses: ")
            out.text(verdict.answer.reason.name)
        }
    }

    /// Names the rules that the packet breaks, errors first.
    private func write(_ findings: [Finding]) {
        guard !findings.isEmpty else { return }
        var separator: StaticString = "  ["
        for isError in [true, false] {
            for finding in findings where (finding.rule.severity == .error) == isError {
                out.text(separator)
                out.text(finding.rule.id)
                separator = " "
            }
        }
        out.byte(93)
    }

    private func time(_ time: CaptureTime) {
        out.text("  ")
        guard time.isKnown, time.isPrintable else { return out.text("               ") }
        let text = time.text
        unsafe out.raw(text.span.bytes, ByteRange(11, 15))
    }

    private func right(_ number: Int, width: Int) {
        var bound = 10
        for _ in 1..<width {
            if number < bound { out.byte(32) }
            bound *= 10
        }
        out.decimal(number)
    }

    private static func arrow(_ direction: PacketDirection) -> StaticString {
        switch direction {
        case .sent: "sent"
        case .received: "recv"
        case .centralToPeripheral: "c->p"
        case .peripheralToCentral: "p->c"
        case .unknown: "  ? "
        }
    }
}
