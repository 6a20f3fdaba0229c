import BitchatFrame
import MeshModel
import WireFormat

/// One frame as the three profiles see it.
struct GateFrame {
    /// What a profile's rule table looks at, and what its gate is given.
    typealias Side = (table: GateCase, gate: GateArrival)

    /// As the specification and iOS read it, and as Android does; nil where the decoder refuses it.
    private var apple: Side?, android: Side?
    /// The author and number of the fragments that made it whole, if it came so.
    var rebuilt: (outer: PeerID, count: Int)?

    /// Makes the frame that is told by its parts, the same for every profile.
    init(_ frame: GateCase, payload: RawSpan) {
        apple = Self.side(frame, payload, isAndroid: false)
        android = Self.side(frame, payload, isAndroid: true)
    }

    /// Makes a frame that the apps may read differently.
    init(apple: Side?, android: Side?) {
        self.apple = apple
        self.android = android
    }

    /// How a profile sees it.
    func side(_ profile: GateProfile.Name) -> Side? { profile == .android ? android : apple }

    /// The same frame on another link, whole.
    func moved(to link: Int?) -> GateFrame {
        var copy = self
        copy.rebuilt = nil
        copy.apple?.table.link = link
        copy.apple?.gate.link = link
        copy.android?.table.link = link
        copy.android?.gate.link = link
        return copy
    }

    /// One side of a frame with this payload.
    static func side(_ frame: GateCase, _ payload: RawSpan, isAndroid: Bool) -> Side {
        var frame = frame
        if isAndroid { frame.prefix = JavaHash.of(payload, type: frame.header.type) }
        let arrival = GateArrival(
            header: frame.header, link: frame.link, payloadDigest: frame.digest,
            prefixKey: isAndroid ? PrefixDuplicateKey(frame.header, payload: payload) : nil, signature: frame.signature,
            claim: frame.claim, payloadDecodes: frame.decodes)
        return (frame, arrival)
    }
}
