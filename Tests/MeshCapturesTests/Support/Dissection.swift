import BitchatFrame
import Capture
import Conformance
import Dissection
import LibpcapCapture
import LinkLayers
import MeshModel
import WireFormat

/// A capture read as a user's would be: from the bytes of its file, through every layer.
final class CaptureDissection: JudgedPacketSink {
    /// One frame as the capture shows it.
    struct Seen: Equatable {
        var record: Int
        var handle: UInt16
        var isReceived: Bool
        var isWritten: Bool
        var bytes: [UInt8]
    }

    /// One packet with its verdicts and findings.
    struct Packet {
        var judged: JudgedPacket
        var bytes: [UInt8]
        var payload: [UInt8]

        var header: FrameHeader? { judged.packet.header }
        var isReceived: Bool { judged.packet.context?.direction == .received }
        var stream: UInt64? { judged.packet.reassembly?.stream }

        func reason(_ profile: GateProfile.Name) -> VerdictReason? {
            judged.verdicts.first { $0.profile == profile }?.answer.reason
        }
    }

    private(set) var packets: [Packet] = []
    private(set) var adverts = 0
    private(set) var counters = LinkLayerCounters()

    /// Dissects the bytes of one file.
    init(_ file: [UInt8]) throws {
        let judge = Judge(into: self, JudgeOptions())
        var dissector = Dissector(source: "generated", packets: PacketDissector(into: judge, firstNumber: 1))
        var reader = CaptureReader(
            source: "generated", input: ByteInput(MemorySource(file)), formats: AllCaptureFormats.all)
        try reader.read(into: &dissector)
        dissector.finish()
        counters = dissector.links.counters
    }

    func packet(_ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        packets.append(
            Packet(judged: judged, bytes: frameBytes.array, payload: payloadBytes.array(judged.packet.payloadRange ?? .empty)))
    }

    func advertisement(_ advertisement: Advertisement, source: String, _ findings: [Finding]) { adverts += 1 }

    /// The frames that were on the air, without those put together from fragments.
    var frames: [Packet] { packets.filter { $0.judged.packet.reassembly == nil } }

    /// The same, as far as a simulation knows them.
    var seen: [Seen] {
        frames.compactMap { packet in
            packet.judged.packet.context.map { context in
                Seen(
                    record: context.record.number, handle: context.link.handle, isReceived: context.direction == .received,
                    isWritten: context.carrier == .writeCommand, bytes: packet.bytes)
            }
        }
    }

    /// How often each rule of a severity is broken.
    func findings(_ severity: Severity) -> [String: Int] {
        packets.flatMap(\.judged.findings).filter { $0.rule.severity == severity }.reduce(into: [:]) {
            $0["\($1.rule.id)", default: 0] += 1
        }
    }
}
