import Conformance
import MeshModel

/// Olga, and a phone beside her that receives what she sends.
enum ReportedFaults {
    static let olga = Peer("olga")

    /// What the phone makes of `frames`, which come as notifications a millisecond apart after her announce.
    static func judged(_ frames: [[UInt8]]) -> [JudgedPacket] {
        let script = MeshScript()
        let link = script.link(1)
        for (index, frame) in ([olga.announce()] + frames).enumerated() { script.receive(frame, on: link, at: Int64(index)) }
        return Array(script.judged().dropFirst())
    }
}

extension JudgedPacket {
    /// The ids of the rules it breaks.
    var rules: [String] { findings.map { "\($0.rule.id)" } }

    /// What iOS and Android answer.
    var answers: [VerdictReason] { verdicts.filter { $0.profile != .spec }.map(\.answer.reason) }
}
