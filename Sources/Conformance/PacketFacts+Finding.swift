import BitchatFrame
import BitchatPayload
import Dissection
import LinkLayers
import MeshModel
import WireFormat

extension PacketFacts {
    /// The longest value that every link carries once its MTU is known not to be shorter.
    private static let longestValue = 512
    /// What an MTU counts beside a value: opcode, handle, and the length of a value among several.
    private static let valueHead = 5
    /// The timestamps from 2001 to 2286; those of our time in other units lie outside.
    private static let milliseconds: ClosedRange<UInt64> = 1_000_000_000_000...9_999_999_999_999

    /// Finds them in `packet`, which `mesh` has met.
    init(_ packet: DissectedPacket, _ mesh: MeshState) {
        self = []
        findLayout(packet)
        findHeader(packet)
        findArrival(packet)
        if let check = mesh.signature {
            add(.badSignature, check.received == .invalid)
            add(.otherwiseSigned, check.received != check.reencoded)
        }
        add(.seenBefore, mesh.sighting?.isKnown ?? false)
        if case .fragment(let fragment) = packet.payload { findStream(fragment, packet, mesh) }
        if let header = packet.header, let distance = TimestampDistance(header.timestamp, mesh) {
            add(.farFromClock, distance.size >= UInt64(ProtocolLimits.iosSkew))
        }
    }

    @inline(__always)
    private mutating func add(_ fact: PacketFacts, _ isGiven: Bool) { rawValue |= isGiven ? fact.rawValue : 0 }

    @inline(__always)
    private mutating func findLayout(_ packet: DissectedPacket) {
        if let error = packet.error {
            add(.refused, error.layer == .frame)
            add(.malformed, error.layer == .payload)
        }
        add(.padded, packet.padding > 0)
        add(.trailing, packet.trailing > 0)
        add(.rebuilt, packet.reassembly != nil)
        add(.undecoded, packet.payload == nil)
        if case .historical = packet.payload { insert(.historical) }
        add(.cut, packet.frame == nil)
        guard let frame = packet.frame else { return }
        add(.signed, frame.signature != nil)
        add(.unsigned, frame.signature == nil)
        add(.compressed, frame.originalSize != nil)
        add(.broadcast, frame.isBroadcast)
    }

    @inline(__always)
    private mutating func findHeader(_ packet: DissectedPacket) {
        guard let header = packet.header else { return }
        add(.request, header.type == .requestSync)
        add(.unnamedType, header.type.name == nil)
        add(.reservedFlags, !header.flags.isDisjoint(with: .reserved))
        add(.routed, header.flags.contains(.route))
        add(.rsr, header.flags.contains(.rsr))
        add(.highTTL, header.ttl > ProtocolLimits.originTTL)
        add(.lastHop, header.ttl == 0)
        add(.reservedSender, header.sender.value == 0 || header.sender == .broadcast)
        add(.strangeTime, !Self.milliseconds.contains(header.timestamp))
    }

    @inline(__always)
    private mutating func findArrival(_ packet: DissectedPacket) {
        guard let context = packet.context else { return }
        add(.sent, context.direction == .sent)
        add(.joined, context.delivery.values > 1 || context.carrier == .longWrite)
        add(.following, context.delivery.framesBefore > 0)
        add(.skipped, context.delivery.skipped > 0)
        let longest = context.delivery.longestValue
        add(
            .longValue,
            longest > Self.longestValue || context.link.mtuIsKnown && longest > context.link.mtu - Self.valueHead)
    }

    private mutating func findStream(_ fragment: FragmentPayload, _ packet: DissectedPacket, _ mesh: MeshState) {
        add(.emptySlice, fragment.data.isEmpty)
        add(.manyFragments, fragment.total > ProtocolLimits.androidFragmentTotal)
        add(.requestSlice, fragment.originalType == .requestSync)
        guard let stream = mesh.stream, let header = packet.header else { return }
        formUnion(mesh.streams.facts(of: fragment, header, at: stream))
    }
}
