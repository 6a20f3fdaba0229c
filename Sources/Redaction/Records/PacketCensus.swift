import BitchatFrame
import BitchatPayload
import Dissection
import Hashes
import LinkLayers
import WireFormat

/// The second reading of a capture in which sync filters are: finds out what filters know each packet by, before and after.
package final class PacketCensus: PacketSink {
    /// How many requests are looked at to judge stand-ins.
    private static let requestCapacity = 256

    private let knowledge: CaptureKnowledge
    private let standIns: StandIns
    private let frames: FrameRedactor
    private let hasher = SHA256Hasher()
    private var requests: [[UInt8]] = []
    private var choices: [Choice] = []

    /// A packet whose stand-in may be chosen among several.
    private struct Choice {
        var frame: Frame
        var payload: [UInt8]
        var before: PacketID
        var isAnswer: Bool
    }

    /// The packets of which several stand-ins may be tried: those that are all text or content, and short.
    private static let choiceTypes: Set<MessageType> = [.message, .fileTransfer, .boardPost, .groupMessage]
    private static let choiceCapacity = 512
    private static let choiceLength = 2048
    /// How many stand-ins of one packet are tried.
    private static let variants = 12
    /// How many trials there are at most in a capture.
    private static let trials = 4096
    /// How many packets are held against filters in all of them: some seconds.
    private static let work = 20_000_000

    /// Makes a census that adds to `knowledge`.
    package init(_ standIns: StandIns, _ knowledge: CaptureKnowledge) {
        self.knowledge = knowledge
        self.standIns = standIns
        frames = FrameRedactor(standIns, knowledge)
    }

    package func packet(_ packet: DissectedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan) {
        guard let frame = packet.frame, let range = packet.payloadRange else { return }
        if case .requestSync(let request) = packet.payload {
            if !request.filter.isEmpty, requests.count < Self.requestCapacity { requests.append(payloadBytes.array(range)) }
            return
        }
        guard MessageType.syncBits.contains(frame.header.type) else { return }
        let isHistorical = if case .historical = packet.payload { true } else { false }
        payloadBytes.withBytes(range) { payload in
            let before = PacketID(frame.header, payload: payload, hasher)
            let isAnswer = frame.header.flags.contains(.rsr)
            learn(frame, payload, before, isHistorical: isHistorical, isAnswer: isAnswer)
            guard Self.choiceTypes.contains(frame.header.type), packet.reassembly == nil, !isHistorical,
                payload.byteCount <= Self.choiceLength, choices.count < Self.choiceCapacity
            else { return }
            choices.append(Choice(frame: frame, payload: payload.array, before: before, isAnswer: isAnswer))
        }
    }

    private func learn(
        _ frame: Frame, _ payload: RawSpan, _ before: PacketID, isHistorical: Bool = false, isAnswer: Bool
    ) {
        var header = frame.header
        header.sender = standIns.peer(header.sender)
        let after = frames.payload(payload, of: frame, isHistorical: isHistorical).withRawSpan {
            PacketID(header, payload: $0, hasher)
        }
        knowledge.learn(before, becomes: after, isAnswer: isAnswer, hasher)
    }

    package func advertisement(_ advertisement: Advertisement, source: String) {}

    /// Chooses among the stand-ins of packets, until sync filters tell of the others what they told.
    ///
    /// It gives up after so much work that a person would wait for it, and when nothing more is wanted.
    ///
    /// - Returns: how many packets and filters still tell something else; 0 is wanted.
    package func settle(wantsMore: () -> Bool = { true }) -> Int {
        var least = cost
        var trials = 0
        let allowed = min(Self.trials, Self.work / max(1, 2 * requests.count * knowledge.packets.count))
        for choice in choices where least > 0 {
            var best = 0
            for variant in 1...Self.variants where least > 0 && trials < allowed && wantsMore() {
                trials += 1
                take(variant, choice)
                let found = cost
                if found < least { (least, best) = (found, variant) }
            }
            take(best, choice)
        }
        return least
    }

    private func take(_ variant: Int, _ choice: Choice) {
        knowledge.choose(variant, for: choice.payload)
        choice.payload.withRawSpan { learn(choice.frame, $0, choice.before, isAnswer: choice.isAnswer) }
    }

    private var cost: Int {
        let rebuilder = FilterRebuilder(standIns, knowledge)
        return requests.reduce(0) { sum, payload in
            sum
                + payload.withRawSpan { bytes in
                    (try? RequestSyncPayload(decoding: bytes, bytes.whole)).map { rebuilder.cost($0, bytes) } ?? 0
                }
        }
    }
}
