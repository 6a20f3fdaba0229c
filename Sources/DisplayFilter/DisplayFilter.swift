import Conformance
import Dissection
import Hashes
import LinkLayers
import WireFormat

/// A display filter: an expression in tshark's language, read once, that is true or false of a packet (docs/filters.md).
package final class DisplayFilter: Sendable {
    private let root: FilterNode?
    private let fields: [FilterField]
    /// Whether it names a field of which a packet's place in the capture and its bytes do not say enough.
    private let needsVisit: Bool
    private let expressions: [RegularExpression]

    /// Reads `expression`; an empty one is true of every packet.
    package init(_ expression: String) throws(FilterError) {
        var parser = try FilterParser(expression)
        root = try parser.parse()
        fields = parser.fields
        let ownNames = Set((FilterFields.all + [FrameFields.frame, PacketFields.bytes]).map { "\($0.name)" })
        needsVisit = parser.fields.contains { !ownNames.contains("\($0.name)") }
        expressions = root?.expressions ?? []
    }

    /// How many searches for a regular expression were given up because they took too many steps.
    package var givenUp: Int { expressions.reduce(0) { $0 + $1.givenUp } }

    /// Whether it is true of a packet; `hasher` is used for the fields that are digests.
    package func isTrue(
        of judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan, _ hasher: SHA256Hasher
    ) -> Bool {
        guard let root else { return true }
        let collected = FieldCollector.values(of: fields, judged, frameBytes, payloadBytes, hasher, visits: needsVisit)
        return Evaluation(values: collected).isTrue(root)
    }

    /// Whether it is true of an advert.
    package func isTrue(of advertisement: Advertisement, source: String, _ findings: [Finding]) -> Bool {
        guard let root else { return true }
        return Evaluation(values: FieldCollector.values(of: fields, advertisement, source: source, findings)).isTrue(root)
    }
}

extension FilterNode {
    /// The regular expressions in it.
    fileprivate var expressions: [RegularExpression] {
        switch self {
        case .all(let nodes), .any(let nodes), .odd(let nodes): nodes.flatMap(\.expressions)
        case .not(let inner): inner.expressions
        case .matches(_, let expression): [expression]
        default: []
        }
    }
}

extension FieldCollector {
    /// The values that a packet has for each of `fields`; `visits` when the packet itself must be asked.
    package static func values(
        of fields: [FilterField], _ judged: JudgedPacket, _ frameBytes: RawSpan, _ payloadBytes: RawSpan, _ hasher: SHA256Hasher,
        visits: Bool = true
    ) -> [[FilterValue]] {
        var collector = FieldCollector(fields)
        FilterFields.visit(&collector, judged.packet, frameBytes)
        if visits { judged.visit(&collector, frameBytes, payloadBytes, hasher) }
        return collector.values
    }

    /// The values that an advert has for each of `fields`.
    package static func values(
        of fields: [FilterField], _ advertisement: Advertisement, source: String, _ findings: [Finding]
    ) -> [[FilterValue]] {
        var collector = FieldCollector(fields)
        FilterFields.visit(&collector, advertisement.record)
        AdvertisementFields.visit(&collector, advertisement, source: source)
        VerdictFields.visit(&collector, findings)
        return collector.values
    }
}
