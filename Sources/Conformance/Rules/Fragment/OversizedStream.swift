import BitchatFrame
import BitchatPayload
import Dissection
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

    /// One stream over one link in one direction, in plain words.
    private struct Key: MixedKey {
        var link: Int
        var end: UInt64
        var sender: UInt64
        var stream: UInt64

        init(_ fragment: FragmentPayload, _ header: FrameHeader, _ arrival: PacketInHand.Arrival) {
            link = arrival.link.serial
            end = UInt64(arrival.adapter) << 8 | UInt64(arrival.direction.rawValue)
            sender = header.sender.value
            stream = fragment.stream
        }

        func hash(_ mixer: KeyMixer) -> UInt64 {
            mixer.mix(mixer.mix(stream, sender), UInt64(truncatingIfNeeded: link), end)
        }
    }

    private struct Held {
        var since: Int64
        var sizes = SliceNumbers()
        var total = 0
        var isOverAndroid = false

        func isOver(at now: Int64) -> Bool { now - since > ProtocolLimits.fragmentLifetime }
    }

    /// The most streams whose sizes are remembered.
    private static let capacity = 256

    private let mixer = KeyMixer()
    private var streams = KeyTable<Key, Held>()

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        let inHand = mesh.inHand
        guard let fragment = inHand.fragment, inHand.isRemembered, let header = inHand.header, let arrival = inHand.arrival
        else { return }
        let key = Key(fragment, header, arrival), now = mesh.now ?? 0, found = streams.place(of: key)
        let before = found.map { streams[$0].isOver(at: now) ? 0 : streams[$0].total } ?? 0
        let size = fragment.data.count
        let ios = MeshModel.FragmentRules.ios.setBytes(for: fragment.originalType)
        if before + size > ios {
            findings.add(Self.self, "the stream comes to \(before + size) bytes, iOS holds \(ios)")
            if let found { streams.remove(at: found) }
            return
        }
        let place = found ?? add(key, now)
        let mixer = mixer
        if let total = streams.update(place, { Self.take(fragment, now, &$0, mixer) }) {
            let android = MeshModel.FragmentRules.android.setBytes(for: fragment.originalType)
            findings.add(Self.self, "the stream comes to \(total) bytes, Android holds \(android)")
        }
    }

    /// Begins to follow a stream; all others are forgotten when there are too many.
    private mutating func add(_ key: Key, _ now: Int64) -> Int {
        if streams.count >= Self.capacity { streams.removeAll() }
        return streams.add(key, Held(since: now))
    }

    /// Adds a fragment to what is held of its stream, which begins anew once it is past its lifetime.
    ///
    /// Returns the size of the stream when it is more than Android holds for the first time.
    private static func take(
        _ fragment: FragmentPayload, _ now: Int64, _ held: inout Held, _ mixer: KeyMixer
    ) -> Int? {
        if held.isOver(at: now) { held = Held(since: now) }
        let replaced = held.sizes.set(UInt64(fragment.data.count), at: fragment.index, mixer) ?? 0
        held.total += fragment.data.count - Int(replaced)
        guard held.total > MeshModel.FragmentRules.android.setBytes(for: fragment.originalType), !held.isOverAndroid else {
            return nil
        }
        held.isOverAndroid = true
        return held.total
    }
}
