import BitchatFrame
import LinkLayers

/// Fragments that come over one link, one millisecond apart.
struct FragmentScript {
    static let ada = Peer("ada"), bo = Peer("bo"), cy = Peer("cy")

    let script = MeshScript()
    let link: Link

    init() { link = script.link(1) }

    /// How often `rule` fires for `frames`.
    static func firings(of rule: String, _ frames: [[UInt8]]) -> Int {
        let script = FragmentScript()
        for (index, frame) in frames.enumerated() { script.script.receive(frame, on: script.link, at: Int64(index)) }
        return script.script.count(of: rule)
    }
}
