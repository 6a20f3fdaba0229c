import BitchatFrame
import BitchatPayload
import MeshModel
import WireFormat

/// Knows from the frames alone who asked whom and when, and what was asked last.
struct RequestOracle {
    private struct Pair: Hashable {
        var node: Int
        var peer: PeerID
    }
    private struct Kind: Hashable {
        var node: Int
        var type: MessageType
    }
    private struct Place: Hashable {
        var node: Int
        var link: Int
    }

    private var asked: [Pair: Int64] = [:]
    private var questions: [Kind: SyncQuestion] = [:]
    private var owners: [Place: PeerID] = [:]

    /// Takes note of a frame that `node` sent: a unicast request, or a fragment of one.
    mutating func sent(_ frame: Frame, _ payload: [UInt8], by node: Int, at time: Int64) {
        let isPiece = frame.header.type == .fragment && payload.count > 12 && payload[12] == MessageType.requestSync.rawValue
        guard frame.header.type == .requestSync || isPiece, let peer = frame.recipient else { return }
        asked[Pair(node: node, peer: peer)] = time
        guard !isPiece,
            let question = payload.withRawSpan({ try? SyncQuestion(decoding: $0, $0.whole, rules: .ios) }),
            question.streams == nil
        else { return }
        for type in question.types.types { questions[Kind(node: node, type: type)] = question }
    }

    /// Takes note of a frame that `node` accepted: the first direct announce names the link's owner.
    mutating func accepted(_ header: FrameHeader, by node: Int, on link: Int) {
        let place = Place(node: node, link: link)
        guard header.type == .announce, header.ttl == 7, owners[place] == nil else { return }
        owners[place] = header.sender
    }

    /// Whether `node` asked the peer that the frame counts as coming from at most 30.000 s ago (docs/protocol.md 5.1, 5.3).
    func isSolicited(_ header: FrameHeader, by node: Int, on link: Int, isIOS: Bool, at time: Int64) -> Bool {
        let isDirect = header.type == .announce && header.ttl == 7
        let owner = isIOS && isDirect ? nil : owners[Place(node: node, link: link)]
        guard let asked = asked[Pair(node: node, peer: owner ?? header.sender)] else { return false }
        return time - asked <= 30_000
    }

    /// Whether the last filter that `node` sent for packets of this type seems to hold `packet`.
    func seemsHeld(_ packet: SyncPacket, by node: Int) -> Bool {
        questions[Kind(node: node, type: packet.contents.type)]?.held.contains(hash: packet.hash) ?? false
    }
}
