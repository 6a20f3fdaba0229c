import BitchatFrame
import Conformance
import LinkLayers

/// bo, whose adapter is captured, and ada at the other end of one link: both announce themselves, bo asks, ada answers.
struct Exchange {
    static let ada = Peer("ada"), bo = Peer("bo"), cy = Peer("cy")

    let script: MeshScript
    let link: Link

    init(_ options: JudgeOptions = JudgeOptions()) {
        script = MeshScript(options)
        link = script.link(1)
        script.receive(Self.ada.announce(), on: link, at: 0)
        script.send(Self.bo.announce(), on: link, at: 0)
    }

    /// bo asks ada, with these TLVs after P = 7, M = 1 and an empty filter.
    func ask(_ extra: [UInt8] = [], at time: Int64 = 1000) {
        script.send(Self.bo.request(to: Self.ada.id, extra, at: time), on: link, at: time)
    }

    /// A frame comes from ada's end of the link.
    func answer(_ frame: [UInt8], at time: Int64 = 2000) { script.receive(frame, on: link, at: time) }

    /// TLV 0x04.
    static func types(_ mask: UInt8...) -> [UInt8] { [4, 0, UInt8(mask.count)] + mask }

    /// TLV 0x05, for a time in milliseconds after the script's start.
    static func since(_ time: Int64) -> [UInt8] {
        let value = UInt64(MeshScript.start + time)
        return [5, 0, 8] + (0..<8).map { UInt8(truncatingIfNeeded: value >> UInt64(56 - 8 * $0)) }
    }

    /// TLV 0x06.
    static func streams(_ text: String) -> [UInt8] { [6, 0, UInt8(text.utf8.count)] + Array(text.utf8) }
}
