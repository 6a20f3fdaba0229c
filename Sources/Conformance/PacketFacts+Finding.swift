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

    /// Finds what `packet` shows by itself, wherever it was seen.
    @inline(__always)
    init(_ packet: borrowing DissectedPacket) {
        self = []
        findLayout(packet)
        if let header = packet.header { findHeader(header) }
    }

    /// Adds a fact if it is given.
    @inline(__always)
    mutating func add(_ fact: PacketFacts, _ isGiven: Bool) { rawValue |= isGiven ? fact.rawValue : 0 }

    @inline(__always)
    private mutating func findLayout(_ packet: borrowing DissectedPacket) {
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
        add(.broadcast, frame.recipient == nil || frame.recipient?.value == PeerID.broadcast.value)
    }

    // Raw values here and below: operators of types of other modules are calls through a witness.
    @inline(__always)
    private mutating func findHeader(_ header: FrameHeader) {
        let flags = header.flags.rawValue
        add(.request, header.type.rawValue == MessageType.requestSync.rawValue)
        add(.unnamedType, header.type.name == nil)
        add(.reservedFlags, flags & FrameFlags.reserved.rawValue != 0)
        add(.routed, flags & FrameFlags.route.rawValue != 0)
        add(.rsr, flags & FrameFlags.rsr.rawValue != 0)
        add(.highTTL, header.ttl > ProtocolLimits.originTTL)
        add(.lastHop, header.ttl == 0)
        add(.reservedSender, header.sender.value == 0 || header.sender.value == PeerID.broadcast.value)
        add(.strangeTime, !Self.milliseconds.contains(header.timestamp))
    }

    /// Finds what the way shows that a packet came by.
    @inline(__always)
    init(_ context: PacketContext) {
        self = []
        if case .sent = context.direction { insert(.sent) }
        if case .longWrite = context.carrier { insert(.joined) }
        add(.joined, context.delivery.values > 1)
        add(.following, context.delivery.framesBefore > 0)
        add(.skipped, context.delivery.skipped > 0)
        let longest = context.delivery.longestValue
        add(
            .longValue,
            longest > Self.longestValue || context.link.mtuIsKnown && longest > context.link.mtu - Self.valueHead)
    }
}

extension PacketFacts {
    /// What the fragment shows by itself.
    init(_ fragment: FragmentPayload) {
        self = []
        add(.emptySlice, fragment.data.isEmpty)
        add(.manyFragments, fragment.total > ProtocolLimits.androidFragmentTotal)
        add(.requestSlice, fragment.originalType.rawValue == MessageType.requestSync.rawValue)
    }

    /// What the signature of a packet came to.
    init(_ check: SignatureCheck) {
        self = []
        add(.badSignature, check.received == .invalid)
        add(.otherwiseSigned, check.received != check.reencoded)
    }
}
