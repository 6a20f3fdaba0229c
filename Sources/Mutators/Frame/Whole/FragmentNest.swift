import BitchatFrame
import BitchatPayload

/// Puts the frame into a fragment of one, or one half of it into a fragment of two (docs/protocol.md 3.6).
enum FragmentNest: Mutation {
    static let name = "fragment-nest"

    static func apply(_ draft: inout Draft) {
        guard let frame = draft.frame, frame.whole.count - frame.tail.count <= Int(UInt16.max) - FragmentPayload.headerLength
        else { return }
        let inner = draft.copy(frame.whole.lowerBound..<frame.tail.lowerBound)
        let isHalf = draft.chance(1, in: 3)
        let index = UInt16(isHalf ? draft.random.below(2) : 0)
        let half = index == 0 ? inner.prefix(inner.count / 2) : inner.suffix(from: inner.count / 2)
        let payload = FragmentPayload.encode(
            stream: draft.random.next(), index: index, total: isHalf ? 2 : 1, originalType: MessageType(rawValue: inner[1]),
            data: isHalf ? half : inner[...])
        var outer = [1, MessageType.fragment.rawValue] + draft.copy(frame.ttlOffset..<frame.flagsOffset)
        outer += [draft.chance(1, in: 4) ? FrameFlags.rsr.rawValue : 0]
        outer += [UInt8(payload.count >> 8), UInt8(truncatingIfNeeded: payload.count)] + draft.copy(frame.sender)
        draft.replace(frame.whole, outer + payload)
    }
}
