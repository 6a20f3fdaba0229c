import BitchatFrame
import Dissection
import Inflate
import WireFormat

/// CMP-004: a body inflates to the declared size, and is not exactly that.
struct InexactBody: MeshRule {
    static let description = RuleDescription(
        "CMP-004", .warning, "The body inflates to more than declared, has no final block, or is followed by other bytes.",
        explanation: "iOS takes the declared number of bytes and passes over the rest; Android takes exact bodies only.",
        source: "docs/protocol.md 2.4", ios: "accepted, cut to the declared size", android: "dropped")
    static let occasions: [PacketFacts] = [.compressed]

    /// The most bodies remembered as exact.
    private static let capacity = 1_024

    private let inflater = RawInflater()
    private let mixer = KeyMixer()
    /// The hashes of exact bodies, each in its place; 0 where there is none.
    private var exact: [UInt64] = []

    mutating func observe(
        _ packet: DissectedPacket, _ frame: RawSpan, _ payload: RawSpan, _ mesh: MeshState, _ findings: inout FindingList
    ) {
        guard let whole = packet.currentFrame, let size = whole.originalSize, packet.error?.layer != .frame,
            let fault = newFault(of: whole.body, in: frame, size)
        else { return }
        findings.add(Self.self, fault, at: whole.body.offset)
    }

    /// The same as `fault`, without inflating the copies of an exact body again.
    private mutating func newFault(of body: ByteRange, in frame: RawSpan, _ size: Int) -> String? {
        let hash = mixer.mix(frame.withBytes(body) { mixer.mix($0) }, UInt64(size)) | 1
        let place = Int(hash >> 32) % Self.capacity
        if exact.isEmpty { exact = Array(repeating: 0, count: Self.capacity) }
        if exact[place] == hash { return nil }
        let fault = fault(of: body, in: frame, size)
        if fault == nil { exact[place] = hash }
        return fault
    }

    /// What an exact reader has against a body that iOS takes, if anything.
    private func fault(of body: ByteRange, in frame: RawSpan, _ size: Int) -> String? {
        let result = inflater.inflate(frame, body, limit: size)
        switch result.ending {
        case .outputFull:
            let real = inflater.inflate(frame, body, limit: ProtocolLimits.iosPayload).produced
            return "the body inflates to \(real) bytes, \(size) are declared"
        case .inputEnded: return "the body has no final block after the \(size) bytes declared"
        case .finished where result.consumed < body.count:
            return "\(body.count - result.consumed) bytes follow the end of the DEFLATE data"
        case .finished, .corrupt: return nil
        }
    }
}
