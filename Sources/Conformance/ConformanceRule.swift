import BitchatFrame
import Dissection
import LinkLayers
import WireFormat

/// A rule of docs/protocol.md chapter 9, or one that reported faults of real clients added.
package protocol ConformanceRule: SendableMetatype {
    /// What it is about.
    static var description: RuleDescription { get }
    /// The message types it concerns; empty for every type.
    static var types: [MessageType] { get }
    /// Facts without which it neither finds nor learns anything: one of these sets must be given; `[[]]` is every packet, `[]` none.
    static var occasions: [PacketFacts] { get }
}

extension ConformanceRule {
    /// Every type.
    package static var types: [MessageType] { [] }
    /// Every packet.
    package static var occasions: [PacketFacts] { [[]] }
}

/// A rule about one packet by itself.
package protocol PacketRule: ConformanceRule {
    /// The same rule as one about the fields of a sync request; nil for any other.
    ///
    /// Said by the rule itself, since to ask the language for a conformance takes as long as hundreds of packets.
    static var fieldRule: (any RequestFieldRule.Type)? { get }
    /// Reports what `packet` breaks.
    ///
    /// Its frame's ranges refer to `frame`, its payload's to `payload`, as `PacketSink` gives them.
    static func check(_ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ findings: inout FindingList)
}

extension PacketRule {
    /// No such rule.
    package static var fieldRule: (any RequestFieldRule.Type)? { nil }
}

/// A rule that remembers, correlates, or looks at links and times.
package protocol MeshRule: ConformanceRule {
    /// Makes a rule that has seen nothing.
    init()
    /// Looks at the next packet; `mesh` is what was known before it. State must be bounded.
    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList)
    /// Looks at an advert.
    mutating func observe(_ advertisement: Advertisement, _ mesh: MeshState, _ findings: inout FindingList)
    /// A link ended.
    mutating func closed(_ link: Link)
}

extension MeshRule {
    package mutating func observe(_ advertisement: Advertisement, _ mesh: MeshState, _ findings: inout FindingList) {}
    package mutating func closed(_ link: Link) {}
}
