import Capture
import Conformance
import Dissection
import LinkLayers
import WireFormat

/// Dissects and judges the records of a capture, keeping what every packet showed.
final class CaptureDissection: JudgedPacketSink {
    private var packets: [CapturePacket] = []

    /// The packets of the records, judged by every profile but for their signatures, which only cost time here.
    static func packets(of records: [CaptureContent.Record]) -> [CapturePacket] {
        let collector = CaptureDissection()
        var options = JudgeOptions()
        options.verifiesSignatures = false
        let packets = PacketDissector(into: Judge(into: collector, options), firstNumber: 1)
        var dissector = Dissector(source: "input", packets: packets)
        for record in records { record.bytes.withRawSpan { _ = dissector.record(record.header, $0) } }
        dissector.finish()
        return collector.packets
    }

    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        packets.append(CapturePacket(judged.packet, frameBytes, payloadBytes))
    }

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) {}
}
