import BitchatFrame
import BitchatPayload
import Capture
import MeshModel
import WireFormat

/// Puts fragmented packets back together, once for each adapter and direction, by the iOS rules.
package final class FragmentRebuilder {
    /// A rebuilt packet's bytes and where they came from.
    struct Rebuilt {
        var bytes: [UInt8]
        var history: Reassembly
    }

    /// What one adapter saw in one direction.
    private struct Memory {
        /// Whose view it is.
        let scope: UInt32
        private var assembler = FragmentAssembler(rules: FragmentRebuilder.rules)
        private var finished = RecentStreams()
        private var swept: Int64?

        init(_ scope: UInt32) { self.scope = scope }

        /// Takes a piece unless its stream was completed a moment ago; returns the packet it completes.
        mutating func add(
            _ piece: FragmentPiece, by sender: PeerID, isBroadcast: Bool, _ bytes: RawSpan, _ slice: ByteRange, now: Int64
        ) -> AssembledPacket? {
            let stream = FragmentStream(sender: sender, id: piece.stream)
            guard !finished.contains(stream, now: now) else { return nil }
            expire(now)
            let outcome = assembler.add(piece, sender: sender, isBroadcast: isBroadcast, now: now, bytes, slice)
            guard case .complete(let whole) = outcome else { return nil }
            finished.insert(stream, now: now)
            return whole
        }

        /// Forgets assemblies past their lifetime, now and then.
        private mutating func expire(_ now: Int64) {
            if let swept, now >= swept, now &- swept < FragmentRebuilder.sweep { return }
            swept = now
            assembler.expire(now: now)
        }
    }

    /// The iOS rules, with a bound over the streams of a scope that the app does not have.
    package static let rules = {
        var rules = FragmentRules.ios
        rules.totalBytes = 4 << 20
        return rules
    }()

    /// How often old assemblies are looked for, in milliseconds.
    package static let sweep: Int64 = 1000
    /// The most adapters and directions followed.
    package static let scopes = 16

    private var memories: [Memory] = []

    /// Adds the fragment that `packet` carries; returns the packet it completes.
    ///
    /// Copies of a stream that was completed a moment ago (the same fragments over another link) are passed over.
    func add(_ packet: DissectedPacket, _ bytes: RawSpan) -> Rebuilt? {
        guard case .fragment(let fragment) = packet.payload, let frame = packet.frame, let record = packet.context?.record,
            let direction = packet.context?.direction, let place = place(of: Self.scope(record.adapter, direction))
        else { return nil }
        let piece = FragmentPiece(
            stream: fragment.stream, index: fragment.index, total: fragment.total, innerType: fragment.originalType,
            tag: record.number)
        let whole = memories[place].add(
            piece, by: frame.header.sender, isBroadcast: frame.isBroadcast, bytes, fragment.data, now: record.time.milliseconds)
        guard let whole else { return nil }
        let history = Reassembly(
            stream: piece.stream, records: whole.tags, outer: frame.header, originalType: piece.innerType)
        return Rebuilt(bytes: whole.bytes, history: history)
    }

    /// Where the memory of a scope stands; nil when too many others are followed.
    private func place(of scope: UInt32) -> Int? {
        for place in memories.indices where memories[place].scope == scope { return place }
        guard memories.count < Self.scopes else { return nil }
        memories.append(Memory(scope))
        return memories.count - 1
    }

    /// An adapter and a direction as one number.
    private static func scope(_ adapter: UInt16, _ direction: PacketDirection) -> UInt32 {
        let way: UInt32 =
            switch direction {
            case .sent: 0
            case .received: 1
            case .centralToPeripheral: 2
            case .peripheralToCentral: 3
            case .unknown: 4
            }
        return UInt32(adapter) << 8 | way
    }
}
