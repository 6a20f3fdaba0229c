import BitchatFrame
import BitchatPayload
import Hashes
import WireFormat

/// Where in a capture a slice of a larger frame belongs.
struct FragmentPlace: Hashable {
    /// The author of the fragment.
    var sender: PeerID
    /// The stream's ID.
    var stream: UInt64
    /// The piece's index.
    var index: UInt16

    /// The same for the whole stream.
    var whole: FragmentPlace { FragmentPlace(sender: sender, stream: stream, index: 0) }
}

/// What a first reading of a capture found out, so that a second one can replace each thing by what fits all others.
package final class CaptureKnowledge {
    /// The most signing keys, packets, and bytes of slices that are remembered.
    private static let keyCapacity = 65_536
    private static let packetCapacity = 1 << 20
    private static let sliceCapacity = 256 << 20

    /// What sync filters know a packet by.
    struct Packet {
        /// Its hash before.
        var before: UInt64
        /// Its stand-in's.
        var after: UInt64
        /// Whether it was marked as an answer to a sync request.
        var isAnswer: Bool
    }

    /// The packets that sync filters may hold.
    private(set) var packets: [Packet] = []
    private var places: [PacketID: Int] = [:]
    /// Which of several stand-ins a payload has, where it is not the first.
    private var variants: [SHA256Digest: Int] = [:]
    /// How many sync filters that hold something were seen.
    package internal(set) var filters = 0
    /// The links that carried bitchat, by serial number.
    var links: Set<Int> = []

    private var keys: [PeerID: [[UInt8]]] = [:]
    private var keyCount = 0
    private var slices: [FragmentPlace: [UInt8]] = [:]
    private var wholes: [FragmentPlace: [UInt8]] = [:]
    private var sliceBytes = 0
    /// How many slices were too many to be remembered; they become other bytes.
    private(set) var forgottenSlices = 0

    /// Makes the knowledge of a capture that was not read yet.
    package init() {}

    /// Every signing key that `peer` announced.
    func signingKeys(of peer: PeerID) -> [[UInt8]] { keys[peer] ?? [] }

    /// Learns a signing key.
    func learn(_ key: [UInt8], of peer: PeerID) {
        guard keyCount < Self.keyCapacity, !(keys[peer]?.contains(key) ?? false) else { return }
        keys[peer, default: []].append(key)
        keyCount += 1
    }

    /// Learns what becomes of a packet; gives its place among the packets, where there is room.
    @discardableResult
    func learn(_ original: PacketID, becomes standIn: PacketID, isAnswer: Bool, _ hasher: SHA256Hasher) -> Int? {
        let after = standIn.bytes.withRawSpan { GCSBucket.hash(of: $0, hasher) }
        if let place = places[original] {
            packets[place].after = after
            packets[place].isAnswer = packets[place].isAnswer || isAnswer
            return place
        }
        guard packets.count < Self.packetCapacity else { return nil }
        let before = original.bytes.withRawSpan { GCSBucket.hash(of: $0, hasher) }
        places[original] = packets.count
        packets.append(Packet(before: before, after: after, isAnswer: isAnswer))
        return packets.count - 1
    }

    /// Which of several stand-ins `payload` has; 0 is the first.
    func variant(of payload: RawSpan) -> Int { variants.isEmpty ? 0 : variants[SHA256Hasher.digest(of: payload)] ?? 0 }

    /// Chooses among several stand-ins of `payload`.
    func choose(_ variant: Int, for payload: [UInt8]) {
        variants[payload.withRawSpan { SHA256Hasher.digest(of: $0) }] = variant
    }

    /// Learns a slice; the first one of its place stays.
    func learn(_ slice: [UInt8], at place: FragmentPlace) {
        guard slices[place] == nil else { return }
        guard sliceBytes + slice.count <= Self.sliceCapacity else { return forgottenSlices += 1 }
        sliceBytes += slice.count
        slices[place] = slice
    }

    /// Learns the frame that a stream's slices make.
    func learn(whole: [UInt8], of place: FragmentPlace) {
        guard wholes[place.whole] == nil, sliceBytes + whole.count <= Self.sliceCapacity else { return }
        sliceBytes += whole.count
        wholes[place.whole] = whole
    }

    /// The frame that a stream's slices make, or as much of it as stands together from the first slice on.
    func frame(of place: FragmentPlace) -> [UInt8] {
        if let whole = wholes[place.whole] { return whole }
        var result: [UInt8] = []
        var next = place.whole
        while let slice = slices[next], next.index < .max {
            result += slice
            next.index += 1
        }
        return result
    }

    /// Where the slice of `place` begins in its frame; nil when an earlier one is missing.
    func offset(of place: FragmentPlace) -> Int? {
        var offset = 0
        var next = place.whole
        while next.index < place.index {
            guard let slice = slices[next] else { return nil }
            offset += slice.count
            next.index += 1
        }
        return offset
    }
}
