import BitchatFrame
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

    /// What became of packets, by what sync filters know them by.
    private(set) var packets: [PacketID: PacketID] = [:]
    /// The packets that were marked as answers to a sync request.
    private(set) var answers: Set<PacketID> = []
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

    /// Learns what becomes of a packet.
    func learn(_ original: PacketID, becomes standIn: PacketID, isAnswer: Bool) {
        guard packets.count < Self.packetCapacity else { return }
        packets[original] = standIn
        if isAnswer { answers.insert(original) }
    }

    /// Forgets what became of packets, which other stand-ins change.
    package func forgetPackets() {
        packets.removeAll()
        answers.removeAll()
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
