import BitchatFrame
import Dissection
import LinkLayers
import MeshModel
import WireFormat

/// FRG-005: the fragments of one stream are larger together than an app holds.
///
/// Counted for each link and direction, as the device that receives them would.
struct OversizedStream: MeshRule {
    static let description = RuleDescription(
        "FRG-005", .error, "The bytes of a fragment stream exceed 1,048,576, or 1,179,760 for a file or Noise message on iOS.",
        explanation: "The receiver forgets the stream, so that the frame never arrives; a repeated fragment counts twice on iOS.",
        source: "docs/protocol.md 3.6", ios: "the stream is forgotten", android: "the fragment is refused")

    static let types: [MessageType] = [.fragment]

    private struct Key: Hashable {
        var link: LinkID
        var stream: StreamLog.Key
    }

    private struct Held {
        var since: Int64
        var sizes: [UInt16: Int] = [:]
        var total = 0
        var isOverAndroid = false
    }

    /// The most streams whose sizes are remembered.
    private static let capacity = 256

    private var streams: [Key: Held] = [:]

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let stream = StreamInHand(packet) else { return }
        let key = Key(link: stream.context.link.id, stream: stream.key)
        var held = take(key, at: mesh.now ?? 0)
        let size = stream.fragment.data.count, replaced = held.sizes[stream.fragment.index] ?? 0
        let ios = MeshModel.FragmentRules.ios.setBytes(for: stream.fragment.originalType)
        let android = MeshModel.FragmentRules.android.setBytes(for: stream.fragment.originalType)
        if held.total + size > ios {
            findings.add(Self.self, "the stream comes to \(held.total + size) bytes, iOS holds \(ios)")
            return
        }
        held.sizes[stream.fragment.index] = size
        held.total += size - replaced
        if held.total > android, !held.isOverAndroid {
            held.isOverAndroid = true
            findings.add(Self.self, "the stream comes to \(held.total) bytes, Android holds \(android)")
        }
        keep(held, key)
    }

    /// Takes out what is held of the stream, or begins it anew once it is past its lifetime.
    private mutating func take(_ key: Key, at now: Int64) -> Held {
        guard let held = streams.removeValue(forKey: key) else { return Held(since: now) }
        return now - held.since > ProtocolLimits.fragmentLifetime ? Held(since: now) : held
    }

    private mutating func keep(_ held: Held, _ key: Key) {
        if streams.count >= Self.capacity { streams = [:] }
        streams[key] = held
    }
}
