import BitchatFrame
import WireFormat

/// Traffic that costs its reader memory and time: streams of fragments without an end, compressed zeros, an endless frame.
struct HostileLoad: TrafficLoad {
    /// The payload that the endless frame declares, just below what an iOS stream buffer holds.
    private static let endlessPayload: UInt32 = 8_000_000
    /// The values after which it begins anew.
    private static let endlessValues = 30_000

    private var random: SplitMix64
    private var fragment: FrameTemplate
    private var zeros: [FrameTemplate]
    private var count = 0
    private var values = 0
    private let flood = ScriptedLink.load(0)
    private let stream = ScriptedLink.load(2)

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let bo = TestIdentity.bo
        let factory = PacketFactory(.ios)
        // Sender and stream ID are new each time, index 0 and the total of 202 stay.
        let piece = FrameTemplate.plainFragments(ofFile: 30_090, by: bo)[0]
        fragment = FrameTemplate(piece, fresh: [14..<30, 60..<piece.length])
        zeros = [60_000, 65_535].map { length in
            let payload = [UInt8](repeating: 0, count: length)
            return FrameTemplate(factory.frame(factory.contents(.message, from: bo, at: 0, payload), signedBy: bo))
        }
    }

    mutating func begin(_ log: inout HCIScript) {
        log.reset()
        for link in [flood, stream] {
            log.connect(link)
            log.discover(link)
        }
    }

    /// In turn: two fragments of new senders and streams, compressed zeros, a piece of the endless frame.
    mutating func burst(_ log: inout HCIScript) {
        count += 1
        log.wait(microseconds: 500)
        switch count % 4 {
        case 0: log.notify(endless(log.milliseconds), stream)
        case 1: log.notify(zeros[random.below(zeros.count)].stamped(log.milliseconds, &random), flood)
        default: log.notify(fragment.stamped(log.milliseconds, &random), flood)
        }
    }

    /// The head of a frame of 8 MB, later its next 240 bytes.
    private mutating func endless(_ time: UInt64) -> [UInt8] {
        defer { values = (values + 1) % Self.endlessValues }
        guard values == 0 else { return random.bytes(240) }
        var writer = ByteWriter(capacity: 24)
        writer.append([2, MessageType.fileTransfer.rawValue, ProtocolLimits.originTTL])
        writer.bigEndian(time)
        writer.byte(0)
        writer.bigEndian(Self.endlessPayload)
        writer.append(TestIdentity.bo.peerID.bytes)
        return writer.bytes
    }
}
