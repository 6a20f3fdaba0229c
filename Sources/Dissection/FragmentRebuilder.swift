import BitchatFrame
import BitchatPayload
import Capture
import MeshModel
import WireFormat

/// Puts fragmented packets back together, once for each adapter and direction, by the iOS rules.
struct FragmentRebuilder {
    /// Whose view a set of assemblies is: one adapter's, in one direction.
    struct Scope: Hashable {
        var adapter: UInt16
        var direction: PacketDirection
    }

    /// A rebuilt packet's bytes and where they came from.
    struct Rebuilt {
        var bytes: [UInt8]
        var history: Reassembly
    }

    private struct Memory {
        var assembler = FragmentAssembler(rules: FragmentRebuilder.rules)
        var finished = RecentStreams()
        var swept: Int64?

        /// Forgets assemblies past their lifetime, now and then.
        mutating func expire(_ now: Int64) {
            if let swept, now >= swept, now &- swept < FragmentRebuilder.sweep { return }
            swept = now
            assembler.expire(now: now)
        }
    }

    /// The iOS rules, with a bound over the streams of a scope that the app does not have.
    private static let rules = {
        var rules = FragmentRules.ios
        rules.totalBytes = 4 << 20
        return rules
    }()

    /// How often old assemblies are looked for, in milliseconds.
    static let sweep: Int64 = 1000
    /// The most adapters and directions followed.
    static let scopes = 16

    private var memories: [Scope: Memory] = [:]

    /// Adds the fragment that `packet` carries; returns the packet it completes.
    ///
    /// Copies of a stream that was completed a moment ago (the same fragments over another link) are passed over.
    mutating func add(_ packet: DissectedPacket, _ bytes: RawSpan) -> Rebuilt? {
        guard case .fragment = packet.payload, let context = packet.context, let header = packet.header, let frame = packet.frame
        else { return nil }
        guard let range = packet.payloadRange, let piece = FragmentPiece(bytes, range, tag: context.record.number) else {
            return nil
        }
        let now = context.record.time.milliseconds
        let scope = Scope(adapter: context.record.adapter, direction: context.direction)
        guard memories[scope] != nil || memories.count < Self.scopes else { return nil }
        let key = RecentStreams.Key(sender: header.sender.value, stream: piece.stream)
        return withMemory(scope) { memory in
            guard !memory.finished.contains(key, now: now) else { return nil }
            memory.expire(now)
            let outcome = memory.assembler.add(
                piece, sender: header.sender, isBroadcast: frame.isBroadcast, now: now, bytes, FragmentPiece.slice(of: range))
            guard case .complete(let whole) = outcome else { return nil }
            memory.finished.insert(key, now: now)
            let history = Reassembly(
                stream: piece.stream, records: whole.tags, outer: header, originalType: piece.innerType)
            return Rebuilt(bytes: whole.bytes, history: history)
        }
    }

    private mutating func withMemory(_ scope: Scope, _ body: (inout Memory) -> Rebuilt?) -> Rebuilt? {
        body(&memories[scope, default: Memory()])
    }
}
