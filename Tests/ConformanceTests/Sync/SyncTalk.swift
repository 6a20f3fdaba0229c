import BitchatFrame
import BitchatPayload
import Conformance
import LinkLayers

/// A talk between ada, whose device captures, and bo at the other end of link 1; cy is somewhere behind bo.
struct SyncTalk {
    static let ada = Peer("ada"), bo = Peer("bo"), cy = Peer("cy")

    let script: MeshScript
    let link: Link

    /// Opens the link; unless told otherwise both announce themselves on it.
    init(_ options: JudgeOptions = JudgeOptions(), role: Link.Role = .central, isBound: Bool = true) {
        script = MeshScript(options)
        link = script.link(1, role: role)
        guard isBound else { return }
        script.send(Self.ada.announce(at: 0), on: link, at: 0)
        script.receive(Self.bo.announce(at: 0), on: link, at: 0)
    }

    /// The rules of this family that each packet broke, packets without any left out.
    var found: [[String]] {
        script.rules().map { $0.filter { $0.hasPrefix("SYNC") } }.filter { !$0.isEmpty }
    }

    /// How often `rule` fires on a signed request of bo to ada with the TLVs `fields`.
    static func firings(of rule: String, _ fields: [UInt8]) -> Int { findings(of: rule, fields).count }

    /// What `rule` finds in a signed request of bo to ada with the TLVs `fields`.
    static func findings(of rule: String, _ fields: [UInt8]) -> [Finding] {
        let talk = SyncTalk()
        talk.script.receive(bo.frame(.requestSync, fields, ttl: 0, at: 1_000, to: ada.id), on: talk.link, at: 1_000)
        return talk.script.judged().flatMap(\.findings).filter { "\($0.rule.id)" == rule }
    }

    /// One TLV.
    static func field(_ type: UInt8, _ value: [UInt8]) -> [UInt8] {
        [type, UInt8(value.count >> 8), UInt8(value.count & 0xFF)] + value
    }

    /// TLVs 01 to 03; those of an empty store when nothing is said.
    static func set(p: UInt8 = 7, m: UInt32 = 1, _ stream: [UInt8] = []) -> [UInt8] {
        field(1, [p]) + field(2, [UInt8(m >> 24), UInt8(m >> 16 & 0xFF), UInt8(m >> 8 & 0xFF), UInt8(m & 0xFF)])
            + field(3, stream)
    }

    /// A request's TLVs for fragments of the streams named in `text`.
    static func streams(_ text: String) -> [UInt8] { set() + field(4, [0x20]) + field(6, Array(text.utf8)) }

    /// `count` different stream IDs as iOS writes them; at most 128.
    static func text(ofIDs count: Int) -> String {
        (0..<count).map { "00000000000000" + String(0x80 + $0, radix: 16) }.joined(separator: ",")
    }

    /// A piece of a fragment stream of `author`.
    static func piece(
        _ index: UInt16, of total: UInt16, stream: UInt64 = 0x45a4_3038_a50a_a502, by author: Peer = cy,
        type: MessageType = .message,
        data: [UInt8] = [1], ttl: UInt8 = 6, at time: Int64 = 0, to recipient: PeerID? = nil
    ) -> [UInt8] {
        let payload = FragmentPayload.encode(stream: stream, index: index, total: total, originalType: type, data: data)
        return author.frame(.fragment, payload, ttl: ttl, at: time, to: recipient, isSigned: false)
    }

    /// `frame` in two fragments with ttl 0, as a request above the link limit travels.
    static func halves(of frame: [UInt8], by author: Peer = bo, at time: Int64 = 0, to recipient: PeerID? = ada.id) -> [[UInt8]] {
        let middle = frame.count / 2
        return [Array(frame[..<middle]), Array(frame[middle...])].enumerated().map { index, data in
            piece(UInt16(index), of: 2, stream: 7, by: author, type: .requestSync, data: data, ttl: 0, at: time, to: recipient)
        }
    }
}
